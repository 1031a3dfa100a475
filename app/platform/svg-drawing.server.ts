import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import { renderAsync } from '@resvg/resvg-js'
import geistCyrillic from '#app/ui/fonts/geist-cyrillic-400-normal.woff?inline'
import geist from '#app/ui/fonts/geist-latin-400-normal.woff?inline'
import geistExt from '#app/ui/fonts/geist-latin-ext-400-normal.woff?inline'
import newsreader from '#app/ui/fonts/newsreader-latin-400-normal.woff?inline'
import newsreaderExt from '#app/ui/fonts/newsreader-latin-ext-400-normal.woff?inline'

let fontFiles: Promise<string[]> | undefined

/** The renderer reads fonts from files, and not compressed ones. */
async function writeFonts() {
  const folder = await mkdtemp(join(tmpdir(), 'vouchsafe-fonts-'))
  const fonts = [geist, geistExt, geistCyrillic, newsreader, newsreaderExt]
  return Promise.all(
    fonts.map(async (font, at) => {
      const file = join(folder, `${at}.ttf`)
      await writeFile(file, sfntOf(Buffer.from(font.slice(font.indexOf(',') + 1), 'base64')))
      return file
    }),
  )
}

/** An SVG as PNG at twice its size, with our fonts alone: those of this machine must not matter. */
export async function drawSvg(svg: string) {
  fontFiles ??= writeFonts()
  const drawn = await renderAsync(svg, {
    font: { fontFiles: await fontFiles, loadSystemFonts: false, defaultFontFamily: 'Geist' },
    fitTo: { mode: 'zoom', value: 2 },
  })
  return drawn.asPng()
}

const header = { woff: 44, sfnt: 12 }
const entry = { woff: 20, sfnt: 16 }

/** The font in a WOFF 1.0 file, whose tables are compressed one by one: https://www.w3.org/TR/WOFF/ */
function sfntOf(woff: Buffer) {
  const count = woff.readUInt16BE(12)
  const head = Buffer.alloc(header.sfnt + count * entry.sfnt)
  woff.copy(head, 0, 4, 8)
  const power = Math.floor(Math.log2(count))
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(16 * 2 ** power, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE(16 * (count - 2 ** power), 10)
  const tables: Buffer[] = []
  let offset = head.length
  for (let at = 0; at < count; at += 1) {
    const from = header.woff + at * entry.woff
    const [start, packedLength, length] = [4, 8, 12].map((field) => woff.readUInt32BE(from + field)) as [
      number,
      number,
      number,
    ]
    const packed = woff.subarray(start, start + packedLength)
    const table = packedLength < length ? inflateSync(packed) : packed
    const to = header.sfnt + at * entry.sfnt
    woff.copy(head, to, from, from + 4)
    woff.copy(head, to + 4, from + 16, from + 20)
    head.writeUInt32BE(offset, to + 8)
    head.writeUInt32BE(length, to + 12)
    const padding = Buffer.alloc((4 - (length % 4)) % 4)
    tables.push(table, padding)
    offset += length + padding.length
  }
  return Buffer.concat([head, ...tables])
}
