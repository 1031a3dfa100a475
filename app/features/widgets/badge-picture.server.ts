import { LRUCache } from 'lru-cache'
import { drawableText } from '#app/platform/picture.server.ts'
import { type XmlElement, xmlDocument } from '#app/platform/xml.ts'
import { dark, light } from '#widget/themes.ts'
import { starOutline } from '#widget/tree.ts'
import type { WidgetData } from '#widget/widget-data.ts'

type PictureTheme = 'light' | 'dark'

const sans = 'Geist, system-ui, -apple-system, Segoe UI, Roboto, Helvetica, Arial, sans-serif'
const serif = 'Newsreader, Georgia, serif'
const height = 60
const edge = 16
const mostOfName = 240

/**
 * A business's rating as a picture for READMEs and mails, whatever the widget shows on a site: it is about all reviews.
 * It needs nothing but itself, and no style, which some of those who show it take away. `name` is what it shows of the
 * business's name; its title has all of it.
 */
export function badgeSvg(widget: WidgetData, theme: PictureTheme, name: string | null = widget.business) {
  const { rating, texts, links, business } = widget
  const [paper, ink, amber] = theme === 'dark' ? dark : light
  const shownName = name && shortened(name)
  const score = rating ? texts.average : ''
  const words = [texts.sample, rating ? texts.rating : texts.total].filter(Boolean).join(': ')
  const mark = links.maker ? 'Vouchsafe' : ''
  const left = edge + (score ? widthOf(score, 32) + 14 : 0)
  const starsWidth = rating ? 80 : 0
  const below = starsWidth + widthOf(words, 12)
  const above = widthOf(shownName ?? '', 14) + (shownName && mark ? 20 : 0) + widthOf(mark, 10)
  const width = Math.ceil(left + Math.max(below, above) + edge)
  const [upper, lower] = shownName || mark ? [26, 45] : [0, 35]
  const title = [business, texts.sample, texts.stars, rating ? texts.rating : texts.total]
  const size = { width: `${width}`, height: `${height}` }
  const line = (content: string, x: number, y: number, given: Record<string, string>): XmlElement[] =>
    content ? [['text', content, { x: `${x}`, y: `${y}`, fill: ink, ...given }]] : []
  return xmlDocument([
    'svg',
    [
      ['title', title.filter(Boolean).join(', ')],
      [
        'rect',
        '',
        {
          x: '0.5',
          y: '0.5',
          width: `${width - 1}`,
          height: `${height - 1}`,
          rx: '9.5',
          fill: paper,
          stroke: ink,
          'stroke-opacity': '0.2',
        },
      ],
      ...line(score, edge, 41, { 'font-family': serif, 'font-size': '32' }),
      ...line(shownName ?? '', left, upper, { 'font-size': '14', 'font-weight': '600' }),
      ...line(mark, width - edge, upper, { 'font-size': '10', 'text-anchor': 'end', 'fill-opacity': '0.75' }),
      ...(rating ? stars(rating.average, { x: left, y: lower - 11, amber, ink }) : []),
      ...line(words, left + starsWidth, lower, { 'font-size': '12' }),
    ],
    {
      xmlns: 'http://www.w3.org/2000/svg',
      ...size,
      viewBox: `0 0 ${width} ${height}`,
      role: 'img',
      'font-family': sans,
    },
  ])
}

type Row = { x: number; y: number; amber: string; ink: string }

/** The inner drawing is cut off at the rating. */
function stars(rating: number, { x, y, amber, ink }: Row): XmlElement[] {
  const place = { x: `${x}`, y: `${y}`, height: '13.5' }
  const drawing = (width: number, given: Record<string, string>): XmlElement => [
    'svg',
    [['path', '', { d: starOutline, ...given }]],
    { ...place, width: `${(width * 13.5).toFixed(2)}`, viewBox: `0 0 ${width * 20} 20` },
  ]
  return [
    drawing(5, { fill: 'none', stroke: ink, 'stroke-opacity': '0.6' }),
    drawing(rating, { fill: amber, stroke: amber }),
  ]
}

const segmenter = new Intl.Segmenter()

function shortened(name: string) {
  let short = ''
  for (const { segment } of segmenter.segment(name)) {
    if (widthOf(`${short}${segment}…`, 14) > mostOfName) return `${short.trimEnd()}…`
    short += segment
  }
  return short
}

/** Estimates the width, rather too large, for any typeface that a system may have. */
function widthOf(text: string, size: number) {
  let ems = 0
  for (const sign of text)
    ems += /[\s.,:;'’il|!()]/.test(sign) ? 0.32 : /[mwMW%@&]/.test(sign) ? 0.92 : wideness(sign)
  return ems * size
}
const wideness = (sign: string) =>
  /\p{Lu}/u.test(sign)
    ? 0.7
    : /[\p{Extended_Pictographic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(
          sign,
        )
      ? 1.05
      : /\p{M}/u.test(sign)
        ? 0
        : 0.58

/** Pictures by their SVG: most changes of a wall leave its badge as it is. */
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
