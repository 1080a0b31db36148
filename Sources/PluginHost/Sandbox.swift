// SPDX-License-Identifier: Apache-2.0

import CProcess
import Glibc

/// What a program leaves itself: reading from descriptors that are open, files in some places, memory, threads. No sockets, no other
/// programs, no files to write, no other process to look into.
public struct Sandbox: Sendable {
    /// Files and folders that can be read, with all that is in them.
    public var readable: [String]

    /// A sandbox in which only these can be read.
    public init(readable: [String]) { self.readable = readable }

    /// What the loader and the C library open while a program runs: libraries, conversions of characters, locales, time zones.
    public static let system = [
        "/lib", "/lib64", "/usr/lib", "/usr/lib64", "/usr/local/lib", "/etc/ld.so.cache", "/usr/share/locale", "/usr/share/zoneinfo",
        "/etc/localtime", "/dev/null", "/dev/urandom",
    ]

    /// Fonts, fontconfig's settings and caches.
    public static var fonts: [String] {
        let places = [
            "/etc/fonts", "/usr/share/fontconfig", "/usr/share/fonts", "/usr/local/share/fonts", "/usr/share/texmf/fonts",
            "/var/cache/fontconfig", "/var/lib/defoma",
        ]
        guard let home = variable("HOME") else { return places }
        let data = variable("XDG_DATA_HOME") ?? "\(home)/.local/share"
        let cache = variable("XDG_CACHE_HOME") ?? "\(home)/.cache"
        let settings = variable("XDG_CONFIG_HOME") ?? "\(home)/.config"
        return places + ["\(home)/.fonts", "\(home)/.fonts.conf", "\(data)/fonts", "\(cache)/fontconfig", "\(settings)/fontconfig"]
    }

    /// What poppler opens while it works: its tables for Chinese, Japanese and Korean.
    public static let popplerData = ["/usr/share/poppler"]

    /// Locks this process in, for the rest of its life. To be called while it has one thread. What the system has no means for is left out;
    /// `false` where it has the means and they could not be used.
    public func enter() -> Bool {
        let copies = readable.map { (path: String) in strdup(path) }
        defer { for copy in copies { free(copy) } }
        let paths: [UnsafePointer<CChar>?] = copies.map { copy in copy.map { UnsafePointer($0) } }
        let files = cprocess_confine_files(paths, paths.count)
        let calls = cprocess_confine_calls()
        return (files == 0 || files == ENOSYS) && (calls == 0 || calls == ENOSYS)
    }

    private static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
}
