import { topicName } from '#app/features/analyses/topic-name.ts'
import { shareInterval } from '#app/features/analytics/chance.ts'
import { CitedQuote } from '#app/features/evidence/cited-paragraph.tsx'
import { inboxAddress } from '#app/features/inbox/inbox-address.ts'
import { fewestReviews } from '#app/features/insights/chance.ts'
import { shareOf } from '#app/features/transparency/chance.ts'
import { countOf, formatLongDate, formatNumber, formatPercent } from '#app/languages/format.ts'
import { EvidenceLink } from '#app/ui/evidence-link.tsx'
import { SmallLine } from '#app/ui/small-line.tsx'
import type { AiSentiments, SaidTopic } from './ai-sentiments.ts'
import { Part } from './part.tsx'

/** Fewer reviews are named beside the topic alone. */
const fewestNamed = 3

/** Praise and complaints, topic by topic. */
export function SaidTopics(topics: AiSentiments['topics']) {
  const { said, reviews, reviewsBefore } = topics
  return (
    <Part answer={answerOf(topics)} id="topics" question="What do they talk about?">
      {reviews >= fewestReviews && said.length > 0 && (
        <>
          <ul className="grid gap-x-10 gap-y-10 pt-2 min-[900px]:grid-cols-2">
            {said.map((topic) => (
              <li className="min-w-0" key={topic.topic}>
                <Topic of={reviews} ofBefore={reviewsBefore} topic={topic} />
              </li>
            ))}
          </ul>
          <p className="max-w-measure text-xs text-muted">
            In brackets: the share of these {countOf(reviews, 'review')}, with its 95% confidence interval. We
            count only praise and complaints that we are sure of.
            {said.some(({ trend }) => trend) &&
              ` The lines show the mean opinion over the last year, from -1 to 1, in steps of four weeks with at least ${fewestReviews} opinions.`}
          </p>
        </>
      )}
    </Part>
  )
}

function answerOf({ said, since, reviews }: AiSentiments['topics']) {
  const from = formatLongDate(since)
  if (reviews < fewestReviews)
    return `Not enough reviews yet: ${countOf(reviews, 'review')} since ${from}, and topics need ${fewestReviews}.`
  if (said.length === 0) return `No topic has had praise or complaints since ${from}.`
  const [praised] = mostWith('praise', said)
  const [criticised] = mostWith('complaints', said)
  const of = `of ${countOf(reviews, 'review')}`
  if (!praised && !criticised)
    return `Since ${from}, no topic is praised or criticised in ${fewestNamed} or more ${of}.`
  const praise = praised && `most praise (in ${formatNumber(praised.praise)} ${of})`
  const complaints = criticised && `most complaints (in ${formatNumber(criticised.complaints)} ${of})`
  if (!praise) return `Since ${from}, ${criticised!.topic} gets ${complaints}.`
  if (!complaints) return `Since ${from}, ${praised.topic} gets ${praise}.`
  return praised === criticised
    ? `Since ${from}, ${praised.topic} gets both ${praise} and ${complaints}.`
    : `Since ${from}, ${praised.topic} gets ${praise} and ${criticised.topic} ${complaints}.`
}

const mostWith = (what: 'praise' | 'complaints', said: SaidTopic[]) =>
  said.filter((topic) => topic[what] >= fewestNamed).sort((one, other) => other[what] - one[what])

type TopicProps = { topic: SaidTopic; of: number; ofBefore: number }

function Topic({ topic: of, of: reviews, ofBefore }: TopicProps) {
  const { topic, praise, complaints, change, trend, quotes } = of
  const name = topicName(topic)
  return (
    <section aria-label={name} className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="text-lg wrap-anywhere">{name}</h3>
        {trend && <SmallLine description={`Opinions on ${topic}: ${trend.words}`} values={trend.values} />}
      </div>
      <p className="text-sm">
        {praise > 0 && (
          <Said label="positive" topic={topic}>
            {countOf(praise, 'review praises', 'reviews praise')} it
          </Said>
        )}
        {praise > 0 && ` (${share(praise, reviews)})`}
        {praise > 0 && complaints > 0 && ', '}
        {complaints > 0 && (
          <Said label="negative" topic={topic}>
            {countOf(complaints, 'review complains', 'reviews complain')} about it
          </Said>
        )}
        {complaints > 0 && ` (${share(complaints, reviews)})`}.{change && ` ${changeInWords(of, ofBefore)}`}
      </p>
      <ul className="grid gap-4">
        {quotes.map((quote) => (
          <li className="min-w-0" key={`${quote.reviewId} ${quote.label}`}>
            <CitedQuote citation={quote} sentiment={quote.label} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function share(count: number, of: number) {
  const { rate, from, to } = shareOf(count, of)
  return `${formatPercent(rate!)}, ${shareInterval({ low: from!, high: to! })}`
}

function changeInWords({ change, praiseBefore, complaintsBefore }: SaidTopic, ofBefore: number) {
  const { what, isMore } = change!
  const [before, said] =
    what === 'praise' ? [praiseBefore, 'praised'] : [complaintsBefore, 'complained about']
  return `A ${isMore ? 'larger' : 'smaller'} share than before: in the three months before, ${formatNumber(before)} of ${countOf(ofBefore, 'review')} ${said} it.`
}

type SaidProps = { topic: string; label: 'positive' | 'negative'; children: React.ReactNode }

function Said({ topic, label, children }: SaidProps) {
  return (
    <EvidenceLink
      to={inboxAddress({
        state: 'published',
        provenance: 'customers',
        period: 'quarter',
        topic,
        label,
      })}
    >
      {children}
    </EvidenceLink>
  )
}
