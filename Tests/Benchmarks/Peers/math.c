// The elementary functions of the system's libm over the arguments that MathBenchmark.swift uses.
#define _GNU_SOURCE
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <time.h>

enum { COUNT = 1024, ROUNDS = 20, SAMPLES = 60 };

static double cpu(void) {
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return t.tv_sec * 1e9 + t.tv_nsec;
}

static double first[COUNT], second[COUNT];
static volatile double sink;

static void fill(double low, double high, double low2, double high2) {
    uint64_t state = 12345;
    for (int i = 0; i < COUNT; i++) {
        state = state * 6364136223846793005u + 1442695040888963407u;
        first[i] = low + (high - low) * ((state >> 11) * 0x1p-53);
        state = state * 6364136223846793005u + 1442695040888963407u;
        second[i] = low2 + (high2 - low2) * ((state >> 11) * 0x1p-53);
    }
}

#define MEASURE(name, expression)                                            \
    do {                                                                     \
        double best = 1e30;                                                  \
        for (int sample = 0; sample < SAMPLES; sample++) {                   \
            double start = cpu(), sum = 0;                                   \
            for (int round = 0; round < ROUNDS; round++)                     \
                for (int i = 0; i < COUNT; i++) {                            \
                    double x = first[i], y = second[i];                      \
                    (void)y;                                                 \
                    sum += (expression);                                     \
                }                                                            \
            double time = (cpu() - start) / (ROUNDS * COUNT);                \
            sink = sum;                                                      \
            if (time < best) best = time;                                    \
        }                                                                    \
        printf("%s %.3f\n", name, best);                                     \
    } while (0)

static double both(double x) {
    double s, c;
    sincos(x, &s, &c);
    return s + c;
}

int main(void) {
    fill(-20, 20, 0, 1);
    MEASURE("exp", exp(x));
    MEASURE("exp2", exp2(x));
    MEASURE("expm1", expm1(x));
    MEASURE("sin", sin(x));
    MEASURE("cos", cos(x));
    MEASURE("sincos", both(x));
    MEASURE("tan", tan(x));
    fill(-1e300, 1e300, 0, 1);
    MEASURE("sin.huge", sin(x));
    fill(0, 10, 0, 1);
    MEASURE("log", log(x));
    MEASURE("log2", log2(x));
    MEASURE("log10", log10(x));
    MEASURE("log1p", log1p(x));
    fill(0, 1, -3, 3);
    MEASURE("pow", pow(x, y));
    MEASURE("pow12Over5", pow(x, 2.4));
    MEASURE("pow5Over12", pow(x, 1 / 2.4));
    MEASURE("cbrt", cbrt(x));
    fill(-3, 3, -1, 1);
    MEASURE("atan", atan(x));
    MEASURE("atan2", atan2(y, x));
    MEASURE("erf", erf(x));
    MEASURE("erfc", erfc(x));
    return 0;
}
