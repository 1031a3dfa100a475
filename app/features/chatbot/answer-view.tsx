import { X } from 'lucide-react'
import { Link } from 'react-router'
import type { Citation } from '#app/features/citations/cited-sentence.ts'
import { inboxAddress } from '#app/features/inbox/inbox-address.ts'
import type { Query } from '#app/features/question-reading/query.schema.ts'
import { formatAverage, formatNumber, formatPercent } from '#app/languages/format.ts'
import { EvidenceLink } from '#app/ui/evidence-link.tsx'
import { Quote } from '#app/ui/quote.tsx'
import { type Column, Table } from '#app/ui/table.tsx'
import { Time } from '#app/ui/time.tsx'
import type { Answer, AnswerRow } from './answer.ts'
import { AnswerText, WordedText } from './answer-text.tsx'
import type { ShownQuery } from './query-words.ts'
import { answerAddress, type PutQuestion } from './question-address.ts'

export type ShownAnswer = {
  query: Query | null
  answer: Answer
  /** Near to a question that is not answered. */
  suggestions: PutQuestion[]
  shown: ShownQuery | null
  /** The name of the model that may reword the answer. */
  wordingModel: string | null
}

type AnswerViewProps = { put: PutQuestion; answered: ShownAnswer }

/** An answer with its numbers, its quotes and the query that it answers. */
export function AnswerView({ put, answered }: AnswerViewProps) {
  const { query, answer, suggestions, shown, wordingModel } = answered
  return (
    <section aria-labelledby="answer" className="grid gap-8 border-t border-rule pt-5">
      <div className="grid max-w-measure gap-3">
        <h2 className="text-sm text-muted wrap-break-word" id="answer">
          {put.question}
        </h2>
        {query && wordingModel ? (
          <WordedText key={JSON.stringify(query)} model={wordingModel} query={query} text={answer.text} />
        ) : (
          <AnswerText>{answer.text}</AnswerText>
        )}
        {answer.notes.map((note) => (
          <p className="text-sm text-muted" key={note}>
            {note}
          </p>
        ))}
        {suggestions.length > 0 && <Suggestions suggestions={suggestions} />}
        {answer.address && (
          <p className="text-sm">
            <Link to={answer.address}>Open these reviews</Link>
          </p>
        )}
      </div>
      {answer.rows.some(({ label }) => label !== '') || answer.rows.some(({ interval }) => interval) ? (
        <AnswerTable rows={answer.rows} />
      ) : null}
      {answer.quotes.length > 0 && <Quotes quotes={answer.quotes} />}
      {answer.mentioned && (
        <div className="grid gap-4">
          <h3 className="text-sm font-medium">{answer.mentioned.title}</h3>
          <Quotes quotes={answer.mentioned.quotes} />
        </div>
      )}
      {shown && <QueryView put={put} shown={shown} />}
    </section>
  )
}

function Suggestions({ suggestions }: { suggestions: PutQuestion[] }) {
  return (
    <div className="grid gap-2 text-sm">
      <p>You can ask:</p>
      <ul className="grid gap-2">
        {suggestions.map((suggestion) => (
          <li key={suggestion.question}>
            <Link to={answerAddress(suggestion)}>{suggestion.question}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

const valueNames: Record<AnswerRow['kind'], string> = {
  count: 'Number',
  average: 'Average rating',
  share: 'Share',
  score: 'Sentiment',
  hours: 'Time until the reply',
  days: 'Days',
}

function AnswerTable({ rows }: { rows: AnswerRow[] }) {
  const kind = rows[0]!.kind
  const columns: Column<AnswerRow>[] = [
    { id: 'label', header: 'Reviews', cell: ({ label }) => label || 'All of these' },
    { id: 'value', header: valueNames[kind], isNumber: true, cell: (row) => <RowValue row={row} /> },
    ...(rows.some(({ interval }) => interval)
      ? [{ id: 'interval', header: '95% interval', isNumber: true, cell: intervalText }]
      : []),
    // A count has no other number of reviews.
    ...(kind === 'count'
      ? []
      : [
          {
            ...{ id: 'reviews', header: 'Number of reviews', isNumber: true },
            cell: ({ reviews }: AnswerRow) => formatNumber(reviews),
          },
        ]),
  ]
  return (
    <Table
      caption="The numbers of the answer"
      columns={columns}
      isDense={kind === 'count'}
      rowId={({ label }) => label}
      rows={rows}
    />
  )
}

function RowValue({ row }: { row: AnswerRow }) {
  const text = valueOfRow(row.value, row.kind)
  return row.address && row.reviews > 0 ? <EvidenceLink to={row.address}>{text}</EvidenceLink> : text
}

function valueOfRow(value: number | null, kind: AnswerRow['kind']) {
  if (value === null) return 'too few reviews'
  if (kind === 'average') return formatAverage(value)
  if (kind === 'share') return formatPercent(value)
  return kind === 'hours' ? `${formatNumber(Math.round(value * 10) / 10)} h` : formatNumber(value)
}

const intervalText = ({ interval, kind }: AnswerRow) =>
  interval ? `${valueOfRow(interval.low, kind)} to ${valueOfRow(interval.high, kind)}` : '–'

function Quotes({ quotes }: { quotes: Citation[] }) {
  return (
    <ul className="grid max-w-[760px] gap-6">
      {quotes.map(({ reviewId, quote, authorName, writtenAt, rating, provenance, language }) => (
        <li key={`${reviewId} ${quote}`}>
          <Quote
            language={language}
            source={
              <>
                {authorName}, <Time as="date" at={writtenAt} />, {rating} of 5 stars
                {provenance === 'imported' && ', imported'}.{' '}
                <Link to={inboxAddress({ review: reviewId })}>Read the whole review</Link>
              </>
            }
          >
            {quote}
          </Quote>
        </li>
      ))}
    </ul>
  )
}

const partLook =
  'inline-flex min-w-0 items-center gap-2 rounded-control border border-line px-3 py-1.5 wrap-anywhere'

/** The question as it was understood: what is counted of which reviews. A part can be left out. */
function QueryView({ put, shown: { measure, parts, versus } }: { put: PutQuestion; shown: ShownQuery }) {
  return (
    <div className="grid gap-2 border-t border-line pt-4 text-sm">
      <h3 className="font-medium">How the question was understood</h3>
      <ul className="flex flex-wrap gap-2">
        <li className={partLook}>{measure}</li>
        {parts.map(({ text, fields }) => (
          <li className={partLook} key={text}>
            {text}
            {fields.length > 0 && (
              <Link
                aria-label={`Leave out “${text}”`}
                className="reach shrink-0 text-muted no-underline hover:text-ink"
                title="Leave out"
                to={`${answerAddress(put)}&${new URLSearchParams({ without: fields.join(' ') })}`}
              >
                <X aria-hidden size={14} strokeWidth={1.5} />
              </Link>
            )}
          </li>
        ))}
      </ul>
      {versus && <p className="text-muted">Compared with {versus}.</p>}
    </div>
  )
}
