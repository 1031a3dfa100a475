import { squeeze } from '../style.ts'
import { type Branch, el, stars } from '../tree.ts'
import type { WidgetData } from '../widget-data.ts'
import { cardsStyle } from './cards.ts'
import { foot, frame, head, unfolding } from './parts.ts'
import { square } from './photo-squares.ts'

/**
 * The least width of a photo, in CSS pixels; as its width and height attributes it also sets the ratio before the photo is
 * loaded.
 */
const least = 150

export function photosTree(widget: WidgetData): Branch {
  const { reviews, look, texts } = widget
  const photos = reviews.flatMap(({ photos, rating, stars: label }) =>
    photos.map((photo) => square(photo, least, ...(look.hasStars ? [stars(rating, label)] : []))),
  )
  if (photos.length === 0) return frame(widget, head(widget), foot(widget))
  return frame(
    widget,
    head(widget),
    el('div.list', el('div.gallery', ...photos)),
    foot(widget, unfolding(texts)),
  )
}

// The rows have their height before a photo is loaded, and where none can be.
export const photosStyle =
  cardsStyle +
  squeeze(`
.gallery { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(${least}px, 40%), 1fr)); gap: 8px; padding: 12px 0 28px }
.gallery a { position: relative; padding: 0 }
.gallery img { display: block; width: 100%; height: auto; aspect-ratio: 1; border-radius: 6px; overflow: hidden; object-fit: cover; background: var(--line) }
.gallery .stars { display: block; margin-top: 4px }
.gallery [aria-hidden] { position: absolute; top: 8px; inset-inline-start: 8px; width: 32px; height: 32px; border-radius: 50%; background: rgb(0 0 0 / .7); fill: #fff }
`)
