import { Badge } from './badge.tsx'
import { Face } from './face.tsx'
import { Provenance } from './provenance.tsx'
import { SentimentSign } from './sentiment.tsx'
import { Stars } from './stars.tsx'
import { Underlined } from './underlined.tsx'

const text =
  'The sourdough was excellent and the staff were friendly. The coffee was cold, though, and far too expensive.'

const said = [
  ['excellent', 'positive', 'Bread'],
  ['friendly', 'positive', 'Staff'],
  ['cold', 'negative', 'Coffee'],
  ['far too expensive', 'negative', 'Price'],
] as const

/** The product in one picture: a review as it stands on a page, what was understood, and its receipt. */
export function SampleReview() {
  return (
    <figure className="sample-review">
      <figcaption className="flex items-center gap-3">
        <Face name="Maren Taylor" />
        <span className="grid">
          <span className="font-medium">Maren T.</span>
          <span className="text-xs text-muted">about Corner &amp; Crumb, sample data</span>
        </span>
        <span className="ml-auto">
          <Stars isLarge rating={3} />
        </span>
      </figcaption>
      <blockquote className="quote">
        <Underlined
          spans={said.map(([words, label]) => {
            const start = text.indexOf(words)
            return { start, end: start + words.length, label }
          })}
          text={text}
        />
      </blockquote>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {said.map(([, label, topic]) => (
          <li key={topic}>
            <SentimentSign label={label} /> {topic}
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap items-center justify-between gap-2 border-t border-line pt-3">
        <Provenance kind="invited" />
        <Badge kind="good">Receipt signed</Badge>
      </p>
    </figure>
  )
}
