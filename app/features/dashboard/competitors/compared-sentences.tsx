import { Link } from 'react-router'
import { EvidenceLink } from '#app/ui/evidence-link.tsx'
import { Quote } from '#app/ui/quote.tsx'
import { Time } from '#app/ui/time.tsx'
import type { Competitor } from './competitors.server.ts'
import type { ComparedCitation, ComparedSentence } from './sentences.server.ts'

const points = (difference: number) => {
  const rounded = Math.round(1000 * difference) / 10
  return `${rounded > 0 ? '+' : rounded < 0 ? '−' : ''}${Math.abs(rounded).toFixed(1)}`
}

/** Of a difference of shares, in percentage points: "+4.2 to +21.0 points". */
export const pointsInterval = ({ low, high }: { low: number; high: number }) =>
  `${points(low)} to ${points(high)} points`

type ComparedSentencesProps = { competitor: Competitor; sentences: ComparedSentence[] }

/** Strengths and gaps: each difference in a sentence, with quotes of both sides. */
export function ComparedSentences({ competitor, sentences }: ComparedSentencesProps) {
  if (sentences.length === 0)
    return (
      <p className="max-w-measure text-sm text-muted">
        No clear difference: on every topic below, the gap between your reviews and theirs could be chance.
      </p>
    )
  const groups = [
    { title: 'In your favour', its: sentences.filter(({ isStrength }) => isStrength) },
    { title: 'In their favour', its: sentences.filter(({ isStrength }) => !isStrength) },
  ]
  return (
    <div className="grid gap-x-12 gap-y-10 min-[1100px]:grid-cols-2">
      {groups.map(({ title, its }) => (
        <section aria-label={title} className="min-w-0" key={title}>
          <h3 className="text-base font-medium">{title}</h3>
          {its.length === 0 && <p className="mt-3 text-sm text-muted">No clear difference.</p>}
          <ul>
            {its.map((sentence) => (
              <li className="border-b border-line py-5" key={sentence.text}>
                <Difference competitor={competitor} sentence={sentence} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Difference({ competitor, sentence }: { competitor: Competitor; sentence: ComparedSentence }) {
  const { name, opinion, text, citations, addresses, difference } = sentence
  return (
    <article aria-label={`${name}, ${opinion}`} className="grid gap-3">
      <p className="wrap-anywhere">{text}</p>
      <p className="text-xs text-muted">
        95% interval of the difference: {pointsInterval(difference)}.{' '}
        <EvidenceLink to={addresses.own}>your reviews</EvidenceLink>,{' '}
        <EvidenceLink to={addresses.theirs}>their reviews</EvidenceLink>
      </p>
      {citations.map((citation) => (
        <Quote
          key={citation.reviewId}
          language={citation.language}
          sentiment={opinion === 'praise' ? 'positive' : 'negative'}
          source={<Source citation={citation} competitor={competitor} />}
        >
          {citation.quote}
        </Quote>
      ))}
    </article>
  )
}

function Source({ citation, competitor }: { citation: ComparedCitation; competitor: Competitor }) {
  const { side, authorName, writtenAt, address } = citation
  const { latestImport } = competitor
  return (
    <span className="wrap-anywhere">
      {side === 'own' ? 'Of you' : `Of ${competitor.name}`}, by {authorName ?? 'a customer'},{' '}
      <Time as="date" at={writtenAt} />. {!authorName && latestImport && 'Imported by you. '}
      <Link to={address}>Read the whole review</Link>
    </span>
  )
}
