import { buffer } from 'node:stream/consumers'
import { LRUCache } from 'lru-cache'
import { createElement } from 'react'
import { findPicture, findPictures } from '#app/features/businesses/brand.server.ts'
import { readBytesOf } from '#app/features/files/stored-files.server.ts'
import { leastContrast } from '#app/features/widgets/widget-colours.ts'
import { contrast } from '#app/platform/colour.ts'
import type { Database } from '#app/platform/database.server.ts'
import { xmlText } from '#app/platform/xml.ts'
import { type Colours, light } from '#widget/themes.ts'
import type { WidgetLook } from '#widget/widget-data.ts'
import { type CardFormat, type ContentChoice, cardSizes, quoteLengths } from './content.vocabulary.ts'
import type { Material } from './content-texts.server.ts'
import { factsOf, lengthsUpTo, type Quotable, quoteAll, shownPart } from './cut-quote.ts'
import { type CardProps, QuoteCard } from './quote-card.tsx'

/** Sizes of the quote, tried from the largest; a smaller one could not be read on a phone. */
const fontSizes = [128, 104, 84, 72, 62, 54, 46, 40, 34, 30]

export type CardProblem = 'cut' | 'letters'
type DrawnCard = { svg: string } | { problem: CardProblem }

type Look = Pick<ContentChoice, 'format' | 'length'>

/** One of the reviews as a picture without any letter: all of them are outlines, and nothing is loaded from elsewhere. */
export async function drawCard(material: Material, quotable: Quotable, logo: string | null, look: Look) {
  const { format, length } = look
  const { review, shown } = quotable
  const colours = cardColours(material.look)
  for (const longest of lengthsUpTo(quoteLengths[length].most)) {
    const [quoted] = quoteAll([quotable], longest) ?? []
    if (!quoted) break
    const card = {
      format,
      colours,
      accent: material.look.accent.deep,
      logo,
      business: material.business,
      selection: material.selection,
      title: review.title,
      quote: shownPart(quoted.part),
      rating: review.rating,
      author: shown.author,
      facts: factsOf(shown),
    }
    const drawn = await findOrDraw(card)
    if (drawn) return drawn
  }
  return { problem: 'cut' } satisfies DrawnCard
}

type Unsized = Omit<CardProps, 'fontSize'>

/** Keyed by all that a card shows, so that a card which may no longer be made is not found. */
const kept = new LRUCache<string, Promise<DrawnCard | null>>({ max: 40 })

function findOrDraw(card: Unsized) {
  const name = JSON.stringify(card)
  const known = kept.get(name)
  if (known) return known
  const drawn = drawInLargest(card)
  kept.set(name, drawn)
  drawn.catch(() => kept.delete(name))
  return drawn
}

/** In the largest size in which it fits; null if there is none. */
async function drawInLargest(card: Unsized): Promise<DrawnCard | null> {
  // Loaded with the first picture: most processes never need the renderer.
  const { drawOutlines } = await import('#app/platform/picture-drawing.server.ts')
  const size = cardSizes[card.format]
  for (const fontSize of fontSizes) {
    const { svg, heights, hasAll } = await drawOutlines(createElement(QuoteCard, { ...card, fontSize }), size)
    if (!hasAll) return { problem: 'letters' }
    if (heights.get('content')! <= size.height) return { svg: withWords(svg, card) }
  }
  return null
}

/** Outlines say nothing to a screen reader. */
function withWords(svg: string, { title, quote, author, facts, selection }: Unsized) {
  const words = [title && `“${title}”`, `“${quote}”`, `${author}, ${facts}`, selection]
    .filter(Boolean)
    .join(' ')
  return svg.replace('<svg ', '<svg role="img" ').replace('>', `><title>${xmlText(words)}</title>`)
}

/** The logo of a business as a data address. */
export async function readLogo(db: Database, { id }: { id: string }) {
  const { logo } = await findPictures(db, id)
  if (!logo) return null
  const image = await buffer(readBytesOf(db, await findPicture(db, { businessId: id, pictureId: logo.id })))
  return `data:image/jpeg;base64,${image.toString('base64')}`
}

export const cardFileName = (format: CardFormat, type: string) => `quote-${format}.${type}`

/** The colours of the owner's widget; ours where those cannot be read. */
function cardColours({ paper, ink, star }: WidgetLook): Colours {
  const [back, front] = [paper ?? light[0], ink ?? light[1]]
  const [shownBack, shownFront] =
    contrast(back, front) >= leastContrast.text ? [back, front] : [light[0], light[1]]
  const stars = [star, light[2], shownFront].find(
    (colour) => colour && contrast(colour, shownBack) >= leastContrast.stars,
  )!
  return [shownBack, shownFront, stars]
}
