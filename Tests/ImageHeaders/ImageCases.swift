// SPDX-License-Identifier: Apache-2.0

/// Small image files and what their headers say: `name | kind | pixels | dots per inch | orientation | points`, then the bytes in
/// base64 on indented lines. `-` stands for nothing.
enum ImageCases {
    static let text = """
        png rgb | png | 19x11 | - | - | -
          iVBORw0KGgoAAAANSUhEUgAAABMAAAALCAIAAAAStyFtAAAAHklEQVR4nGNkYGBgZ2AkA7EwsDIyMJCDRnWO6oQgAKF+AaqDx4qhAAAAAElFTk
          SuQmCC
        png with pHYs | png | 7x5 | 299.9994x150.0124 | - | -
          iVBORw0KGgoAAAANSUhEUgAAAAcAAAAFCAAAAACs8akEAAAACXBIWXMAAC4jAAAXEgGVQubbAAAAGklEQVR4nGNkYGJiZmJiYmSG0CzMTMxMWG
          gABw0AXPvaLt4AAAAASUVORK5CYII=
        png with eXIf | png | 4x3 | - | 6 | -
          iVBORw0KGgoAAAANSUhEUgAAAAQAAAADCAAAAACRn/EaAAAAGmVYSWZNTQAqAAAACAABARIAAwAAAAEABgAAAAAAANZnS2kAAAAXSURBVHicY2
          RgYmJmZGZiYmZhZmJmAgAA9AAiA70HSwAAAABJRU5ErkJggg==
        jpeg with density | jpeg | 16x9 | 144x72 | - | -
          /9j/4AAQSkZJRgABAQEAkABIAAD/2wBDACgcHiMeGSgjISMtKygwPGRBPDc3PHtYXUlkkYCZlo+AjIqgtObDoKrarYqMyP/L2u71////m8H///
          /6/+b9//j/2wBDASstLTw1PHZBQXb4pYyl+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj/wAARCAAJ
          ABADASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhBy
          JxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKT
          lJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAA
          AAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRom
          JygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExc
          bHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwDJC1IFpBTxUtlQZ//Z
        jpeg progressive cmyk | jpeg | 10x12 | - | - | -
          /9j/7gAOQWRvYmUAZAAAAAAA/9sAQwAoHB4jHhkoIyEjLSsoMDxkQTw3Nzx7WF1JZJGAmZaPgIyKoLTmw6Cq2q2KjMj/y9ru9f///5vB////+v
          /m/f/4/8IAFAgADAAKBEMRAE0RAFkRAEsRAP/EABgAAQEBAQEAAAAAAAAAAAAAAAAEAwEC/9oADgRDAE0AWQBLAAAAAZJI7NBn7NHX/8QAFRAB
          AQAAAAAAAAAAAAAAAAAAARD/2gAIAUMAAQUCIT//xAAUEAEAAAAAAAAAAAAAAAAAAAAg/9oACAFNAAEFAh//xAAUEAEAAAAAAAAAAAAAAAAAAA
          Ag/9oACAFZAAEFAh//xAAUEAEAAAAAAAAAAAAAAAAAAAAg/9oACAFLAAEFAh//xAAUEAEAAAAAAAAAAAAAAAAAAAAg/9oACAFDAAY/Ah//xAAU
          EAEAAAAAAAAAAAAAAAAAAAAg/9oACAFNAAY/Ah//xAAUEAEAAAAAAAAAAAAAAAAAAAAg/9oACAFZAAY/Ah//xAAUEAEAAAAAAAAAAAAAAAAAAA
          Ag/9oACAFLAAY/Ah//xAAUEAEAAAAAAAAAAAAAAAAAAAAg/9oACAFDAAE/IQf/xAAWEAEBAQAAAAAAAAAAAAAAAAARABD/2gAIAU0AAT8hI3//
          xAAUEAEAAAAAAAAAAAAAAAAAAAAg/9oACAFZAAE/IR//xAAUEAEAAAAAAAAAAAAAAAAAAAAg/9oACAFLAAE/IR//2gAOBEMATQBZAEsAAAAQm/
          3/xAAUEAEAAAAAAAAAAAAAAAAAAAAg/9oACAFDAAE/EB//xAAXEAADAQAAAAAAAAAAAAAAAAAAAREQ/9oACAFNAAE/EM4iI//EABcQAQEBAQAA
          AAAAAAAAAAAAAAEAEBH/2gAIAVkAAT8QC5Gf/8QAFBABAAAAAAAAAAAAAAAAAAAAIP/aAAgBSwABPxAf/9k=
        jpeg with exif orientation | jpeg | 9x16 | - | 8 | -
          /9j/4AAQSkZJRgABAQAAAQABAAD/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAgAAAAAAAD/2wBDACgcHiMeGSgjISMtKygwPGRBPDc3PH
          tYXUlkkYCZlo+AjIqgtObDoKrarYqMyP/L2u71////m8H////6/+b9//j/2wBDASstLTw1PHZBQXb4pYyl+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4
          +Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj/wAARCAAQAAkDASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8
          QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdI
          SUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+
          Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJB
          UQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhY
          aHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwDJ
          C07bTwtO21Nxxlof/9k=
        gif | gif | 33x2 | - | - | -
          R0lGODdhIQACAIMAAAAAADMAAGYAAJkAAMwAADMAM2YAM5kAM8wAMwAAAAAAAAAAAAAAAAAAAAAAAAAAACwAAAAAIQACAAAIMgABCAwAIIDBgw
          ICCFgowMAAAQcGDIiIYAACAhcRIBA4kKDBAgkNNGz4MKJJixYxZgwIADs=
        webp lossy | webP | 31x17 | - | - | -
          UklGRlAAAABXRUJQVlA4IEQAAAAwAwCdASofABEAP2mcwli/qyclMAwD8C0JZgCw7DHvPpoAAP7q+Z6CLKWBF9TeTF99Yi9Xz/neIgF8xlCtyS
          OPNQAAAA==
        webp lossless | webP | 29x3 | - | - | -
          UklGRi4AAABXRUJQVlA4TCEAAAAvHIAAALmM6H/silCE6H9AQdoGzK5/3WMG5iBiAgCndQQA
        webp extended | webP | 12x20 | - | 3 | -
          UklGRmIAAABXRUJQVlA4WAoAAAAIAAAACwAAEwAAVlA4TCEAAAAvC8AEALkKRPQ/dkUoQvQ/oLRtA6bz/69LS+cgIgFXXQQARVhJRhoAAABNTQ
          AqAAAACAABARIAAwAAAAEAAwAAAAAAAA==
        bmp with resolution | bmp | 5x6 | 96.012x96.012 | - | -
          Qk2WAAAAAAAAADYAAAAoAAAABQAAAAYAAAABABgAAAAAAGAAAADEDgAAxA4AAAAAAAAAAAAABRkABhkHBxkOCBkVCRkcAAQUAAUUBwYUDgcUFQ
          gUHAADDwAEDwcFDw4GDxUHDxwAAgoAAwoHBAoOBQoVBgocAAEFAAIFBwMFDgQFFQUFHAAAAAABAAcCAA4DABUEABwA
        bmp 1 bit | bmp | 9x2 | 96.012x96.012 | - | -
          Qk1GAAAAAAAAAD4AAAAoAAAACQAAAAIAAAABAAEAAAAAAAgAAADEDgAAxA4AAAIAAAACAAAAAAAAAP///wAAAAAAAAAAAA==
        tiff little-endian | tiff | 6x4 | 200x100 | - | -
          SUkqAAgAAAANAAABBAABAAAABgAAAAEBBAABAAAABAAAAAIBAwADAAAAqgAAAAMBAwABAAAAAQAAAAYBAwABAAAAAgAAABEBBAABAAAAwAAAAB
          UBAwABAAAAAwAAABYBBAABAAAABAAAABcBBAABAAAASAAAABoBBQABAAAAsAAAABsBBQABAAAAuAAAABwBAwABAAAAAQAAACgBAwABAAAAAgAA
          AAAAAAAIAAgACADIAAAAAQAAAGQAAAABAAAAAAAABwABDgACFQADHAAEIwAFAAUBBwUCDgUDFQUEHAUFIwUGAAoCBwoDDgoEFQoFHAoGIwoHAA
          8DBw8EDg8FFQ8GHA8HIw8I
        tiff big | tiff | 6x3 | 72x72 | - | -
          SUkrAAgAAAAQAAAAAAAAAA0AAAAAAAAAAAEEAAEAAAAAAAAABgAAAAAAAAABAQQAAQAAAAAAAAADAAAAAAAAAAIBAwADAAAAAAAAAAgACAAIAA
          AAAwEDAAEAAAAAAAAAAQAAAAAAAAAGAQMAAQAAAAAAAAACAAAAAAAAABEBBAABAAAAAAAAACQBAAAAAAAAFQEDAAEAAAAAAAAAAwAAAAAAAAAW
          AQQAAQAAAAAAAAADAAAAAAAAABcBBAABAAAAAAAAADYAAAAAAAAAGgEFAAEAAAAAAAAASAAAAAEAAAAbAQUAAQAAAAAAAABIAAAAAQAAABwBAw
          ABAAAAAAAAAAEAAAAAAAAAKAEDAAEAAAAAAAAAAgAAAAAAAAAAAAAAAAAAAAAAAAcAAQ4AAhUAAxwABCMABQAFAQcFAg4FAxUFBBwFBSMFBgAK
          AgcKAw4KBBUKBRwKBiMKBw==
        icon | icon | 48x48 | - | - | -
          AAABAAIAEBAAAAAAIABqAAAAJgAAADAwAAAAACAAegAAAJAAAACJUE5HDQoaCgAAAA1JSERSAAAAEAAAABAIAgAAAJCRaDYAAAAxSURBVHicY2
          RnZRJlYMaFBBmYtRiYIxmY1zMwazEwCzIwszDwMzMwkIBGNYxqGDoaAP8IBmU4x2pIAAAAAElFTkSuQmCCiVBORw0KGgoAAAANSUhEUgAAADAA
          AAAwCAIAAADYYG7QAAAAQUlEQVR4nO3OwQkAIBADsB4o7r+xU0h9BDJAJsnJ/GNlT/IRISEhoTYhISGhNiEhIaE2ISEhoTYhISGhNiEhodcue+
          EL8ZcowqgAAAAASUVORK5CYII=
        avif | avif | 24x14 | - | - | -
          AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAADrbWV0YQAAAAAAAAAhaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAAAAAAAOcG
          l0bQAAAAAAAQAAAB5pbG9jAAAAAEQAAAEAAQAAAAEAAAETAAAAKwAAAChpaW5mAAAAAAABAAAAGmluZmUCAAAAAAEAAGF2MDFDb2xvcgAAAABq
          aXBycAAAAEtpcGNvAAAAFGlzcGUAAAAAAAAAGAAAAA4AAAAQcGl4aQAAAAADCAgIAAAADGF2MUOBAAwAAAAAE2NvbHJuY2x4AAEADQAGgAAAAB
          dpcG1hAAAAAAAAAAEAAQQBAoMEAAAAM21kYXQSAAoJGBDvrRAQ0GhAMhwex4eFWd///+LLAACurHZdEqt34UsCZr8Jq3eA
        png signature only | png | - | - | - | -
          iVBORw0KGgo=
        png of size 0 | png | - | - | - | -
          iVBORw0KGgoAAAANSUhEUgAAAAAAAAAFCAIAAADkJHr2
        png of size 2^31 | png | - | - | - | -
          iVBORw0KGgoAAAANSUhEUoAAAAAAAAAFCAIAAABETl/h
        png of size 2^32-1 | png | - | - | - | -
          iVBORw0KGgoAAAANSUhEUv//////////CAIAAABdlLlp
        png of size 2^31-1 | png | 2147483647x1 | - | - | -
          iVBORw0KGgoAAAANSUhEUn////8AAAABCAIAAAAvVKSK
        png cut in IHDR | png | - | - | - | -
          iVBORw0KGgoAAAANSUhEUgAAAAMAAA==
        png without IHDR | png | - | - | - | -
          iVBORw0KGgoAAAADdEVYdGEAYtxJojsAAAANSUhEUgAAAAMAAAAECAIAAADETxJQ
        png after CgBI | png | 3x4 | - | - | -
          iVBORw0KGgoAAAAEQ2dCSVAAIAIr1bN/AAAADUlIRFIAAAADAAAABAgCAAAAxE8SUA==
        png pHYs of unit 0 | png | 3x4 | - | - | -
          iVBORw0KGgoAAAANSUhEUgAAAAMAAAAECAIAAADETxJQAAAACXBIWXMAAAu4AAALuABJtSiB
        png pHYs of 0 | png | 3x4 | - | - | -
          iVBORw0KGgoAAAANSUhEUgAAAAMAAAAECAIAAADETxJQAAAACXBIWXMAAAAAAAAAAAHqZRak
        png pHYs after IDAT | png | 3x4 | - | - | -
          iVBORw0KGgoAAAANSUhEUgAAAAMAAAAECAIAAADETxJQAAAAAElEQVQ1rwYeAAAACXBIWXMAACcQAAAnEAGUaVEZ
        png chunk of length 2^32-1 | png | 3x4 | - | - | -
          iVBORw0KGgoAAAANSUhEUgAAAAMAAAAECAIAAADETxJQ/////3RFWHQ=
        jpeg signature only | jpeg | - | - | - | -
          /9j/
        jpeg density per cm | jpeg | 8x7 | 254x127 | - | -
          /9j/4AAQSkZJRgABAgIAZAAyAAD/wAALCAAHAAgBAREA
        jpeg density is a ratio | jpeg | 8x7 | - | - | -
          /9j/4AAQSkZJRgABAgAAZAAyAAD/wAALCAAHAAgBAREA
        jpeg density of 1 | jpeg | 8x7 | - | - | -
          /9j/4AAQSkZJRgABAgEAAQABAAD/wAALCAAHAAgBAREA
        jpeg density of 0 | jpeg | 8x7 | - | - | -
          /9j/4AAQSkZJRgABAgEAAABIAAD/wAALCAAHAAgBAREA
        jpeg height by DNL | jpeg | - | - | - | -
          /9j/wAALCAAAAAgBAREA
        jpeg lossless frame | jpeg | 8x7 | - | - | -
          /9j/wwALCAAHAAgBAREA
        jpeg DHT is no frame | jpeg | 8x7 | - | - | -
          /9j/xAALCAAJAAkBAQEB/8IACwgABwAIAQERAA==
        jpeg fill bytes | jpeg | 8x7 | 96x96 | - | -
          /9j////////////////////////////////////////////////////////////////////gABBKRklGAAECAQBgAGAAAP/////////////AAA
          sIAAcACAEBEQA=
        jpeg rubbish between segments | jpeg | 8x7 | 96x96 | - | -
          /9j/4AAQSkZJRgABAgEAYABgAAAAAGFiY/8A/8AACwgABwAIAQERAA==
        jpeg segment of length 0 | jpeg | - | - | - | -
          /9j/4gAA/8AACwgABwAIAQERAA==
        jpeg segment of length 1 | jpeg | - | - | - | -
          /9j/4gABAP/AAAsIAAcACAEBEQA=
        jpeg segment of length 2 | jpeg | 8x7 | - | - | -
          /9j/4gAC/8AACwgABwAIAQERAA==
        jpeg short frame header | jpeg | - | - | - | -
          /9j/wAAECAD/wAALCAAHAAgBAREA
        jpeg frame after scan | jpeg | - | - | - | -
          /9j/2gAC/8AACwgABwAIAQERAA==
        jpeg-ls | - | - | - | - | -
          /9j/4AAQSkZJRgABAgEAYABgAAD/9wALCAAHAAgBAREA
        jpeg cut in frame | jpeg | - | - | - | -
          /9j/wAALCAAHAA==
        jpeg exif resolution per cm | jpeg | 8x7 | 152.4x76.2 | 6 | -
          /9j/4QBWRXhpZgAATU0AKgAAAAgABAESAAMAAAABAAYAAAEaAAUAAAABAAAAPgEbAAUAAAABAAAARgEoAAMAAAABAAMAAAAAAAAAAAJYAAAACg
          AAAB4AAAAB/8AACwgABwAIAQERAA==
        jpeg jfif before exif resolution | jpeg | 8x7 | 96x96 | 6 | -
          /9j/4AAQSkZJRgABAgEAYABgAAD/4QBWRXhpZgAATU0AKgAAAAgABAESAAMAAAABAAYAAAEaAAUAAAABAAAAPgEbAAUAAAABAAAARgEoAAMAAA
          ABAAMAAAAAAAAAAAJYAAAACgAAAB4AAAAB/8AACwgABwAIAQERAA==
        jpeg exif orientation 9 | jpeg | 8x7 | - | - | -
          /9j/4QAiRXhpZgAASUkqAAgAAAABABIBAwABAAAACQAAAAAAAAD/wAALCAAHAAgBAREA
        jpeg exif offsets outside | jpeg | 8x7 | - | - | -
          /9j/4QAuRXhpZgAASUkqAAgAAAACABoBBQABAAAA/////xsBBQABAAAA/////wAAAAD/wAALCAAHAAgBAREA
        jpeg exif directory outside | jpeg | 8x7 | - | - | -
          /9j/4QAiRXhpZgAASUkqAP////8BABIBAwABAAAABgAAAAAAAAD/wAALCAAHAAgBAREA
        tiff signature only | tiff | - | - | - | -
          SUkqAA==
        tiff big-endian | tiff | 100x70000 | - | 5 | -
          TU0AKgAAAAgAAwEAAAMAAAABAGQAAAEBAAQAAAABAAERcAESAAMAAAABAAUAAAAAAAA=
        tiff of size 0 | tiff | - | - | - | -
          SUkqAAgAAAACAAABBAABAAAAAAAAAAEBBAABAAAABwAAAAAAAAA=
        tiff of size 2^32-1 | tiff | - | - | - | -
          SUkqAAgAAAACAAABBAABAAAA/////wEBBAABAAAABwAAAAAAAAA=
        tiff next directory is this one | tiff | 5x7 | - | - | -
          SUkqAAgAAAACAAABAwABAAAABQAAAAEBAwABAAAABwAAAAgAAAA=
        tiff directory at 0 | tiff | - | - | - | -
          SUkqAAAAAAACAAABAwABAAAABQAAAAEBAwABAAAABwAAAAAAAAA=
        tiff directory at the end | tiff | - | - | - | -
          SUkqAA4AAAAAAAAAAAA=
        tiff 65535 entries stated | tiff | 5x7 | - | - | -
          SUkqAAgAAAD//wABAwABAAAABQAAAAEBAwABAAAABwAAAA==
        tiff resolution by 0 | tiff | 5x7 | - | - | -
          SUkqAAgAAAAEAAABAwABAAAABQAAAAEBAwABAAAABwAAABoBBQABAAAAMgAAABsBBQABAAAAMgAAAAAAAABIAAAAAAAAAA==
        tiff resolution without unit | tiff | 5x7 | - | - | -
          SUkqAAgAAAAFAAABAwABAAAABQAAAAEBAwABAAAABwAAABoBBQABAAAASgAAABsBBQABAAAASgAAACgBAwABAAAAAQAAAAAAAABIAAAAAQAAAA
          ==
        tiff thumbnail first | tiff | - | - | - | -
          SUkqAAgAAAADAP4ABAABAAAAAQAAAAABAwABAAAABQAAAAEBAwABAAAABwAAAAAAAAA=
        tiff big with offset 2^64-1 | tiff | - | - | - | -
          SUkrAAgAAAD//////////w==
        tiff big with offset 2^63-1 | tiff | - | - | - | -
          TU0AKwAIAAB//////////w==
        gif signature only | gif | - | - | - | -
          R0lGODlh
        gif of width 0 | gif | - | - | - | -
          R0lGODdhAAAFAA==
        gif largest | gif | 65535x65535 | - | - | -
          R0lGODdh/////w==
        webp signature only | webP | - | - | - | -
          UklGRgAAAABXRUJQ
        webp extended largest | webP | 16777216x16777216 | - | - | -
          UklGRgAAAABXRUJQVlA4WAoAAAAIAAAA////////
        webp no key frame | webP | - | - | - | -
          UklGRgAAAABXRUJQVlA4IAoAAAABAACdASoJAAkA
        webp scaled key frame | webP | 9x8 | - | - | -
          UklGRgAAAABXRUJQVlA4IAoAAAAAAACdASoJQAiA
        webp chunk of length 2^32-1 | webP | 2x2 | - | - | -
          UklGRgAAAABXRUJQVlA4WP////8IAAAAAQAAAQAA
        riff of sound | - | - | - | - | -
          UklGRgAAAABXQVZFZm10IA==
        bmp top row first | bmp | 5x7 | - | - | -
          Qk02AAAAAAAAADYAAAAoAAAABQAAAPn///8BABgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
        bmp of height -2^31 | bmp | - | - | - | -
          Qk02AAAAAAAAADYAAAAoAAAABQAAAAAAAIABABgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
        bmp of width -5 | bmp | - | - | - | -
          Qk02AAAAAAAAADYAAAAoAAAA+////wcAAAABABgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
        bmp of width 0 | bmp | - | - | - | -
          Qk02AAAAAAAAADYAAAAoAAAAAAAAAAcAAAABABgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
        bmp core header | bmp | 300x200 | - | - | -
          Qk0aAAAAAAAAABoAAAAMAAAALAHIAAEAGAA=
        bmp short header of OS/2 | bmp | 300x200 | - | - | -
          Qk0eAAAAAAAAAB4AAAAQAAAALAEAAMgAAAABABgA
        bmp negative resolution | bmp | 5x7 | - | - | -
          Qk02AAAAAAAAADYAAAAoAAAABQAAAAcAAAABABgAAAAAAAAAAAA88f//xA4AAAAAAAAAAAAA
        bmp cut in header | bmp | - | - | - | -
          Qk02AAAAAAAAADYAAAAoAAAABQAAAAcA
        text that begins with BM | - | - | - | - | -
          Qk1XIGJ1aWxkcyBjYXJzIGFuZCBtb3RvciBjeWNsZXMgaW4gTXVuaWNoLg==
        emf | emf | - | - | - | 72x36
          AQAAAFgAAAAAAAAAAAAAAGMAAABjAAAAAAAAAAAAAADsCQAA9gQAACBFTUYAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
          AAAAAAAA==
        emf frame off the origin | emf | - | - | - | 72x144
          AQAAAFgAAAAAAAAAAAAAAGMAAABjAAAACvv//2QAAAD2BAAAPBQAACBFTUYAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
          AAAAAAAA==
        emf empty frame | emf | - | - | - | -
          AQAAAFgAAAAAAAAAAAAAAGMAAABjAAAACgAAAAoAAAAKAAAACgAAACBFTUYAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
          AAAAAAAA==
        emf turned frame | emf | - | - | - | -
          AQAAAFgAAAAAAAAAAAAAAGMAAABjAAAAZAAAAGQAAAAAAAAAAAAAACBFTUYAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
          AAAAAAAA==
        emf frame of 2^32-1 | emf | - | - | - | -
          AQAAAFgAAAAAAAAAAAAAAGMAAABjAAAAAAAAgAAAAID///9/////fyBFTUYAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
          AAAAAAAA==
        emf cut in frame | - | - | - | - | -
          AQAAAFgAAAAAAAAAAAAAAGMAAABjAAAAAAAAAAAA
        wmf placeable | wmf | - | - | - | 72x144
          183GmgAAAAAAAKAFQAugBQAAAAAAAAEACQAAAxgAAAABAAUAAAAAAA==
        wmf placeable, axis up | wmf | - | - | - | 144x720
          183GmgAAnP/0AWQADP5kAAAAAAAAAA==
        wmf placeable, 0 to the inch | wmf | - | - | - | -
          183GmgAAAAAAAKAFQAsAAAAAAAAAAA==
        wmf placeable, empty | wmf | - | - | - | -
          183GmgAABwAHAAcABwBgAAAAAAAAAA==
        wmf placeable, key only | wmf | - | - | - | -
          183Gmg==
        wmf plain | wmf | - | - | - | -
          AQAJAAADGAAAAAEABQAAAAAA
        wmf plain with members | - | - | - | - | -
          AQAJAAADGAAAAAEABQAAAAEA
        cursor | icon | 32x32 | - | - | -
          AAACAAEAICAAAAEAIAAoAAAAFgAAACgAAAB4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHg=
        icon of 256 | icon | 256x256 | - | - | -
          AAABAAIAEBAAAAEAIAAEAAAAJgAAAAAAAAABACAABAAAACoAAAAoAAAAKAAAAA==
        icon with a large png | icon | 512x400 | - | - | -
          AAABAAEAAAAAAAEAIAAhAAAAFgAAAIlQTkcNChoKAAAADUlIRFIAAAIAAAABkAgCAAAAV5RPcw==
        icon with other data | - | - | - | - | -
          AAABAAEAEBAAAAEAIAAEAAAAFgAAAGRhdGE=
        icon without images | - | - | - | - | -
          AAABAAAA
        icon cut in its second entry | icon | 16x16 | - | - | -
          AAABAAIAEBAAAAEAIAAEAAAAJgAAAEBAAAABACAA
        tga | - | - | - | - | -
          AAACAAAAAAAAAAAAQABAABgAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQA==
        heic | heic | 4032x3024 | - | - | -
          AAAAFGZ0eXBoZWljAAAAAG1pZjEAAAB9bWV0YQAAAAAAAAAcaGRscgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAVWlwcnAAAABNaXBjbwAAAAlpcm
          90AAAAABRpc3BlAAAAAAAAAgAAAAIAAAAAFGlzcGUAAAAAAAAPwAAAC9AAAAAUaXNwZQAAAAAAAAFAAAAA8A==
        heif coded as hevc | heic | 40x30 | - | - | -
          AAAAGGZ0eXBtaWYxAAAAAG1pZjFoZWljAAAAVW1ldGEAAAAAAAAAHGhkbHIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAC1pcHJwAAAAJWlwY28AAA
          AJaXJvdAAAAAAUaXNwZQAAAAAAAAAoAAAAHg==
        heif coded as av1 | avif | 40x30 | - | - | -
          AAAAGGZ0eXBtaWYxAAAAAG1pYWZhdmlmAAAAVW1ldGEAAAAAAAAAHGhkbHIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAC1pcHJwAAAAJWlwY28AAA
          AJaXJvdAAAAAAUaXNwZQAAAAAAAAAoAAAAHg==
        heif | heif | 40x30 | - | - | -
          AAAAFGZ0eXBtaWYxAAAAAG1pZjEAAABVbWV0YQAAAAAAAAAcaGRscgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAALWlwcnAAAAAlaXBjbwAAAAlpcm
          90AAAAABRpc3BlAAAAAAAAACgAAAAe
        heif of size 0 | heif | - | - | - | -
          AAAAEGZ0eXBtaWYxAAAAAAAAAFVtZXRhAAAAAAAAABxoZGxyAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAtaXBycAAAACVpcGNvAAAACWlyb3QAAA
          AAFGlzcGUAAAAAAAAAAAAAAB4=
        heif box of size 0 | heic | - | - | - | -
          AAAAGGZ0eXBtaWYxAAAAAGhlaWNtaWYxAAAAAGZyZWUAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=
        heif box of size 2 | heic | - | - | - | -
          AAAAGGZ0eXBtaWYxAAAAAGhlaWNtaWYxAAAAAm1ldGEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=
        heif box of size 2^64-1 | heic | - | - | - | -
          AAAAGGZ0eXBtaWYxAAAAAGhlaWNtaWYxAAAAAWZyZWX///////////////////////////////////////8=
        heif box of size 2^63-1 | heic | - | - | - | -
          AAAAGGZ0eXBtaWYxAAAAAGhlaWNtaWYxAAAAAWZyZWV/////////////////////////////////////////
        mp4 | - | - | - | - | -
          AAAAGGZ0eXBpc29tAAAAAGlzb21tcDQy
        nothing | - | - | - | - | -
        text | - | - | - | - | -
          Tm8gaW1hZ2Uu
        """
}
