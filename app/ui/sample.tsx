import { createContext, type ReactNode } from 'react'
import { Badge } from './badge.tsx'
import { classNames } from './class-names.ts'
import { Face } from './face.tsx'
import { Stars } from './stars.tsx'

type SampleProps = {
  caption?: string
  /** An example, hidden from screen readers, because the text beside it says the same. */
  isPicture?: boolean
  children: ReactNode
}

/** A picture of a result, set in real type on a sheet, with what it shows above. */
export const Sample = ({ caption, isPicture, children }: SampleProps) => (
  <figure className="sample grid min-w-0 content-start gap-2">
    <figcaption className="flex items-baseline gap-2 text-xs text-muted">
      {isPicture && <Badge>Example</Badge>} {caption}
    </figcaption>
    <div
      aria-hidden={isPicture}
      className={classNames(
        'grid grid-cols-1 rounded-surface border border-line bg-sheet p-5 text-sm wrap-anywhere',
        isPicture ? 'gap-5 max-sm:p-4 sm:p-8' : 'gap-3',
      )}
      inert={isPicture}
    >
      {children}
    </div>
  </figure>
)

type StatedProps = { rating: number; text: string; author?: string }

export const SampleReviewLines = ({ rating, text, author = 'Anna K.' }: StatedProps) => (
  <div className="grid gap-2">
    <p className="flex items-center gap-2.5">
      <Face name={author} />
      <span className="font-medium">{author}</span>
      <Stars rating={rating} />
    </p>
    <p className="line-clamp-4 font-serif text-lg leading-snug">{text}</p>
  </div>
)

export const sampleReviews = [
  { author: 'Anna K.', rating: 5, text: 'Friendly, quick, and exactly what I had ordered.' },
  { author: 'Sam R.', rating: 2, text: 'Good work, but it was ready later than promised.' },
  { author: 'Li W.', rating: 5, text: 'They remembered my name.' },
]

/** The reviews in pictures of results: the newest of the open business, or these while it has none. */
export const ExampleReviews = createContext<Required<StatedProps>[]>(sampleReviews)
