import { Link } from 'react-router'
import { fewestReviews } from '#app/features/figures/statistics.ts'
import { Block } from '#app/features/inbox/block.tsx'
import { countOf, formatAverage, formatNumber, formatPercent } from '#app/languages/format.ts'
import type { AnswerCounts } from './answers.server.ts'

/** The answers to the business's own questions, in numbers. */
export function AnswersBlock({ answers }: { answers: AnswerCounts[] }) {
  return (
    <Block
      id="answers"
      note={<Link to="/business/reviews/questions">Your review form</Link>}
      title="How do people answer your questions?"
    >
      {answers.length > 0 ? (
        <div className="grid gap-x-12 gap-y-8 min-[900px]:grid-cols-2">
          {answers.map((each) => (
            <Question key={each.key} counts={each} />
          ))}
        </div>
      ) : (
        <p className="text-sm text-muted">
          You have no questions of your own yet. You can ask up to three, after the review.
        </p>
      )}
    </Block>
  )
}

const answersInWords = (count: number) =>
  count === 0 ? 'No answers in published reviews yet' : `${countOf(count, 'answer')} in published reviews`

function Question({ counts }: { counts: AnswerCounts }) {
  const { kind, question, isArchived, isEarlier, count, answers, average } = counts
  const notes = [
    answersInWords(count),
    ...(average === null ? [] : [`${formatAverage(average, 1)} on average, on a scale from 1 to 5`]),
    ...(isArchived ? ['archived'] : isEarlier ? ['an earlier wording'] : []),
  ]
  return (
    <section className="grid content-start gap-3">
      <div>
        <h3 className="font-sans text-sm font-medium wrap-anywhere" dir="auto">
          {question}
        </h3>
        <p className="text-xs text-muted">{notes.join(' · ')}</p>
      </div>
      {kind === 'text'
        ? count > 0 && (
            <p className="text-sm">
              Shown with each review and in <a href="/business/analytics/reviews.csv">the CSV</a>.
            </p>
          )
        : count > 0 && <Shares answers={answers} count={count} />}
    </section>
  )
}

function Shares({ answers, count }: Pick<AnswerCounts, 'answers' | 'count'>) {
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">Answers and how often they were given</caption>
      <tbody>
        {answers.map((each) => (
          <tr key={each.label}>
            <th className="w-2/5 py-1 pr-4 text-left font-normal wrap-anywhere" dir="auto" scope="row">
              {each.label}
            </th>
            <td className="py-1">
              <progress aria-hidden className="progress" max={count} value={each.count} />
            </td>
            <td className="w-24 py-1 pl-4 text-right whitespace-nowrap tabular-nums">
              {formatNumber(each.count)}
              {count >= fewestReviews && (
                <span className="text-muted"> ({formatPercent(each.count / count)})</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
