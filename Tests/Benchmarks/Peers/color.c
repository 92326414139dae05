// The plain loops that the colour benchmarks are compared with: what one writes in C, libm and no intrinsics.
#define _POSIX_C_SOURCE 199309L
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define COUNT 4096
#define SAMPLES 60

static double colors[COUNT][4], lab_colors[COUNT][4], oklabs[COUNT][4];
static uint8_t bytes[COUNT][4];
static double table[256];
static volatile double sink;

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return t.tv_sec * 1e9 + t.tv_nsec;
}

static double linear(double v) {
    double a = fabs(v);
    double r = a <= 0.04045 ? a / 12.92 : pow((a + 0.055) / 1.055, 2.4);
    return copysign(r, v);
}

static double encoded(double v) {
    double a = fabs(v);
    double r = a <= 0.0031308 ? a * 12.92 : 1.055 * pow(a, 1 / 2.4) - 0.055;
    return copysign(r, v);
}

static double f(double t) {
    return t > 216.0 / 24389 ? cbrt(t) : (24389.0 / 27 * t + 16) / 116;
}

__attribute__((noinline)) static void to_lab(const double *c, double *lab) {
    double r = linear(c[0]), g = linear(c[1]), b = linear(c[2]);
    double x = 0.4123907992659595 * r + 0.35758433938387796 * g + 0.1804807884018343 * b;
    double y = 0.21263900587151036 * r + 0.7151686787677559 * g + 0.07219231536073371 * b;
    double z = 0.01933081871559185 * r + 0.11919477979462599 * g + 0.9505321522496606 * b;
    double fx = f(x / (0.3127 / 0.3290)), fy = f(y), fz = f(z / (0.3583 / 0.3290));
    lab[0] = 116 * fy - 16;
    lab[1] = 500 * (fx - fy);
    lab[2] = 200 * (fy - fz);
    lab[3] = c[3];
}

__attribute__((noinline)) static void to_oklab(const double *c, double *lab) {
    double r = linear(c[0]), g = linear(c[1]), b = linear(c[2]);
    double l = cbrt(0.4122214694707630 * r + 0.5363325372617349 * g + 0.0514459932675022 * b);
    double m = cbrt(0.2119034958178252 * r + 0.6806995506452344 * g + 0.1073969535369405 * b);
    double s = cbrt(0.0883024591900564 * r + 0.2817188391361215 * g + 0.6299787016738222 * b);
    lab[0] = 0.2104542683093140 * l + 0.7936177747023054 * m - 0.0040720430116193 * s;
    lab[1] = 1.9779985324311684 * l - 2.4285922420485799 * m + 0.4505937096174110 * s;
    lab[2] = 0.0259040424655478 * l + 0.7827717124575296 * m - 0.8086757549230774 * s;
    lab[3] = c[3];
}

__attribute__((noinline)) static void to_p3(const double *c, double *p3) {
    double r = linear(c[0]), g = linear(c[1]), b = linear(c[2]);
    p3[0] = encoded(0.8224619687143623 * r + 0.1775380312856377 * g);
    p3[1] = encoded(0.0331941988509616 * r + 0.9668058011490384 * g);
    p3[2] = encoded(0.0170826307211200 * r + 0.0723974407047391 * g + 0.9105199285741409 * b);
    p3[3] = c[3];
}

static double luminance(const double *c) {
    return 0.2126 * linear(c[0]) + 0.7152 * linear(c[1]) + 0.0722 * linear(c[2]);
}

__attribute__((noinline)) static double contrast(const double *a, const double *b) {
    double p = luminance(a), q = luminance(b);
    return p > q ? (p + 0.05) / (q + 0.05) : (q + 0.05) / (p + 0.05);
}

static double luminance8(const uint8_t *c) {
    return 0.2126 * table[c[0]] + 0.7152 * table[c[1]] + 0.0722 * table[c[2]];
}

__attribute__((noinline)) static double contrast8(const uint8_t *a, const uint8_t *b) {
    double p = luminance8(a), q = luminance8(b);
    return p > q ? (p + 0.05) / (q + 0.05) : (q + 0.05) / (p + 0.05);
}

static uint8_t byte(double v) {
    double n = round(v * 255);
    return n < 0 ? 0 : n > 255 ? 255 : (uint8_t)n;
}

__attribute__((noinline)) static void hex(const double *c, char *out) {
    static const char digits[] = "0123456789ABCDEF";
    for (int i = 0; i < 3; i++) {
        uint8_t b = byte(c[i]);
        out[2 * i] = digits[b >> 4];
        out[2 * i + 1] = digits[b & 15];
    }
}

static int digit(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return -1;
}

__attribute__((noinline)) static int parse(const char *text, double *c) {
    if (text[0] != '#') return 0;
    for (int i = 0; i < 3; i++) {
        int h = digit(text[1 + 2 * i]), l = digit(text[2 + 2 * i]);
        if (h < 0 || l < 0) return 0;
        c[i] = (h * 16 + l) / 255.0;
    }
    c[3] = 1;
    return 1;
}

#define DEG (3.14159265358979323846 / 180)

static double degrees(double y, double x) {
    double h = atan2(y, x) / DEG;
    return h < 0 ? h + 360 : h;
}

__attribute__((noinline)) static double de2000(const double *p, const double *q) {
    double c1 = sqrt(p[1] * p[1] + p[2] * p[2]), c2 = sqrt(q[1] * q[1] + q[2] * q[2]);
    double cm = (c1 + c2) / 2, c7 = cm * cm * cm * cm * cm * cm * cm;
    double g = 0.5 * (1 - sqrt(c7 / (c7 + 6103515625.0)));
    double a1 = (1 + g) * p[1], a2 = (1 + g) * q[1];
    double d1 = sqrt(a1 * a1 + p[2] * p[2]), d2 = sqrt(a2 * a2 + q[2] * q[2]);
    double h1 = d1 == 0 ? 0 : degrees(p[2], a1), h2 = d2 == 0 ? 0 : degrees(q[2], a2);
    double dl = q[0] - p[0], dc = d2 - d1, dh = 0;
    if (d1 * d2 != 0) {
        dh = h2 - h1;
        if (dh > 180) dh -= 360;
        if (dh < -180) dh += 360;
    }
    double dH = 2 * sqrt(d1 * d2) * sin(dh / 2 * DEG);
    double lm = (p[0] + q[0]) / 2, dm = (d1 + d2) / 2, hm = h1 + h2;
    if (d1 * d2 != 0) {
        if (fabs(h1 - h2) <= 180) hm /= 2;
        else hm = hm < 360 ? (hm + 360) / 2 : (hm - 360) / 2;
    }
    double t = 1 - 0.17 * cos((hm - 30) * DEG) + 0.24 * cos(2 * hm * DEG) + 0.32 * cos((3 * hm + 6) * DEG)
        - 0.20 * cos((4 * hm - 63) * DEG);
    double e = (hm - 275) / 25, theta = 30 * exp(-e * e);
    double m7 = dm * dm * dm * dm * dm * dm * dm;
    double rc = 2 * sqrt(m7 / (m7 + 6103515625.0)), l50 = (lm - 50) * (lm - 50);
    double sl = 1 + 0.015 * l50 / sqrt(20 + l50), sc = 1 + 0.045 * dm, sh = 1 + 0.015 * dm * t;
    double rt = -sin(2 * theta * DEG) * rc;
    double x = dl / sl, y = dc / sc, z = dH / sh;
    return sqrt(x * x + y * y + z * z + rt * y * z);
}

static double random01(void) {
    static uint64_t state = 0x9E3779B97F4A7C15u;
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return (state >> 11) * 0x1p-53;
}

#define MEASURE(name, body)                                     \
    do {                                                        \
        double best = INFINITY;                                 \
        for (int s = 0; s < SAMPLES; s++) {                     \
            double sum = 0, start = now();                      \
            for (int i = 0; i < COUNT; i++) { body; }           \
            double time = (now() - start) / COUNT;              \
            if (time < best) best = time;                       \
            sink = sum;                                         \
        }                                                       \
        printf("%s %.4f\n", name, best);                        \
    } while (0)

int main(void) {
    static char texts[COUNT][8];
    double out[4];
    char buffer[8];
    for (int i = 0; i < 256; i++) table[i] = linear(i / 255.0);
    for (int i = 0; i < COUNT; i++) {
        for (int k = 0; k < 3; k++) {
            colors[i][k] = random01();
            bytes[i][k] = byte(colors[i][k]);
        }
        colors[i][3] = 1;
        to_lab(colors[i], lab_colors[i]);
        texts[i][0] = '#';
        hex(colors[i], texts[i] + 1);
    }
    MEASURE("srgb-to-lab", (to_lab(colors[i], out), sum += out[0]));
    MEASURE("srgb-to-oklab", (to_oklab(colors[i], out), sum += out[0]));
    MEASURE("srgb-to-p3", (to_p3(colors[i], out), sum += out[0]));
    MEASURE("srgb-to-lab-buffer", to_lab(colors[i], lab_colors[i]));
    MEASURE("srgb-to-oklab-buffer", to_oklab(colors[i], oklabs[i]));
    MEASURE("contrast", sum += contrast(colors[i], colors[(i + 1) % COUNT]));
    MEASURE("contrast-8bit", sum += contrast8(bytes[i], bytes[(i + 1) % COUNT]));
    MEASURE("hex-format", (hex(colors[i], buffer), sum += buffer[3]));
    MEASURE("hex-parse", (parse(texts[i], out), sum += out[0]));
    MEASURE("delta-e-2000", sum += de2000(lab_colors[i], lab_colors[(i + 1) % COUNT]));
    return 0;
}
