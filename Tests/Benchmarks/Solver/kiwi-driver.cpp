// Runs one workload in the neutral text format (see FORMAT.md) on kiwi and prints one JSON line per phase.
//   kiwi-driver FILE [-r REPEATS] [-t SECONDS] [-v VALUES] [-p]
// Build: c++ -std=c++14 -O3 -DNDEBUG -I<folder that holds kiwi/> kiwi-driver.cpp -o kiwi-driver
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fstream>
#include <map>
#include <memory>
#include <sstream>
#include <stdexcept>
#include <string>
#include <unordered_map>
#include <vector>
#include <kiwi/kiwi.h>

struct Con { std::string id; int prio; kiwi::RelationalOperator rel; double constant; std::vector<std::pair<int, double>> terms; };
enum class Op { phase, add, addAll, remove, edit, unedit, suggest, read, repeat, end, expect, expectError };
struct Ins { Op op; int a = 0; double x = 0, y = 0; std::string s; };

struct File {
    std::string name;
    std::map<int, double> weights;
    std::vector<std::string> vars;
    std::vector<Con> cons;
    std::vector<Ins> script;
};

static void die(const std::string& m) { std::fprintf(stderr, "%s\n", m.c_str()); std::exit(2); }

static File load(const char* path) {
    File f;
    std::ifstream in(path);
    if (!in) die(std::string("cannot read ") + path);
    std::unordered_map<std::string, int> vi, ci;
    std::string line, w;
    auto var = [&](const std::string& n) { auto it = vi.find(n); if (it == vi.end()) die("unknown variable " + n); return it->second; };
    // strtod also takes nan and inf
    auto number = [](std::istringstream& in) { std::string t; in >> t; return std::strtod(t.c_str(), nullptr); };
    auto con = [&](const std::string& n) { auto it = ci.find(n); if (it == ci.end()) die("unknown constraint " + n); return it->second; };
    while (std::getline(in, line)) {
        std::istringstream s(line);
        if (!(s >> w) || w[0] == '#' || w == "solverbench" || w == "begin") continue;
        if (w == "name") s >> f.name;
        else if (w == "weight") { int p; double x; s >> p >> x; f.weights[p] = x; }
        else if (w == "var") { std::string n; s >> n; vi[n] = (int)f.vars.size(); f.vars.push_back(n); }
        else if (w == "con") {
            Con c; std::string rel, n; int k; double x;
            s >> c.id >> c.prio >> rel >> c.constant >> k;
            c.rel = rel == "==" ? kiwi::OP_EQ : rel == "<=" ? kiwi::OP_LE : kiwi::OP_GE;
            while (k-- > 0) { s >> x >> n; c.terms.push_back({var(n), x}); }
            ci[c.id] = (int)f.cons.size(); f.cons.push_back(c);
        } else {
            Ins i; std::string n;
            if (w == "phase") { i.op = Op::phase; s >> i.s >> i.x; }
            else if (w == "add") { s >> n; if (n == "*") i.op = Op::addAll; else { i.op = Op::add; i.a = con(n); } }
            else if (w == "remove") { s >> n; i.op = Op::remove; i.a = con(n); }
            else if (w == "edit") { s >> n >> i.x; i.op = Op::edit; i.a = var(n); }
            else if (w == "unedit") { s >> n; i.op = Op::unedit; i.a = var(n); }
            else if (w == "suggest") { s >> n; i.x = number(s); i.op = Op::suggest; i.a = var(n); }
            else if (w == "read") i.op = Op::read;
            else if (w == "repeat") { i.op = Op::repeat; s >> i.a; }
            else if (w == "end") i.op = Op::end;
            else if (w == "expect") { s >> n >> i.x >> i.y; i.op = Op::expect; i.a = var(n); }
            else if (w == "expectError") { i.op = Op::expectError; s >> i.s; }
            else die("unknown word " + w);
            f.script.push_back(i);
        }
    }
    return f;
}

// Processor time in ns: unlike wall time it does not grow when other programs want the machine.
static double now() { timespec t; clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t); return t.tv_sec * 1e9 + t.tv_nsec; }

static double weight(const File& f, int prio) {
    if (prio >= 1000) return kiwi::strength::required;
    auto it = f.weights.find(prio);
    return it != f.weights.end() ? it->second : std::pow(10.0, 3.0 * (prio / 250.0 - 1.0));
}

struct Phase { std::string name; double units = 1; double ns = 0; int expects = 0, wrong = 0; double maxError = 0; std::string error; };

// One run of the whole script with a fresh solver. `sink` keeps the reads from being optimised away.
static std::vector<Phase> run(const File& f, double& sink, FILE* values, bool partial) {
    std::vector<Phase> phases;
    std::vector<kiwi::Variable> vars;
    for (auto& n : f.vars) vars.emplace_back(n);
    auto solver = std::make_unique<kiwi::Solver>();
    std::vector<std::unique_ptr<kiwi::Constraint>> cons(f.cons.size());
    std::vector<int> loopStart, loopLeft;
    size_t pc = 0;
    double t0 = now();
    bool running = false;
    auto stop = [&] { if (running) phases.back().ns += now() - t0; running = false; };
    // -p: tells on stderr how far the first run came, so that a run cut off by a time limit still shows something.
    auto progress = [&] { if (partial && !phases.empty()) std::fprintf(stderr, "partial %s %s %.0f wrong=%d error=%s\n", f.name.c_str(), phases.back().name.c_str(), phases.back().ns / phases.back().units, phases.back().wrong, phases.back().error.c_str()); };
    auto start = [&] { running = true; t0 = now(); };
    auto dump = [&] {
        if (!values || phases.empty()) return;
        solver->updateVariables();
        std::fprintf(values, "phase %s\n", phases.back().name.c_str());
        for (size_t i = 0; i < vars.size(); i++) std::fprintf(values, "%s %.17g\n", f.vars[i].c_str(), vars[i].value());
    };
    // Making the constraint objects counts as part of building, as it does for every solver.
    auto add = [&](int k) {
        if (!cons[k]) {
            const Con& c = f.cons[k];
            std::vector<kiwi::Term> t;
            t.reserve(c.terms.size());
            for (auto& p : c.terms) t.emplace_back(vars[p.first], p.second);
            cons[k] = std::make_unique<kiwi::Constraint>(kiwi::Expression(std::move(t), c.constant), c.rel, weight(f, c.prio));
        }
        solver->addConstraint(*cons[k]);
    };
    try {
        while (pc < f.script.size()) {
            const Ins& i = f.script[pc];
            // `expectError` says that the operation before it has to fail.
            if (pc + 1 < f.script.size() && f.script[pc + 1].op == Op::expectError) {
                bool failed = false;
                try {
                    if (i.op == Op::add) add(i.a);
                    else if (i.op == Op::remove) { if (!cons[i.a]) throw std::runtime_error("unknown"); solver->removeConstraint(*cons[i.a]); }
                    else if (i.op == Op::edit) solver->addEditVariable(vars[i.a], weight(f, (int)i.x));
                    else if (i.op == Op::suggest) solver->suggestValue(vars[i.a], i.x);
                } catch (const std::exception&) { failed = true; }
                Phase& p = phases.back(); p.expects++;
                if (!failed) { p.wrong++; if (p.error.empty()) p.error = "no " + f.script[pc + 1].s; }
                pc += 2;
                continue;
            }
            // The clock rests from an expectation to what is timed next: asking it takes as long as a small suggestion.
            if (!running && i.op != Op::phase && i.op != Op::expect && i.op != Op::expectError && !phases.empty()) start();
            switch (i.op) {
            case Op::phase: stop(); progress(); dump(); phases.push_back({i.s, i.x}); start(); break;
            case Op::add: add(i.a); break;
            case Op::addAll: for (size_t k = 0; k < f.cons.size(); k++) add((int)k); break;
            case Op::remove: solver->removeConstraint(*cons[i.a]); break;
            case Op::edit: solver->addEditVariable(vars[i.a], weight(f, (int)i.x)); break;
            case Op::unedit: solver->removeEditVariable(vars[i.a]); break;
            case Op::suggest: solver->suggestValue(vars[i.a], i.x); break;
            case Op::read: { solver->updateVariables(); double sum = 0; for (auto& v : vars) sum += v.value(); sink += sum; break; }
            case Op::repeat: loopStart.push_back((int)pc); loopLeft.push_back(i.a); break;
            case Op::end: if (--loopLeft.back() > 0) { pc = loopStart.back(); } else { loopLeft.pop_back(); loopStart.pop_back(); } break;
            case Op::expect: {
                stop();
                double e = std::fabs(vars[i.a].value() - i.x), tol = i.y * std::max(1.0, std::fabs(i.x));
                Phase& p = phases.back(); p.expects++;
                if (!(e <= tol)) p.wrong++;
                if (!(e <= p.maxError)) p.maxError = e;
                break; }
            case Op::expectError: break;
            }
            pc++;
        }
        stop(); progress(); dump();
    } catch (const std::exception& e) { stop(); phases.back().error = e.what(); progress(); dump(); }
    return phases;
}

static long peakKB() {
    std::ifstream in("/proc/self/status"); std::string l;
    while (std::getline(in, l)) if (l.rfind("VmHWM:", 0) == 0) return std::atol(l.c_str() + 6);
    return 0;
}

int main(int argc, char** argv) {
    if (argc < 2) die("usage: kiwi_driver FILE [-r REPEATS] [-t SECONDS] [-v VALUES] [-p]");
    int reps = 7; double limit = 60; FILE* values = nullptr; bool partial = false;
    for (int i = 2; i < argc; i++) if (!std::strcmp(argv[i], "-p")) { partial = true; for (int k = i; k + 1 < argc; k++) argv[k] = argv[k + 1]; argc--; i--; }
    for (int i = 2; i + 1 < argc; i += 2) {
        if (!std::strcmp(argv[i], "-r")) reps = std::atoi(argv[i + 1]);
        else if (!std::strcmp(argv[i], "-t")) limit = std::atof(argv[i + 1]);
        else if (!std::strcmp(argv[i], "-v")) values = std::fopen(argv[i + 1], "w");
    }
    File f = load(argv[1]);
    long before = peakKB();
    double sink = 0;
    auto t0 = std::chrono::steady_clock::now();
    std::vector<std::vector<Phase>> all;
    long rss = 0;
    for (int r = 0; r < reps; r++) {
        all.push_back(run(f, sink, r == 0 ? values : nullptr, partial && r == 0));
        if (r == 0) rss = peakKB();
        if (std::chrono::duration<double>(std::chrono::steady_clock::now() - t0).count() > limit) break;
    }
    if (values) std::fclose(values);
    for (size_t p = 0; p < all[0].size(); p++) {
        std::vector<double> t;
        for (auto& r : all) if (p < r.size()) t.push_back(r[p].ns / r[p].units);
        std::sort(t.begin(), t.end());
        const Phase& q = all[0][p];
        std::printf("{\"solver\":\"kiwi\",\"input\":\"%s\",\"phase\":\"%s\",\"units\":%.0f,\"reps\":%zu,\"ns_per_unit\":%.0f,\"min_ns\":%.0f,\"max_ns\":%.0f,\"expects\":%d,\"wrong\":%d,\"max_error\":%.3g,\"rss_kb\":%ld,\"rss_before_kb\":%ld,\"error\":\"%s\"}\n",
                    f.name.c_str(), q.name.c_str(), q.units, t.size(), t[t.size() / 2], t.front(), t.back(), q.expects, q.wrong, q.maxError, rss, before, q.error.c_str());
    }
    if (sink == 0.125) std::puts("");
    return 0;
}
