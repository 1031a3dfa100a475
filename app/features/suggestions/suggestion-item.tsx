import { Form, Link } from 'react-router'
import { inboxAddress } from '#app/features/inbox/inbox-address.ts'
import { TopicQuoteList } from '#app/features/insights/topic-quote-list.tsx'
import { countOf, formatAverage, formatDate, formatNumber, formatWeekday } from '#app/languages/format.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { Button } from '#app/ui/button.tsx'
import { EvidenceLink } from '#app/ui/evidence-link.tsx'
import { Quote } from '#app/ui/quote.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { Time } from '#app/ui/time.tsx'
import { Underlined } from '#app/ui/underlined.tsx'
import type { Evidence } from './evidence.ts'
import type { Mark, Suggestion } from './suggestion.ts'
import { noteLimits, type SuggestionState } from './suggestion.vocabulary.ts'
import { WatchSentence } from './watch-sentence.tsx'

const quotesShown = 2

/** One suggestion: the act, who says so and how many, who says the opposite, and what the owner decides. */
export function SuggestionItem({ suggestion, result }: { suggestion: Suggestion; result?: FormResult }) {
  const { title, evidence, said, day, watch, isBack, marks } = suggestion
  return (
    <article className="grid max-w-[760px] gap-4">
      <h3 className="font-serif text-xl leading-snug wrap-anywhere">{title}</h3>
      {watch && <WatchSentence suggestion={suggestion} watch={watch} />}
      {isBack && <Back marks={marks} now={evidence.length} />}
      <div className="grid gap-1 text-sm">
        <p>{said ? said.text : 'Fewer than three people say so in the newest reviews.'}</p>
        {day && (
          <p>
            {day.count === day.of
              ? `All ${formatNumber(day.of)} who mention a weekday mean ${formatWeekday(day.day)}.`
              : `${formatNumber(day.count)} of the ${formatNumber(day.of)} who mention a weekday mean ${formatWeekday(day.day)}.`}
          </p>
        )}
        <Gain suggestion={suggestion} />
      </div>
      {evidence.length > 0 && <Quotes evidence={evidence} />}
      <CounterEvidence suggestion={suggestion} />
      <MarkForm result={result} suggestion={suggestion} />
      {marks.length > 0 && <History marks={marks} />}
    </article>
  )
}

function Back({ marks, now }: { marks: Mark[]; now: number }) {
  const last = marks.at(-1)!
  return (
    <p className="border-l-2 border-warning py-1 pl-4 text-sm">
      You set this aside on {formatDate(last.at)}, when {countOf(last.authors, 'person', 'people')} said so.
      Now {formatNumber(now)} do.
    </p>
  )
}

function Gain({ suggestion: { gain, topic } }: { suggestion: Suggestion }) {
  if (!gain) return null
  return (
    <p>
      Reviews that complain about the {topic} give fewer stars. If none of these had to complain, your average
      rating would be about {formatAverage(gain.value)} stars higher (95% confidence:{' '}
      {formatAverage(gain.low)} to {formatAverage(gain.high)}). This is an estimate, not a promise.
    </p>
  )
}

function Quotes({ evidence }: { evidence: Evidence[] }) {
  const [shown, folded] = [evidence.slice(0, quotesShown), evidence.slice(quotesShown)]
  return (
    <div className="grid gap-4">
      <QuoteList evidence={shown} />
      {folded.length > 0 && (
        <details>
          <summary className="w-fit text-sm underline underline-offset-4">
            {countOf(folded.length, 'more quote')}
          </summary>
          <div className="mt-4">
            <QuoteList evidence={folded} />
          </div>
        </details>
      )}
    </div>
  )
}

function QuoteList({ evidence }: { evidence: Evidence[] }) {
  return (
    <ul className="grid gap-5">
      {evidence.map(
        ({ reviewId, quote, start, end, language, rating, authorName, writtenAt, provenance }) => (
          <li key={reviewId}>
            <Quote
              language={language}
              sentiment="negative"
              source={
                <>
                  <Stars rating={rating} /> {authorName}, <Time as="date" at={writtenAt} />
                  {provenance === 'imported' && ', imported'}.{' '}
                  <Link to={inboxAddress({ review: reviewId })}>Read the whole review</Link>
                </>
              }
            >
              <Underlined spans={[{ start, end, label: 'negative' }]} text={quote} />
            </Quote>
          </li>
        ),
      )}
    </ul>
  )
}

function CounterEvidence({
  suggestion: { topic, praise, complaints, counterQuote },
}: {
  suggestion: Suggestion
}) {
  const reviewsWith = (label: 'positive' | 'negative') =>
    inboxAddress({ state: 'published', provenance: 'customers', topic, label })
  if (praise + complaints === 0) return null
  return (
    <div className="grid gap-3 border-l border-line pl-4">
      <p className="text-sm">
        {praise === 0 ? (
          `No review praises the ${topic}`
        ) : (
          <>
            But{' '}
            <EvidenceLink to={reviewsWith('positive')}>
              {countOf(praise, 'review praises', 'reviews praise')}
            </EvidenceLink>{' '}
            the {topic}
          </>
        )}
        {complaints > 0 && (
          <>
            {praise === 0 ? '; ' : ', and '}
            <EvidenceLink to={reviewsWith('negative')}>
              {countOf(complaints, 'review complains', 'reviews complain')}
            </EvidenceLink>{' '}
            about it in any way
          </>
        )}
        .
      </p>
      {counterQuote && <TopicQuoteList quotes={[counterQuote]} />}
    </div>
  )
}

const buttons: { act: string; text: string; leadsTo: SuggestionState }[] = [
  { act: 'doing', text: 'Doing', leadsTo: 'doing' },
  { act: 'done', text: 'Done', leadsTo: 'done' },
  { act: 'set-aside', text: 'Not for us', leadsTo: 'not_for_us' },
  { act: 'reopen', text: 'Open again', leadsTo: 'open' },
]

function MarkForm({ suggestion, result }: { suggestion: Suggestion; result?: FormResult }) {
  const { act, topic, title, state, marks } = suggestion
  const id = `note-${act}-${topic.replaceAll(/\s+/g, '-')}`
  const offered = buttons.filter(({ leadsTo }) => leadsTo !== state)
  return (
    <Form className="grid gap-3" key={marks.length} method="post" noValidate preventScrollReset>
      <input name="suggestion" type="hidden" value={act} />
      <input name="topic" type="hidden" value={topic} />
      <details open={result !== undefined}>
        <summary className="w-fit text-sm underline underline-offset-4">
          Add a note<span className="sr-only"> to “{title}”</span>
        </summary>
        <TextArea
          defaultValue={result?.values.note}
          error={result?.errors.note}
          fieldClassName="mt-3"
          help="Kept with the button that you press. Only you see it."
          id={id}
          label="Note"
          limit={noteLimits.max}
          name="note"
          rows={2}
        />
      </details>
      <div className="flex flex-wrap gap-2">
        {offered.map(({ act: button, text }) => (
          <Button key={button} kind={button === 'reopen' ? 'quiet' : 'secondary'} name="act" value={button}>
            {text}
            <span className="sr-only">: {title}</span>
          </Button>
        ))}
      </div>
    </Form>
  )
}

const stateNames: Record<SuggestionState, string> = {
  open: 'Opened again',
  doing: 'Doing',
  done: 'Done',
  not_for_us: 'Not for us',
}

function History({ marks }: { marks: Mark[] }) {
  return (
    <ul className="grid gap-1 text-xs text-muted">
      {marks.toReversed().map(({ state, note, at, by }) => (
        <li className="wrap-anywhere" key={at}>
          {stateNames[state]}, <Time as="date" at={at} />
          {by && `, ${by}`}
          {note && <span className="text-ink">: {note}</span>}
        </li>
      ))}
    </ul>
  )
}
