import { renderAsync } from '@resvg/resvg-js'
import type { ReactElement } from 'react'
import satori from 'satori'
import geistCyrillic from '#app/ui/fonts/geist-cyrillic-400-normal.woff?inline'
import geist from '#app/ui/fonts/geist-latin-400-normal.woff?inline'
import geistExt from '#app/ui/fonts/geist-latin-ext-400-normal.woff?inline'
import newsreader from '#app/ui/fonts/newsreader-latin-400-normal.woff?inline'
import newsreaderExt from '#app/ui/fonts/newsreader-latin-ext-400-normal.woff?inline'

const fonts = Object.entries({
  Newsreader: newsreader,
  'Newsreader Ext': newsreaderExt,
  Geist: geist,
  'Geist Ext': geistExt,
  'Geist Cyrillic': geistCyrillic,
}).map(([name, file]) => ({ name, data: Buffer.from(file.slice(file.indexOf(',') + 1), 'base64') }))

/** Loaded with the first picture, because it is two megabytes of program that most processes never need. */
export async function drawPng(element: ReactElement, size: { width: number; height: number }) {
  const svg = await satori(element, { ...size, fonts })
  // Letters are outlines by now: the fonts of this machine must not matter.
  const drawn = await renderAsync(svg, { font: { loadSystemFonts: false } })
  return drawn.asPng()
}
