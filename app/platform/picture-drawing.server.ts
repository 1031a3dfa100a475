import { renderAsync } from '@resvg/resvg-js'
import type { ReactElement } from 'react'
import satori from 'satori'
import geistCyrillic from '#app/ui/fonts/geist-cyrillic-400-normal.ttf?inline'
import geist from '#app/ui/fonts/geist-latin-400-normal.ttf?inline'
import geistExt from '#app/ui/fonts/geist-latin-ext-400-normal.ttf?inline'
import newsreader from '#app/ui/fonts/newsreader-latin-400-normal.ttf?inline'
import newsreaderExt from '#app/ui/fonts/newsreader-latin-ext-400-normal.ttf?inline'
import emoji from '#app/ui/fonts/noto-emoji-400-normal.woff?inline'
import hebrew from '#app/ui/fonts/noto-sans-hebrew-400-normal.woff?inline'
import arabic from '#app/ui/fonts/plex-arabic-400-normal.woff?inline'

const fonts = Object.entries({
  Newsreader: newsreader,
  'Newsreader Ext': newsreaderExt,
  Geist: geist,
  'Geist Ext': geistExt,
  'Geist Cyrillic': geistCyrillic,
  'Plex Arabic': arabic,
  'Noto Sans Hebrew': hebrew,
  'Noto Emoji': emoji,
}).map(([name, file]) => ({ name, data: Buffer.from(file.slice(file.indexOf(',') + 1), 'base64') }))

type Size = { width: number; height: number }

/** `heights`: of the elements that have a key, in pixels. `hasAll`: our fonts have every letter. */
type Drawn = { svg: string; heights: Map<string, number>; hasAll: boolean }

/** An element as SVG, its letters as outlines: the fonts of the machine that shows it must not matter. */
export async function drawOutlines(element: ReactElement, size: Size): Promise<Drawn> {
  const heights = new Map<string, number>()
  let hasAll = true
  const svg = await satori(element, {
    ...size,
    fonts,
    onNodeDetected: ({ key, height }) => {
      if (typeof key === 'string') heights.set(key, height)
    },
    loadAdditionalAsset: async () => {
      hasAll = false
      return []
    },
  })
  return { svg, heights, hasAll }
}

/** Loaded with the first picture, because it is two megabytes of program that most processes never need. */
export async function drawPng(element: ReactElement, size: Size) {
  return pngOf((await drawOutlines(element, size)).svg)
}

/** Renders an SVG without text as PNG. */
export async function pngOf(outlines: string) {
  const drawn = await renderAsync(outlines, { font: { loadSystemFonts: false } })
  return drawn.asPng()
}
