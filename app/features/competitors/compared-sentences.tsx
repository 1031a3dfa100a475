import { Link } from 'react-router'
import { topicName } from '#app/features/analyses/topic-name.ts'
import { EvidenceLink } from '#app/ui/evidence-link.tsx'
import { Quote } from '#app/ui/quote.tsx'
import { Time } from '#app/ui/time.tsx'
import type { ComparedCitation, ComparedSentence } from './compared-sentence.ts'
import type { ListedCompetitor } from './competitors.server.ts'
import { pointsInterval } from './points.ts'

type ComparedSentencesProps = { competitor: ListedCompetitor; sentences: ComparedSentence[] }

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

function Difference({ competitor, sentence }: { competitor: ListedCompetitor; sentence: ComparedSentence }) {
  const { name, opinion, text, citations, figures, difference } = sentence
  return (
    <article aria-label={`${topicName(name)}, ${opinion}`} className="grid gap-3">
      <p className="wrap-anywhere">{text}</p>
      <p className="text-xs text-muted">
        95% interval of the difference: {pointsInterval(difference)}.{' '}
        {figures.map(({ address, reviews }, at) => (
          <span key={address}>
            {at > 0 && ', '}
            {address && (
              <EvidenceLink to={address}>{at === 0 ? 'your reviews' : 'their reviews'}</EvidenceLink>
            )}
            <span className="sr-only"> of {reviews}</span>
          </span>
        ))}
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

function Source({ citation, competitor }: { citation: ComparedCitation; competitor: ListedCompetitor }) {
  const { side, authorName, writtenAt, address, imported } = citation
  return (
    <span className="wrap-anywhere">
      {side === 'own' ? 'Of you' : `Of ${competitor.name}`}, by {authorName},{' '}
      <Time as="date" at={writtenAt} />.{' '}
      {imported && (
        <>
          Imported by you from {imported.source} on <Time as="date" at={imported.at} />.{' '}
        </>
      )}
      <Link to={address}>Read the whole review</Link>
    </span>
  )
}
