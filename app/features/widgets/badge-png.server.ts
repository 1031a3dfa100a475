import { LRUCache } from 'lru-cache'
import { drawableText } from '#app/platform/picture.server.ts'
import type { WidgetData } from '#widget/widget-data.ts'
import { badgeSvg, type PictureTheme } from './badge-picture.ts'

/** By the drawing: most changes of a wall leave the badge as it is. */
const kept = new LRUCache<string, Promise<Buffer>>({ max: 200 })

/** The badge as PNG at twice its size. A name that our typefaces cannot write is left out: it would be a row of boxes. */
export function badgePng(widget: WidgetData, theme: PictureTheme) {
  const svg = badgeSvg(widget, theme, drawableText(widget.business))
  const known = kept.get(svg)
  if (known) return known
  const drawn = draw(svg)
  kept.set(svg, drawn)
  drawn.catch(() => kept.delete(svg))
  return drawn
}

/** Loaded with the first picture: most processes never need the renderer. */
async function draw(svg: string) {
  const { drawSvg } = await import('#app/platform/svg-drawing.server.ts')
  return drawSvg(svg)
}
