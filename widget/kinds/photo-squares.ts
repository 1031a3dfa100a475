import { squeeze } from '../style.ts'
import { type Branch, el } from '../tree.ts'
import type { WidgetData, WidgetKind, WidgetPhoto, WidgetReview } from '../widget-data.ts'

const mostPhotos = 4
/** What drifts or pops up over a page shows the words alone; a gallery has a style of its own. */
const withoutSquares: WidgetKind[] = ['marquee', 'toast', 'photos']

/** Squares of a fixed size, which a browser loads when they come near. Nothing without photos. */
export function photoSquares(
  { photos }: Pick<WidgetReview, 'photos'>,
  { kind }: Pick<WidgetData, 'kind'>,
): Branch | false {
  if (photos.length === 0 || withoutSquares.includes(kind)) return false
  return el('div.photos', ...photos.slice(0, mostPhotos).map((photo) => square(photo, side)))
}

export const hasPhotos = (widget: Pick<WidgetData, 'kind' | 'reviews'>) =>
  widget.reviews.some((review) => photoSquares(review, widget))

// Firefox heeds the loading only where it comes before the address.
export function square(
  { link, small, label, isVideo }: WidgetPhoto,
  size: number,
  ...more: Branch[]
): Branch {
  const image = el('img', { loading: 'lazy', width: size, height: size, alt: label, src: small })
  const play =
    isVideo && el('svg', { viewBox: '0 0 16 16', 'aria-hidden': 'true' }, el('path', { d: playPath }))
  return el('a', { href: link, target: '_blank', rel: 'noopener' }, image, play, ...more)
}

/** In CSS pixels, at most: four go into the narrowest card. */
export const side = 72
export const gap = 6
const playPath = 'M6 4.5l5 3.5-5 3.5z'

/** Only for a widget with photos. The ratio holds before they are loaded, and where they cannot be. */
export const photoSquaresStyle = squeeze(`
.photos { display: grid; grid-template-columns: repeat(4, minmax(0, ${side}px)); gap: ${gap}px; margin: 2px 0 }
.photos a { position: relative; padding: 0 }
.photos img { display: block; width: 100%; height: auto; aspect-ratio: 1; border-radius: 6px; overflow: hidden; background: var(--line) }
.photos svg { position: absolute; inset: 0; width: 32px; height: 32px; margin: auto; border-radius: 50%; background: rgb(0 0 0 / .7); fill: #fff }
`)
