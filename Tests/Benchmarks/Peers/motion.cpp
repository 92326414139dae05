// What MotionBenchmark.swift measures, in C++ with the system's libm, over the same arguments.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <limits>
#include <string>
#include <utility>

static const int COUNT = 1024, ROUNDS = 20, SAMPLES = 60;

static double cpu() {
    timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return t.tv_sec * 1e9 + t.tv_nsec;
}

static double points[COUNT];
static volatile double sink;

static void fill(double low, double high) {
    uint64_t state = 12345;
    for (double& point : points) {
        state = state * 6364136223846793005u + 1442695040888963407u;
        point = low + (high - low) * ((state >> 11) * 0x1p-53);
    }
}

template <class Function>
static void measure(const std::string& name, Function function) {
    double best = 1e30;
    for (int sample = 0; sample < SAMPLES; sample++) {
        double start = cpu(), sum = 0;
        for (int round = 0; round < ROUNDS; round++)
            for (double x : points) sum += function(x);
        double time = (cpu() - start) / (ROUNDS * COUNT);
        sink = sum;
        best = std::min(best, time);
    }
    std::printf("%s %.3f\n", name.c_str(), best);
}

// Newton's method on Bernstein's form, kept in a bracket, until x cannot be told from the one asked for.
struct Bracketed {
    double x1, y1, x2, y2;

    static double bernstein(double a, double b, double t) {
        double s = 1 - t;
        return t * (3 * s * (s * a + t * b) + t * t);
    }
    static double derivative(double a, double b, double t) {
        double s = 1 - t;
        return 3 * (s * (s * a + 2 * t * (b - a)) + t * t * (1 - b));
    }
    double parameter(double x) const {
        double low = 0, high = 1, t = x;
        for (int i = 0; i < 200; i++) {
            double error = bernstein(x1, x2, t) - x;
            if (std::fabs(error) <= 0x1p-53 * x) return t;
            (error < 0 ? low : high) = t;
            double next = t - error / derivative(x1, x2, t);
            if (!(next > low && next < high)) next = low + (high - low) / 2;
            if (next == t) return t;
            t = next;
        }
        return t;
    }
    double value(double x) const {
        if (x <= 0 || x >= 1) return x;
        return bernstein(y1, y2, parameter(x));
    }
    double valueAndSlope(double x) const {
        if (x <= 0 || x >= 1) return x;
        double t = parameter(x);
        return bernstein(y1, y2, t) + derivative(y1, y2, t) / derivative(x1, x2, t);
    }
};

// Our own algorithm line by line: Householder's method with the same end.
struct Householder : Bracketed {
    double parameter(double x) const {
        double start = x2 - 2 * x1, end = 1 - 2 * x2 + x1, third = end - start;
        double low = 0, high = 1, t = x;
        for (int i = 0; i < 128; i++) {
            double error = bernstein(x1, x2, t) - x;
            if (error == 0) return t;
            (error < 0 ? low : high) = t;
            double first = derivative(x1, x2, t), second = 3 * ((1 - t) * start + t * end);
            double square = first * first, bend = error * second;
            double swerve = error * error * third;
            double step = error * (square - bend) / (first * (square - 2 * bend) + swerve);
            double next = t - step;
            if (!(next > low && next < high)) {
                double middle = low + (high - low) / 2;
                if (middle <= low || middle >= high) return t;
                t = middle;
                continue;
            }
            double step2 = step * step, twist = std::fabs(third) * first;
            double left = 5 * step2 * step2
                * (std::fabs(second) * (second * second + twist) + std::fabs(step * third) * twist);
            bool inRange = first * std::fabs(bend) + std::fabs(swerve) < first * square / 16;
            if ((inRange && left <= 0x1p-53 * x * square) || next == t) return next;
            t = next;
        }
        return t;
    }
    double value(double x) const {
        if (x <= 0 || x >= 1) return x;
        return bernstein(y1, y2, parameter(x));
    }
};

// WebKit's and Chromium's solver, four steps of Newton's and bisection, to 1e-7 in x only.
struct Browser {
    double ax, bx, cx, ay, by, cy;

    Browser(double x1, double y1, double x2, double y2) {
        cx = 3 * x1, bx = 3 * (x2 - x1) - cx, ax = 1 - cx - bx;
        cy = 3 * y1, by = 3 * (y2 - y1) - cy, ay = 1 - cy - by;
    }
    double curve(double t) const { return ((ax * t + bx) * t + cx) * t; }
    double parameter(double x) const {
        double t = x;
        for (int i = 0; i < 8; i++) {
            double error = curve(t) - x;
            if (std::fabs(error) < 1e-7) return t;
            double slope = (3 * ax * t + 2 * bx) * t + cx;
            if (std::fabs(slope) < 1e-6) break;
            t -= error / slope;
        }
        double low = 0, high = 1;
        t = x;
        while (low < high) {
            double error = curve(t) - x;
            if (std::fabs(error) < 1e-7) return t;
            (error < 0 ? low : high) = t;
            t = low + (high - low) / 2;
        }
        return t;
    }
    double value(double x) const {
        if (x <= 0 || x >= 1) return x;
        double t = parameter(x);
        return ((ay * t + by) * t + cy) * t;
    }
};

// The closed form in three regimes, constants worked out once; about critical damping a power series.
struct Spring {
    double decay, square, spread;

    Spring(double stiffness, double damping) {
        decay = damping / 2, square = stiffness;
        double w = std::sqrt(stiffness);
        spread = std::sqrt(std::fabs(decay - w)) * std::sqrt(decay + w);
    }
    double valueAndVelocity(double x, double v, double t) const {
        double phase = spread * t, c, s, f;
        if (phase < 0.1) {
            double z = decay * decay < square ? -phase * phase : phase * phase;
            c = 1 + z * (1. / 2 + z * (1. / 24 + z * (1. / 720 + z / 40320)));
            s = t * (1 + z * (1. / 6 + z * (1. / 120 + z * (1. / 5040 + z / 362880))));
            f = std::exp(-decay * t);
        } else if (decay * decay < square) {
            sincos(phase, &s, &c);
            s /= spread;
            f = std::exp(-decay * t);
        } else {
            double slow = -square / (decay + spread), fast = -(decay + spread);
            double slowFactor = std::exp(slow * t);
            double d = -slowFactor * std::expm1((fast - slow) * t) / (2 * spread);
            double g = v - slow * x;
            return x * slowFactor + g * d + (slow * x * slowFactor + g * (std::exp(fast * t) + slow * d));
        }
        double g = v + decay * x;
        return f * (x * c + g * s) + f * (v * c - (decay * v + square * x) * s);
    }
};

template <class Curve>
static void measureCurves(const std::string& peer) {
    const std::pair<const char*, Curve> curves[] = {
        {"ease", {0.25, 0.1, 0.25, 1}},       {"easeIn", {0.42, 0, 1, 1}},
        {"easeOut", {0, 0, 0.58, 1}},         {"easeInOut", {0.42, 0, 0.58, 1}},
        {"overshoot", {0.34, 1.56, 0.64, 1}}, {"steep", {1, 0, 0, 1}},
        {"vertical", {0, 1, 0, 1}},
    };
    for (const auto& named : curves) {
        Curve curve = named.second;
        measure(peer + ".bezier." + named.first, [&](double x) { return curve.value(x); });
    }
}

struct MakeBracketed : Bracketed {
    MakeBracketed(double a, double b, double c, double d) : Bracketed{a, b, c, d} {}
};
struct MakeHouseholder : Householder {
    MakeHouseholder(double a, double b, double c, double d) : Householder{{a, b, c, d}} {}
};

int main() {
    fill(0, 1);
    measureCurves<MakeBracketed>("newton");
    measureCurves<MakeHouseholder>("householder");
    measureCurves<Browser>("browser");
    MakeBracketed ease(0.25, 0.1, 0.25, 1);
    measure("newton.bezier.slope", [&](double x) { return ease.valueAndSlope(x); });
    const std::pair<const char*, double> springs[] = {
        {"0.1", 2}, {"0.5", 10}, {"1", 20}, {"1.5", 30}, {"10", 200},
    };
    fill(0, 2);
    for (const auto& named : springs) {
        Spring spring(100, named.second);
        measure(std::string("cpp.spring.") + named.first,
                [&](double t) { return 1 + spring.valueAndVelocity(-1, 3, t); });
    }
}
