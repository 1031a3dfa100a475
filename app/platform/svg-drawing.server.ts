import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { renderAsync } from '@resvg/resvg-js'
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
