import { Pin, PinOff, X } from 'lucide-react'
import { Form, Link, useNavigation } from 'react-router'
import { topicName } from '#app/features/analyses/topic-name.ts'
import { averageOf } from '#app/features/figures/statistics.ts'
import { QuoteList } from '#app/features/findings/cited-quote.tsx'
import { FindingKey, FindingRow, mostMentions } from '#app/features/findings/finding-row.tsx'
import { FindingSentence } from '#app/features/findings/finding-sentence.tsx'
import { adviceFor } from '#app/features/findings/finding-text.ts'
import { Bars, BarsTable } from '#app/features/findings/weekly-bars.tsx'
import {
  capitalised,
  countOf,
  formatAverage,
  formatChoices,
  formatLanguage,
  formatMonth,
  formatNumber,
} from '#app/languages/format.ts'
import { languages } from '#app/languages/languages.ts'
import { Block } from '#app/ui/block.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { describe, Field } from '#app/ui/field.tsx'
import { FirstOf } from '#app/ui/first-of.tsx'
import { Pick, type PickOption } from '#app/ui/pick.tsx'
import { RatingDistribution } from '#app/ui/rating-distribution.tsx'
import { Sample } from '#app/ui/sample.tsx'
import { SampleAnswer } from '#app/ui/samples/words.tsx'
import { EmptyState } from '#app/ui/states.tsx'
import type { Answer, ReviewsAnswer, Table } from './answer.server.ts'
import { describeAnswer, labelOf, moreInWords, questionInWords, timeInWords } from './answer-text.ts'
import type { AskedQuestion } from './asked-questions.server.ts'
import { answerAddress, type Question, questionLimits, questionsPage } from './question.schema.ts'

type QuestionsPageProps = {
  asked: Question | null
  /** As the owner wrote it. */
  typed: string | undefined
  answered: Answer | null
  /** Completions of what is typed, and the topics among them. */
  suggestions: string[]
  topics: string[]
  examples: string[]
  earlier: AskedQuestion[]
  hasReviews: boolean
  result: { values: Record<string, string>; errors: Record<string, string | string[]> } | undefined
}

export function QuestionsPage(props: QuestionsPageProps) {
  const { asked, typed, answered, suggestions, topics, examples, earlier, hasReviews, result } = props
  if (!hasReviews)
    return (
      <EmptyState
        action={<ButtonLink to="/business/invitations">Invite customers</ButtonLink>}
        sample={<SampleAnswer />}
        title="No reviews to ask about yet"
      >
        Once customers have written some, you can ask what they praise, what they complain about, and how that
        changes.
      </EmptyState>
    )
  return (
    <div className={classNames('grid', asked ? 'gap-8' : 'gap-12')}>
      <div className={asked ? undefined : 'settings-beside'}>
        <div className="grid min-w-0 content-start gap-4">
          {!asked && <h2 className="mb-2 text-3xl">What do you want to know?</h2>}
          <AskForm result={result} suggestions={suggestions} typed={typed} />
          {!asked && (
            <ul aria-label="For example" className="flex flex-wrap gap-2.5">
              {examples.map((each) => (
                <li key={each}>
                  <Link
                    className="inline-flex min-h-11 items-center rounded-full border border-control px-4 text-sm no-underline hover:bg-wash"
                    to={`${questionsPage}?q=${encodeURIComponent(each)}`}
                  >
                    {each}
                  </Link>
                </li>
              ))}
            </ul>
          )}
          {answered?.kind !== 'findings' && (
            <details key={asked ? answerAddress(asked) : ''}>
              <summary className="chart-more mb-2">
                {asked ? 'Change the question' : 'Or build a question'}
              </summary>
              <Controls asked={asked} topics={topics} />
            </details>
          )}
        </div>
        {!asked && (
          <div className="settings-result max-md:hidden">
            <Sample caption="Every answer leads to the words behind it." isPicture>
              <SampleAnswer />
            </Sample>
          </div>
        )}
      </div>
      <div aria-live="polite" className="min-w-0 empty:hidden">
        {asked && answered && <AnswerView answered={answered} asked={asked} />}
      </div>
      {earlier.length > 0 && <EarlierQuestions earlier={earlier} />}
    </div>
  )
}

function AskForm({
  typed,
  suggestions,
  result,
}: Pick<QuestionsPageProps, 'typed' | 'suggestions' | 'result'>) {
  const isAsking = useNavigation().formData?.get('act') === 'ask'
  const error = result?.errors.q
  const help = 'A name, a product, a few words or a question, in English, German or French.'
  return (
    <Form action={questionsPage} className="grid max-w-measure gap-3" method="post">
      <Field error={error} help={help} id="q" label="Ask your reviews">
        <div className="flex flex-wrap gap-2">
          <input
            {...describe('q', { error, help })}
            autoComplete="off"
            className="control min-w-0 flex-1 basis-64"
            defaultValue={result?.values.q ?? typed}
            list="questions"
            maxLength={questionLimits.max}
            name="q"
            required
          />
          <datalist id="questions">
            {suggestions.map((each) => (
              <option key={each} value={each} />
            ))}
          </datalist>
          <Button isBusy={isAsking} kind="primary" name="act" value="ask">
            {isAsking ? 'Counting …' : 'Ask'}
          </Button>
        </div>
      </Field>
    </Form>
  )
}

const shows: PickOption[] = [
  ['count', 'how many reviews'],
  ['average', 'the average rating of reviews'],
  ['quotes', 'quotes of reviews'],
]
const says: PickOption[] = [
  ['', 'mention'],
  ['praise', 'praise'],
  ['complaint', 'complain about'],
]
const stars: PickOption[] = [
  ['', 'any stars'],
  ...(['1', '2', '3', '4', '5'].map((each) => [
    each,
    each === '1' ? '1 star' : `${each} stars`,
  ]) as PickOption[]),
  ['1-2', '1 or 2 stars'],
  ['4-5', '4 or 5 stars'],
]
const splits: PickOption[] = [
  ['', 'as a whole'],
  ['month', 'by month'],
  ['quarter', 'by quarter'],
  ['year', 'by year'],
  ['weekday', 'by weekday'],
  ['rating', 'by stars'],
  ['language', 'by language'],
  ['importSource', 'by source'],
  ['topic', 'by topic'],
  ['name', 'by name'],
]
const comparisons: PickOption[] = [
  ['', 'nothing'],
  ['before', 'as long a time before'],
  ['ever', 'all the time before'],
]
const inLanguages: PickOption[] = [
  ['', 'any language'],
  ...languages.map((tag): PickOption => [tag, formatLanguage(tag)]),
]

/** The question as a sentence of controls. A plain form, so that it works without JavaScript. */
function Controls({ asked, topics }: Pick<QuestionsPageProps, 'asked' | 'topics'>) {
  const {
    show,
    topic,
    words,
    say,
    stars: given,
    from,
    to,
    by,
    written,
    compare,
  }: Question = asked ?? { show: 'count' }
  const field = 'control w-auto max-w-full px-2 py-1 font-sans text-sm'
  return (
    <Form action={questionsPage} className="grid gap-3" method="get">
      <p className="max-w-[46em] font-serif text-lg leading-12">
        Show <Pick defaultValue={show} label="Show" name="show" options={shows} />
        {' that '}
        <Pick defaultValue={say ?? ''} label="What they say" name="say" options={says} />{' '}
        <Pick
          defaultValue={topic ?? ''}
          label="Topic"
          name="topic"
          options={[
            ['', 'anything'],
            ...[...new Set([...(topic ? [topic] : []), ...topics])].map(
              (each): PickOption => [each, topicName(each)],
            ),
          ]}
        />
        {', with the words '}
        <input
          aria-label="Words"
          className={field}
          defaultValue={words}
          maxLength={200}
          name="words"
          size={14}
        />
        {', with '}
        <Pick defaultValue={given ?? ''} label="Stars" name="stars" options={stars} />
        {', written in '}
        <Pick
          defaultValue={written ?? ''}
          label="Language"
          name="written"
          options={
            written?.includes(' ')
              ? [
                  ...inLanguages,
                  [written, formatChoices(written.split(' ').map((tag) => formatLanguage(tag)))],
                ]
              : inLanguages
          }
        />
        {' from '}
        <input aria-label="From" className={field} defaultValue={from} name="from" type="date" />
        {' to '}
        <input aria-label="To" className={field} defaultValue={to} name="to" type="date" />
        {', compared with '}
        <Pick
          defaultValue={compare ?? ''}
          label="Compared with"
          name="compare"
          options={compare?.includes('..') ? [...comparisons, [compare, timeInWords(compare)]] : comparisons}
        />
        {', '}
        <Pick defaultValue={by ?? ''} label="Split" name="by" options={splits} />.
      </p>
      <p>
        <Button>Show</Button>
      </p>
    </Form>
  )
}

function AnswerView({ asked, answered }: { asked: Question; answered: Answer }) {
  return (
    <section aria-labelledby="answer" className="grid min-w-0 gap-6 border-t border-rule pt-4">
      <div>
        <h2
          className={
            answered.kind === 'findings'
              ? 'text-3xl'
              : 'font-sans text-sm font-normal text-muted wrap-anywhere'
          }
          id="answer"
        >
          {questionInWords(asked)}
        </h2>
        {answered.kind === 'findings' && answered.findings.length > 0 && (
          <p className="mt-1 text-xs text-muted">
            <FindingKey {...answered.of} />
          </p>
        )}
        {(answered.kind === 'reviews' || answered.findings.length === 0) && (
          <p className="mt-1 max-w-[34em] font-display text-2xl leading-snug text-balance wrap-anywhere sm:text-3xl">
            <FindingSentence parts={describeAnswer(asked, answered)} />
          </p>
        )}
      </div>
      <Choices choices={answered.choices} />
      {answered.kind === 'findings' ? (
        <ol>
          {answered.findings.map(({ finding, quotes }) => (
            <li className="min-w-0" key={`${finding.side} ${finding.topic}`}>
              <FindingRow
                finding={finding}
                most={mostMentions(answered.findings.map(({ finding }) => finding))}
                of={answered.of}
                quotes={quotes}
                title={adviceFor(finding)}
              />
            </li>
          ))}
        </ol>
      ) : (
        <ReviewsView answered={answered} asked={asked} />
      )}
    </section>
  )
}

function Choices({ choices }: Pick<Answer, 'choices'>) {
  if (choices.length === 0) return null
  return (
    <nav aria-label="What else may be meant" className="flex flex-wrap gap-2">
      {choices.map(({ label, reviews, asked }) => (
        <ButtonLink className="chip wrap-anywhere" key={answerAddress(asked)} to={answerAddress(asked)}>
          {capitalised(label)}
          {reviews !== undefined && ` (${formatNumber(reviews)})`}
        </ButtonLink>
      ))}
    </nav>
  )
}

function ReviewsView({ asked, answered }: { asked: Question; answered: ReviewsAnswer }) {
  const { tables, quotes, months, mentions, stars, isSilent } = answered
  const more = moreInWords(asked, answered)
  const bars = months.map(({ start, ...month }) => ({ from: start, label: formatMonth(start), ...month }))
  const hasPicture = mentions > 1 && !isSilent
  return (
    <>
      {tables.map((table) => (
        <AnswerTable key={table.by} table={table} />
      ))}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-8 empty:hidden min-[1000px]:grid-cols-2">
        {quotes.length > 0 && (
          <div className="grid content-start gap-4">
            <h3 className="text-base font-medium">
              {asked.list ? `${countOf(quotes.length, 'review')}, the newest first` : 'In their words'}
            </h3>
            <QuoteList quotes={quotes} />
          </div>
        )}
        {hasPicture && (
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
            <RatingDistribution counts={stars} />
            {months.length > 1 && (
              <div>
                <Bars about="what you asked" bars={bars} unit="Month" />
                <details>
                  <summary className="chart-more">As a table, by month</summary>
                  <BarsTable bars={bars} unit="Month" />
                </details>
              </div>
            )}
          </div>
        )}
      </div>
      {more.length > 0 && (
        <details className="fold" open={quotes.length === 0}>
          <summary>How sure are we?</summary>
          <ul className="grid max-w-measure gap-1 text-sm text-muted wrap-anywhere">
            {more.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

const heads: Partial<Record<Table['by'], string>> = { importSource: 'Source', rating: 'Stars' }

function AnswerTable({ table: { by, rows } }: { table: Table }) {
  // People are not ranked.
  const hasAverage = by !== 'name'
  const columns = ['Reviews', '4–5 stars', '1–2 stars', ...(hasAverage ? ['Average'] : [])]
  return (
    <table className="table w-auto max-w-full justify-self-start">
      <thead>
        <tr>
          <th scope="col">{heads[by] ?? capitalised(by)}</th>
          {columns.map((column) => (
            <th className="number" key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, of, reviews, stars, next }) => (
          <tr key={label}>
            <th className="wrap-anywhere" scope="row">
              {next && reviews > 0 ? (
                <Link to={answerAddress(next)}>{labelOf(by, label)}</Link>
              ) : (
                labelOf(by, label)
              )}
            </th>
            <td className="number">
              {formatNumber(reviews)}
              {of !== undefined && ` of ${formatNumber(of)}`}
            </td>
            <td className="number">{formatNumber(stars[3] + stars[4])}</td>
            <td className="number">{formatNumber(stars[0] + stars[1])}</td>
            {hasAverage && <td className="number">{reviews > 0 && formatAverage(averageOf(stars)!, 1)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const shownAtOnce = 3

function EarlierQuestions({ earlier }: Pick<QuestionsPageProps, 'earlier'>) {
  return (
    <Block id="earlier" note="Pinned ones are on your dashboard and in your digest" title="Asked before">
      <FirstOf items={earlier} most={shownAtOnce} one="question">
        {(items) => <QuestionList earlier={items} />}
      </FirstOf>
    </Block>
  )
}

function QuestionList({ earlier }: Pick<QuestionsPageProps, 'earlier'>) {
  return (
    <ul>
      {earlier.map(({ id, asked, isPinned }) => {
        const words = questionInWords(asked)
        return (
          <li className="flex items-start justify-between gap-4 border-b border-line py-2" key={id}>
            <span className="min-w-0 wrap-break-word">
              <Link to={answerAddress(asked)}>{words}</Link>
            </span>
            <Form action={questionsPage} className="flex shrink-0" method="post" preventScrollReset>
              <input name="id" type="hidden" value={id} />
              <Button
                aria-label={`${isPinned ? 'Unpin' : 'Pin'} “${words}”`}
                isIcon
                kind="quiet"
                name="act"
                value={isPinned ? 'unpin' : 'pin'}
              >
                {isPinned ? (
                  <PinOff aria-hidden size={16} strokeWidth={1.5} />
                ) : (
                  <Pin aria-hidden size={16} strokeWidth={1.5} />
                )}
              </Button>
              <Button aria-label={`Forget “${words}”`} isIcon kind="quiet" name="act" value="forget">
                <X aria-hidden size={16} strokeWidth={1.5} />
              </Button>
            </Form>
          </li>
        )
      })}
    </ul>
  )
}
