import { squeeze } from '../style.ts'
import { type Branch, el, link, star } from '../tree.ts'
import type { WidgetData, WidgetLook } from '../widget-data.ts'
import { named } from './parts.ts'

/**
 * The rating in two lines: the first links to the reviews, the second to how they are collected. In colours of its own it is an
 * object, with the average large at its side, and as high.
 */
export function badgeTree(widget: WidgetData): Branch {
  const { look, links, texts, rating } = widget
  const line =
    rating && !isPageOwn(look)
      ? [el('b.score', texts.average), ` ${texts.sample && `${texts.sample}: `}${texts.rating}`]
      : [badgeLine(widget)]
  const [tag, ...inside] = link(links.all, '')
  return el(
    'section.widget badge',
    named(widget),
    el(`${tag}.rating`, ...(rating && look.hasStars ? [star()] : []), ...inside, ...line),
    link(links.collected, texts.collected),
  )
}

/** "4.3, 143 reviews since March 2024"; without a rating "No reviews yet" or "3 imported reviews". */
export function badgeLine({ rating, texts }: WidgetData) {
  const line = rating ? `${texts.average}, ${texts.rating}` : texts.total
  return texts.sample ? `${texts.sample}: ${line}` : line
}

export const badgeStyle = squeeze(`
.widget.badge { align-items: start; max-height: none !important }
.badge a { padding: 0; unicode-bidi: plaintext }
.rating { font-weight: 600; text-decoration: none }
.rating:hover { text-decoration: underline }
@supports selector(:has(a)) {
  .badge:has(.score) { position: relative; width: fit-content; padding: 4px 16px; padding-inline-start: 76px; box-shadow: 0 1px 3px rgb(0 0 0 / .12) }
  .badge .score { position: absolute; inset-inline-start: 16px; top: 50%; translate: 0 -50%; font-size: 32px }
}
.star { width: 14px; margin-inline-end: 4px; vertical-align: -2px; fill: var(--star) }
`)

/** A link and the properties that the script assigns to its element. */
type Link = { href: string; text: string; style: string }
/** A selector for the badge's places, the address that counts a view, and the links. */
export type ServedBadge = [places: string, seen: string, links: Link[]]

/**
 * The content for the badge's own small script. Null where the owner chose another look than the page's, which only
 * the general script can show.
 */
export function servedBadge(widget: WidgetData, doors: string): ServedBadge | null {
  const { id, look, rating, texts } = widget
  if (!isPageOwn(look)) return null
  // After a left-to-right mark: on a page from right to left a number in front would go to the end of its sentence.
  const mark = rating && look.hasStars ? '\u200e★ ' : '\u200e'
  // Fixed, because the place is reserved for two lines of this size.
  const style = 'color:inherit;font-size:13px;display:table'
  return [
    `[data-vouchsafe='${id}']`,
    `${doors}${id}/seen`,
    [
      {
        style: `${style};font-weight:bold;text-decoration:none`,
        text: mark + badgeLine(widget),
        href: `${doors}${id}/all`,
      },
      { style, text: texts.collected, href: `${doors}${id}/collected` },
    ],
  ]
}

const isPageOwn = ({ theme, font, paper, ink, star, style }: WidgetLook) =>
  theme === 'page' && font === 'page' && !paper && !ink && !star && !style
