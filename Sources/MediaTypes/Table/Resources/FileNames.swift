// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file

// Made by make-media-type-table.py; not to be edited.

/// Whole file names in small letters, sorted, each with its type.
let fileNames: StaticString = """
    .babelrc application/json;.bash_history application/x-shellscript;.bash_logout application/x-shellscript;.bash_profile application/x-shellscript;.bashrc application/x-shellscript;.clang-format application/yaml;.clang-tidy application/yaml;.dockerignore text/x-gitignore;.emacs text/x-emacs-lisp;.eslintrc application/json;.gitattributes text/x-gitattributes;.gitignore text/x-gitignore
    .hgignore text/x-gitignore;.jshintrc application/json;.kshrc application/x-shellscript;.npmignore text/x-gitignore;.profile application/x-shellscript;.rprofile text/x-r;.zprofile application/x-shellscript;.zshenv application/x-shellscript;.zshrc application/x-shellscript;apkbuild application/x-shellscript;authors text/plain;bash_history application/x-shellscript
    bom.json application/vnd.cyclonedx+json;bom.xml application/vnd.cyclonedx+xml;bsdmakefile text/x-makefile;build.bazel text/x-bazel;cakefile application/vnd.coffeescript;cargo.lock application/toml;changelog text/plain;changes text/plain;cmakelists.txt text/x-cmake;composer.lock application/json;configure.ac text/x-m4;configure.in text/x-m4;containerfile text/x-dockerfile;contributors text/plain
    copying text/plain;dockerfile text/x-dockerfile;favicon.ico image/vnd.microsoft.icon;gemfile text/x-ruby;gnumakefile text/x-makefile;go.mod text/x-go-mod;go.sum text/x-go-mod;go.work text/x-go-mod;install text/plain;jenkinsfile text/x-groovy;licence text/plain;license text/plain;makefile text/x-makefile;meson.build text/x-meson;meson.options text/x-meson;meson_options.txt text/x-meson
    news text/plain;perf.data application/x-perf-data;pipfile application/toml;pipfile.lock application/json;pkgbuild application/x-shellscript;podfile text/x-ruby;poetry.lock application/toml;pom.xml text/x-maven+xml;rakefile text/x-ruby;readme text/plain;readme.md text/markdown;sconscript text/x-python;sconstruct text/x-python;settings.xml text/x-maven+xml;thanks text/plain;todo text/plain
    vagrantfile text/x-ruby;version text/plain;winmail.dat application/vnd.ms-tnef;workspace.bazel text/x-bazel;wscript text/x-python
    """
