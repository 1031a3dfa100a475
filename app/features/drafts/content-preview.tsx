import { countOf, formatNumber } from '#app/languages/format.ts'
import { CopyField } from '#app/ui/copy-field.tsx'
import type { Card, Content } from './content.server.ts'
import { cardSizes } from './content.vocabulary.ts'
import { type ContentChoice, cardAddress } from './content-choice.ts'
import type { Piece } from './content-texts.server.ts'

/** Pictures to download and texts to copy. */
export function ContentPreview({ choice, content }: { choice: ContentChoice; content: Content }) {
  const { cards, pieces, used } = content
  const unusable = choice.reviewIds.length - used
  return (
    <div className="grid gap-8">
      {unusable > 0 && (
        <p className="text-sm" role="status">
          {countOf(unusable, 'chosen review cannot', 'chosen reviews cannot')} be used for this: hidden,
          changed, withdrawn or removed since, or without its author’s consent.
        </p>
      )}
      {cards.map((card) => (
        <QuoteCardPreview card={card} choice={choice} key={card.reviewId} />
      ))}
      {pieces.map((piece) => (
        <PieceView key={piece.id} piece={piece} />
      ))}
      {choice.use === 'ad' && pieces.some((piece) => 'text' in piece) && (
        <p className="text-sm text-muted">
          Show headline and text together: in Google Ads, pin both. The headline says that the review was
          selected.
        </p>
      )}
      {content.used > 0 && (
        <p className="text-sm text-muted">
          If an author withdraws the review or the consent, please take down what you have published of it.
        </p>
      )}
    </div>
  )
}

const problems = {
  cut: 'Too long for this picture. A shorter quote would have to leave out more than praise.',
  letters: 'This picture cannot be drawn: our typefaces lack some of its letters. The other kinds work.',
}

function QuoteCardPreview({ card, choice }: { card: Card; choice: ContentChoice }) {
  const { reviewId, author, problem } = card
  if (problem)
    return (
      <p className="text-sm wrap-anywhere">
        Quote by {author}: {problems[problem]}
      </p>
    )
  const addressOf = (type: 'svg' | 'png') => cardAddress({ ...choice, reviewId }, type)
  const { width, height } = cardSizes[choice.format]
  return (
    <figure className="grid justify-items-start gap-3">
      <img
        alt={`Quote by ${author}`}
        className="h-auto w-full max-w-md border border-line"
        height={height}
        src={addressOf('svg')}
        width={width}
      />
      <figcaption className="flex flex-wrap gap-4 text-sm">
        <a className="link" download href={addressOf('png')}>
          Download PNG<span className="sr-only">, quote by {author}</span>
        </a>
        <a className="link" download href={addressOf('svg')}>
          Download SVG<span className="sr-only">, quote by {author}</span>
        </a>
      </figcaption>
    </figure>
  )
}

function PieceView({ piece }: { piece: Piece }) {
  const { id, label, isCode, length } = piece
  if ('problem' in piece)
    return (
      <p className="text-sm">
        <strong className="font-medium">{label}</strong>: {piece.problem}
      </p>
    )
  const help = length ? `${formatNumber(length.is)} of ${formatNumber(length.most)} characters` : undefined
  return <CopyField help={help} id={id} isCode={isCode} label={label} value={piece.text} />
}
