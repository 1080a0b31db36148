// SPDX-License-Identifier: Apache-2.0

/// The templates that come along, by their names.
enum ShippedTemplates {
    static let names = ["page", "article", "letter"]

    static func text(_ name: String) -> String? {
        switch name {
        case "page": head + pageBody
        case "article": head + articleBody
        case "letter": head + letterBody
        default: nil
        }
    }

    private static let head = """
        <!DOCTYPE html>
        <html lang="${language}$" dir="${direction}$">
        <head>
        <meta charset="${charset}$">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' file: data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>${title}$</title>
        <meta name="author" content="${author}$">
        <meta name="generator" content="Textmill">
        <style>
        ${style}$
        """

    private static let pageBody = """
        </style>
        </head>
        <body>
        ${toc}$<main>
        ${content}$</main>
        </body>
        </html>

        """

    private static let articleBody = """
        body>header{border-bottom:1px solid #88888880;margin-bottom:1.5em;padding-bottom:.5em}
        .title{font-size:1.8em;font-weight:bold;line-height:1.2;margin:0}
        .byline{color:GrayText;margin:.5em 0}
        </style>
        </head>
        <body>
        <header>
        <p class="title">${title}$</p>
        <p class="byline">${author}$ <time>${date}$</time></p>
        </header>
        ${toc}$<main>
        ${content}$</main>
        </body>
        </html>

        """

    private static let letterBody = """
        body{max-width:36em}
        .sender{text-align:end;margin:0 0 2em}
        @page{margin:25mm 20mm}
        </style>
        </head>
        <body>
        <header>
        <p class="sender">${author}$<br>${company}$<br>${today}$</p>
        </header>
        <main>
        ${content}$</main>
        </body>
        </html>

        """
}
