// HSV in plain C, and text widths by FreeType (loaded at run time, so that building needs no headers of it) and by a C
// loop over flat tables filled from it.
//   theme FONT
// Prints NAME NANOSECONDS a line, best of 60 samples, for one colour or one character.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return t.tv_sec * 1e9 + t.tv_nsec;
}

static volatile double sink;

#define BENCH(name, count, ...)                           \
    do {                                                  \
        double best = 1e300;                              \
        for (int sample = 0; sample < 60; sample++) {     \
            double start = now(), sum = 0;                \
            for (int i = 0; i < (count); i++) { __VA_ARGS__ } \
            double time = (now() - start) / (count);      \
            if (time < best) best = time;                 \
            sink = sum;                                   \
        }                                                 \
        printf("%s %.3f\n", name, best);                  \
    } while (0)

typedef struct { double h, s, v; } Hsv;
typedef struct { double r, g, b; } Rgb;

static unsigned long long state = 88172645463325252ull;

static double next(void) {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return (state >> 11) * 0x1p-53;
}

static __attribute__((noinline)) Rgb to_rgb(Hsv c) {
    double sixths = c.h * 6;
    int sector = (int)sixths;
    double f = sixths - sector, low = c.v * (1 - c.s), fall = c.v * (1 - c.s * f), rise = c.v * (1 - c.s * (1 - f));
    switch (sector) {
    case 0: return (Rgb){c.v, rise, low};
    case 1: return (Rgb){fall, c.v, low};
    case 2: return (Rgb){low, c.v, rise};
    case 3: return (Rgb){low, fall, c.v};
    case 4: return (Rgb){rise, low, c.v};
    default: return (Rgb){c.v, low, fall};
    }
}

static __attribute__((noinline)) Hsv to_hsv(Rgb c) {
    double high = fmax(c.r, fmax(c.g, c.b)), chroma = high - fmin(c.r, fmin(c.g, c.b));
    if (chroma <= 0) return (Hsv){0, 0, high};
    double sixths = high == c.r ? (c.g - c.b) / chroma
                    : high == c.g ? 2 + (c.b - c.r) / chroma
                                  : 4 + (c.r - c.g) / chroma;
    if (sixths < 0) sixths += 6;
    return (Hsv){sixths / 6, chroma / high, high};
}

enum { COLORS = 4096 };
static Hsv hsv[COLORS];
static Rgb rgb[COLORS];

static const char *const text =
    "The quick brown fox jumps over the lazy dog. AVATAR, To, Ty, LT, Wa. 0123456789 - typography (1978)!";

typedef struct { long x, y; } Vector;
enum { NO_SCALE = 1, UNSCALED = 2 };

static void bench_text(const char *font) {
    void *library = dlopen("libfreetype.so.6", RTLD_NOW);
    if (!library) return;
    int (*init)(void **) = (int (*)(void **))dlsym(library, "FT_Init_FreeType");
    int (*open_face)(void *, const char *, long, void **) =
        (int (*)(void *, const char *, long, void **))dlsym(library, "FT_New_Face");
    unsigned (*char_index)(void *, unsigned long) = (unsigned (*)(void *, unsigned long))dlsym(library, "FT_Get_Char_Index");
    int (*advance)(void *, unsigned, int, long *) = (int (*)(void *, unsigned, int, long *))dlsym(library, "FT_Get_Advance");
    int (*kerning)(void *, unsigned, unsigned, unsigned, Vector *) =
        (int (*)(void *, unsigned, unsigned, unsigned, Vector *))dlsym(library, "FT_Get_Kerning");
    void *ft = NULL, *face = NULL;
    if (!init || !open_face || !char_index || !advance || !kerning || init(&ft) || open_face(ft, font, 0, &face)) return;
    int length = (int)strlen(text), count = 200 * length;
    unsigned previous = 0;
    long width = 0;
    BENCH("text-kerned", count, {
        int place = i % length;
        if (place == 0) { sum += width; width = 0; previous = 0; }
        unsigned glyph = char_index(face, (unsigned char)text[place]);
        long units = 0;
        advance(face, glyph, NO_SCALE, &units);
        width += units;
        if (previous) {
            Vector pair = {0, 0};
            kerning(face, previous, glyph, UNSCALED, &pair);
            width += pair.x;
        }
        previous = glyph;
    });
    printf("text-width %ld\n", width);
    static unsigned short glyphs[65536], advances[65536];
    for (unsigned code = 0; code < 65536; code++) {
        long units = 0;
        glyphs[code] = (unsigned short)char_index(face, code);
        advance(face, glyphs[code], NO_SCALE, &units);
        advances[glyphs[code]] = (unsigned short)units;
    }
    BENCH("text-plain", count, { sum += advances[glyphs[(unsigned char)text[i % length]]]; });
}

int main(int argc, char **argv) {
    for (int i = 0; i < COLORS; i++) {
        hsv[i] = (Hsv){next(), next(), next()};
        rgb[i] = (Rgb){next(), next(), next()};
    }
    BENCH("hsv-to-rgb", COLORS, { Rgb c = to_rgb(hsv[i]); sum += c.r + c.g + c.b; });
    BENCH("rgb-to-hsv", COLORS, { Hsv c = to_hsv(rgb[i]); sum += c.h + c.s + c.v; });
    if (argc > 1) bench_text(argv[1]);
    return 0;
}
