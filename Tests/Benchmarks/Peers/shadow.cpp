// Shadow rasters in C++: the exact field as ShadowBenchmark.swift's library computes it (straight part in closed form, 12
// Gauss-Legendre nodes for each 3.5 sigma of a corner's arc, a matrix product for each corner) in single-threaded code that
// the compiler may vectorise, and the usual approximation, three box blurs of a mask of 8 bits.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <vector>

static double cpu() {
    timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return t.tv_sec * 1e9 + t.tv_nsec;
}

static const double RULE[6][2] = {
    {0.1252334085114689, 0.24914704581340277}, {0.3678314989981802, 0.2334925365383548},
    {0.5873179542866175, 0.20316742672306592}, {0.7699026741943047, 0.16007832854334622},
    {0.9041172563704749, 0.10693932599531843}, {0.9815606342467192, 0.04717533638651183},
};

struct Node { double depth, width, weight; };

struct Field {
    double left, top, right, bottom, radius, sigma;

    double interval(double low, double high, double x) const {
        double s = std::sqrt(0.5) / sigma;
        return 0.5 * (std::erf((high - x) * s) - std::erf((low - x) * s));
    }

    std::vector<Node> nodes() const {
        int panels = std::max(1, (int)std::ceil(radius * M_PI_2 / (3.5 * sigma)));
        double half = 0.5 * M_PI_2 / panels;
        std::vector<Node> result;
        for (int p = 0; p < panels; p++)
            for (auto &r : RULE)
                for (double sign : {-1.0, 1.0}) {
                    double angle = half * (2 * p + 1) + sign * half * r[0];
                    double c = std::cos(angle);
                    result.push_back({radius * (1 - std::sin(angle)), radius * (1 - c), r[1] * half * radius * c / sigma});
                }
        return result;
    }

    void raster(std::vector<double> &out, int side) const {
        std::vector<double> columns(side);
        for (int x = 0; x < side; x++) columns[x] = interval(left, right, x + 0.5);
        for (int y = 0; y < side; y++) {
            double w = interval(top, bottom, y + 0.5);
            for (int x = 0; x < side; x++) out[y * side + x] = w * columns[x];
        }
        std::vector<Node> list = nodes();
        int n = (int)list.size();
        double margin = 6.5 * sigma;
        for (int corner = 0; corner < 4; corner++) {
            bool isLeft = corner % 2 == 0, isTop = corner < 2;
            auto range = [&](bool first, double low, double high) {
                double a = first ? low - margin : high - radius - margin;
                double b = first ? low + radius + margin : high + margin;
                int begin = std::max(0, (int)std::ceil(a - 0.5)), end = std::min(side, (int)std::floor(b - 0.5) + 1);
                return std::pair<int, int>(begin, std::max(begin, end));
            };
            auto cols = range(isLeft, left, right), rows = range(isTop, top, bottom);
            int width = cols.second - cols.first;
            std::vector<double> widths(n * std::max(1, width)), line(std::max(1, width));
            double s = std::sqrt(0.5) / sigma;
            for (int i = 0; i < width; i++) {
                double x = cols.first + i + 0.5, a = isLeft ? x - left : right - x, side0 = std::erf(-a * s);
                for (int j = 0; j < n; j++) widths[j * width + i] = 0.5 * (std::erf((list[j].width - a) * s) - side0);
            }
            for (int y = rows.first; y < rows.second; y++) {
                double b = isTop ? y + 0.5 - top : bottom - y - 0.5;
                std::fill(line.begin(), line.end(), 0);
                for (int j = 0; j < n; j++) {
                    double d = (list[j].depth - b) / sigma;
                    if (std::fabs(d) > 6.5) continue;
                    double h = list[j].weight * 0.3989422804014327 * std::exp(-0.5 * d * d);
                    const double *w = &widths[j * width];
                    for (int i = 0; i < width; i++) line[i] += h * w[i];
                }
                double *o = &out[y * side + cols.first];
                for (int i = 0; i < width; i++) o[i] -= line[i];
            }
        }
    }
};

// One box blur along rows, written transposed, so that two passes blur both directions.
static void boxBlur(const std::vector<uint8_t> &in, std::vector<uint8_t> &out, int side, int size) {
    int before = size / 2;
    for (int y = 0; y < side; y++) {
        int sum = 0;
        for (int x = 0; x < size - before && x < side; x++) sum += in[y * side + x];
        for (int x = 0; x < side; x++) {
            out[x * side + y] = (uint8_t)((sum + size / 2) / size);
            if (x + size - before < side) sum += in[y * side + x + size - before];
            if (x - before >= 0) sum -= in[y * side + x - before];
        }
    }
}

static void boxes(std::vector<uint8_t> &mask, std::vector<uint8_t> &other, int side, const Field &f) {
    for (int y = 0; y < side; y++)
        for (int x = 0; x < side; x++) {
            double a = std::min(x + 0.5 - f.left, f.right - x - 0.5), b = std::min(y + 0.5 - f.top, f.bottom - y - 0.5);
            bool in = a > 0 && b > 0;
            if (in && a < f.radius && b < f.radius) in = std::hypot(f.radius - a, f.radius - b) <= f.radius;
            mask[y * side + x] = in ? 255 : 0;
        }
    int size = std::max(1, (int)std::floor(f.sigma * 3 * std::sqrt(2 * M_PI) / 4 + 0.5));
    for (int pass = 0; pass < 3; pass++) {
        boxBlur(mask, other, side, size);
        boxBlur(other, mask, side, size);
    }
}

int main() {
    struct { const char *name; Field field; } cases[] = {
        {"blur16", {64, 64, 192, 192, 16, 8}},
        {"blur64", {64, 64, 192, 192, 16, 32}},
        {"blur4", {16, 16, 240, 240, 60, 2}},
    };
    const int side = 256;
    std::vector<double> out(side * side);
    std::vector<uint8_t> mask(side * side), other(side * side);
    volatile double sink = 0;
    for (auto &c : cases) {
        double exact = 1e30, approximate = 1e30;
        for (int sample = 0; sample < 40; sample++) {
            double start = cpu();
            c.field.raster(out, side);
            exact = std::min(exact, cpu() - start);
            sink = sink + out[side * side / 2];
            start = cpu();
            boxes(mask, other, side, c.field);
            approximate = std::min(approximate, cpu() - start);
            sink = sink + mask[side * side / 2];
        }
        printf("%s.exact %.1f\n%s.boxes %.1f\n", c.name, exact, c.name, approximate);
    }
    const Field &f = cases[0].field;
    std::vector<Node> list = f.nodes();
    double best = 1e30;
    for (int sample = 0; sample < 40; sample++) {
        double start = cpu(), sum = 0;
        for (int index = 0; index < 1000; index++) {
            double x = 50 + index % 40, y = 50 + index / 40;
            double value = f.interval(f.left, f.right, x) * f.interval(f.top, f.bottom, y);
            for (int corner = 0; corner < 4; corner++) {
                double a = corner % 2 == 0 ? x - f.left : f.right - x, b = corner < 2 ? y - f.top : f.bottom - y;
                if (a > f.radius + 6.5 * f.sigma || b > f.radius + 6.5 * f.sigma) continue;
                for (auto &node : list) {
                    double d = (node.depth - b) / f.sigma;
                    value -= node.weight * 0.3989422804014327 * std::exp(-0.5 * d * d) * f.interval(0, node.width, a);
                }
            }
            sum += value;
        }
        sink = sink + sum;
        best = std::min(best, (cpu() - start) / 1000);
    }
    printf("point.exact %.1f\n", best);
    return 0;
}
