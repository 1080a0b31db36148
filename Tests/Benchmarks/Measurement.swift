// SPDX-License-Identifier: Apache-2.0

import Glibc

/// One measured piece of work.
struct Measurement {
    /// Nanoseconds of the processor that the work took; what other programs did meanwhile does not count.
    let nanoseconds: Double
    /// Bytes by which the resident memory grew while the result was held.
    let bytes: Int

    /// Does the work once, holding its result until memory is measured.
    init<Result>(_ work: () -> Result) {
        Self.returnFreeMemory()
        let before = Self.residentBytes
        let start = Self.threadNanoseconds
        let result = work()
        nanoseconds = Self.threadNanoseconds - start
        // What growing arrays have given back to the allocator is not the result's.
        Self.returnFreeMemory()
        bytes = Self.residentBytes - before
        withExtendedLifetime(result) {}
    }

    private static var threadNanoseconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }

    /// Gives what was freed back to the system: malloc_trim(3), which the Glibc module does not show.
    private static let returnFreeMemory: @Sendable () -> Void = {
        typealias Trim = @convention(c) (Int) -> CInt
        guard let symbol = dlsym(nil, "malloc_trim") else { return {} }
        let trim = unsafeBitCast(symbol, to: Trim.self)
        return { _ = trim(0) }
    }()

    /// The second field of /proc/self/statm, in bytes.
    static var residentBytes: Int {
        guard let file = fopen("/proc/self/statm", "r") else { return 0 }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 128)
        guard fgets(&line, CInt(line.count), file) != nil else { return 0 }
        let fields = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self).split(separator: " ")
        return (fields.count > 1 ? Int(fields[1]) ?? 0 : 0) * sysconf(CInt(_SC_PAGESIZE))
    }

    /// Prints a line: the name, time for each of `count` things, memory for each, where it means something.
    func report(_ name: String, per count: Int, withMemory: Bool = false) {
        let time = String(Int((nanoseconds / Double(count) * 10).rounded()))
        let tenths = time.count > 1 ? "\(time.dropLast()).\(time.suffix(1))" : "0.\(time)"
        let memory = withMemory ? "  \(bytes / count) bytes" : ""
        let padded = name + String(repeating: " ", count: max(1, 52 - name.count))
        print("\(padded)\(String(repeating: " ", count: max(0, 10 - tenths.count)))\(tenths) ns\(memory)")
    }
}
