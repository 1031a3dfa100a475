import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { renderAsync } from '@resvg/resvg-js'
import { toBuffer, toString as toText } from 'qrcode'
import geistCyrillic from '#app/ui/fonts/geist-cyrillic-400-normal.ttf?inline'
import geist from '#app/ui/fonts/geist-latin-400-normal.ttf?inline'
import geistExt from '#app/ui/fonts/geist-latin-ext-400-normal.ttf?inline'
import newsreader from '#app/ui/fonts/newsreader-latin-400-normal.ttf?inline'
import newsreaderExt from '#app/ui/fonts/newsreader-latin-ext-400-normal.ttf?inline'

let fontFiles: Promise<string[]> | undefined

/** The renderer reads fonts from files alone. */
async function writeFonts() {
  const folder = await mkdtemp(join(tmpdir(), 'vouchsafe-fonts-'))
  const fonts = [geist, geistExt, geistCyrillic, newsreader, newsreaderExt]
  return Promise.all(
    fonts.map(async (font, at) => {
      const file = join(folder, `${at}.ttf`)
      await writeFile(file, font.slice(font.indexOf(',') + 1), 'base64')
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

// Level M survives a smudge on paper; four modules of white around it are what scanners ask for.
const look = { errorCorrectionLevel: 'M', margin: 4 } as const

export const qrFormats = ['png', 'svg'] as const
type QrFormat = (typeof qrFormats)[number]

/** A QR code of an address: a picture of 1200 pixels for print, or a drawing of any size. */
export async function drawQrCode(address: string, format: QrFormat) {
  if (format === 'png')
    return { type: 'image/png', body: new Uint8Array(await toBuffer(address, { ...look, width: 1200 })) }
  return { type: 'image/svg+xml', body: await toText(address, { ...look, type: 'svg' }) }
}
