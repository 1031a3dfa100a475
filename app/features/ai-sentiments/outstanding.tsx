import { CitedQuote } from '#app/features/evidence/cited-paragraph.tsx'
import { ToldTrendList } from '#app/features/evidence/told-trend-list.tsx'
import { inWords } from '#app/features/inbox/words.ts'
import { countOf } from '#app/languages/format.ts'
import { Stars } from '#app/ui/stars.tsx'
import type { AiSentiments } from './ai-sentiments.ts'
import { Part } from './part.tsx'

const mostShown = 6

/** Reviews whose stars and words disagree. */
export function Outliers({ outliers }: Pick<AiSentiments, 'outliers'>) {
  const [shown, folded] = [outliers.slice(0, mostShown), outliers.slice(mostShown)]
  const answer =
    outliers.length === 0
      ? 'No recent review has stars that clearly contradict its words.'
      : `${countOf(outliers.length, 'recent review says', 'recent reviews say')} one thing in stars and another in words. A reply can clear it up.`
  return (
    <Part answer={answer} id="outliers" question="Where do stars and words disagree?">
      {shown.length > 0 && <OutlierList outliers={shown} />}
      {folded.length > 0 && (
        <details>
          <summary className="w-fit text-sm underline underline-offset-4">
            {countOf(folded.length, 'more review')}
          </summary>
          <div className="mt-6">
            <OutlierList outliers={folded} />
          </div>
        </details>
      )}
      <p className="max-w-measure text-xs text-muted">
        Looked for in your newest reviews, where we are sure of the words.
      </p>
    </Part>
  )
}

const OutlierList = ({ outliers }: Pick<AiSentiments, 'outliers'>) => (
  <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
    {outliers.map(({ rating, citation }) => (
      <li className="grid min-w-0 content-start gap-2" key={citation.reviewId}>
        <p className="text-sm">
          <Stars rating={rating} /> {rating >= 4 ? 'but these words:' : 'and yet these words:'}
        </p>
        <CitedQuote citation={citation} sentiment={rating >= 4 ? 'negative' : 'positive'} />
      </li>
    ))}
  </ul>
)

/** Days with more reviews than chance explains. */
export function Bursts({ bursts }: Pick<AiSentiments, 'bursts'>) {
  const answer =
    bursts.length === 0
      ? 'No. In the last half year, no days had more reviews than chance explains.'
      : `Yes, ${bursts.length === 1 ? 'once' : `${inWords(bursts.length)} times`} in the last half year.`
  return (
    <Part answer={answer} id="bursts" question="Did many reviews come at once?">
      {bursts.length > 0 && <ToldTrendList trends={bursts} />}
    </Part>
  )
}
