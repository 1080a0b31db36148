// SPDX-License-Identifier: Apache-2.0

/// Names scripts by the interpreter in their first line.
enum Shebang {
    /// Interpreters without version and path. What a name begins with counts: `python3.12` is `python`.
    private static let interpreters: StaticString = """
        bash application/x-shellscript
        dash application/x-shellscript
        ksh application/x-shellscript
        zsh application/x-shellscript
        mksh application/x-shellscript
        ash application/x-shellscript
        busybox application/x-shellscript
        openrc-run application/x-shellscript
        sh application/x-shellscript
        csh application/x-csh
        tcsh application/x-csh
        fish application/x-fishscript
        python text/x-python
        pypy text/x-python
        uv text/x-python
        perl application/x-perl
        raku application/x-raku
        ruby application/x-ruby
        node text/javascript
        deno text/javascript
        bun text/javascript
        gjs text/javascript
        osascript text/x-applescript
        php application/x-php
        lua text/x-lua
        texlua text/x-lua
        tclsh text/tcl
        wish text/tcl
        expect text/tcl
        awk application/x-awk
        gawk application/x-awk
        mawk application/x-awk
        nawk application/x-awk
        sed text/x-sed
        make text/x-makefile
        Rscript text/x-r
        julia text/julia
        swift text/x-swift
        groovy text/x-groovy
        scala text/x-scala
        runhaskell text/x-haskell
        stack text/x-haskell
        ocaml text/x-ocaml
        guile text/x-scheme
        racket text/x-racket
        sbcl text/x-common-lisp
        clojure text/x-clojure
        emacs text/x-emacs-lisp
        escript text/x-erlang
        elixir text/x-elixir
        crystal text/x-crystal
        nu application/x-nuscript
        pwsh application/x-powershell
        dart application/vnd.dart
        go text/x-go
        rust-script text/rust
        nix text/x-nix
        gnuplot application/x-gnuplot
        octave text/x-matlab
        xdg-open application/x-desktop
        """

    static func match(_ text: [UInt8], from start: Int) -> ContentMatch? {
        guard text.has("#!", at: start) else { return nil }
        let line = text.piece(start + 2..<start + 200).prefix { $0 != 0x0A && $0 != 0x0D }
        var words = line.split { $0 == 0x20 || $0 == 0x09 }
        guard let first = words.first, first.first == 0x2F || first.contains(0x2F) || words.count == 1 else { return nil }
        var name = baseName(first)
        if name.elementsEqual("env".utf8) {
            words.removeFirst()
            while let word = words.first, word.first == 0x2D || word.contains(0x3D) { words.removeFirst() }
            guard let word = words.first else { return nil }
            name = baseName(word)
        }
        guard !name.isEmpty else { return nil }
        let stem = name.prefix { !$0.isASCIIDigit && $0 != 0x2E }
        for (interpreter, type) in WordTable(interpreters)
        where stem.elementsEqual(interpreter.utf8) || name.elementsEqual(interpreter.utf8) {
            return ContentMatch(mediaType: type, certainty: .certain, evidence: "#! line names " + interpreter)
        }
        return ContentMatch(mediaType: "text/plain", certainty: .likely, evidence: "#! line")
    }

    private static func baseName(_ path: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard let slash = path.lastIndex(of: 0x2F) else { return path }
        return path[(slash + 1)...]
    }
}
