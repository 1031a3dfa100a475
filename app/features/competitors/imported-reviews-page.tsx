import { topicName } from '#app/features/analyses/topic-name.ts'
import { averageOf, countStars, type StarCounts } from '#app/features/figures/statistics.ts'
import { countOf, formatAverage, formatList } from '#app/languages/format.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { RatingDistribution } from '#app/ui/rating-distribution.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { Time } from '#app/ui/time.tsx'
import { competitorsAddress, importedAddress } from './competitor.schema.ts'
import type { Competitor, ImportedEntry } from './competitors.server.ts'

type ImportedReviewsPageProps = {
  competitor: Competitor
  /** The filter in the address, without the page. */
  filter: { topic?: string; label?: string; period?: string }
  page: number
  entries: ImportedEntry[]
  stars: StarCounts
  hasMore: boolean
}

export function ImportedReviewsPage({
  competitor,
  filter,
  page,
  entries,
  stars,
  hasMore,
}: ImportedReviewsPageProps) {
  const { topic, label } = filter
  const opinion = label === 'positive' ? 'Praise of' : 'Complaints about'
  const sources = [...new Set(entries.map(({ source }) => source))]
  const toPage = (to: number) => importedAddress(competitor.id, { ...filter, page: String(to) })
  const average = averageOf(stars)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <header className="grid items-end gap-x-16 gap-y-5 lg:grid-cols-2">
        <div className="grid justify-items-start gap-4">
          <BackLink to={`${competitorsAddress}/${competitor.id}`}>You and {competitor.name}</BackLink>
          <h2 className="text-3xl text-balance wrap-anywhere">
            {topic ? `${label ? `${opinion} ${topic}` : topicName(topic)}: ` : 'Imported reviews of '}
            {competitor.name}
          </h2>
          {average !== null && (
            <p className="flex items-center gap-4">
              <b className="font-serif text-4xl font-normal tabular-nums">{formatAverage(average, 1)}</b>
              <span className="grid text-sm text-muted">
                <Stars rating={average} /> {countOf(countStars(stars), 'review')}
              </span>
            </p>
          )}
          <p className="text-xs text-muted wrap-anywhere">
            {sources.length > 0 && `Imported by you from ${formatList(sources)}. `}Nobody here has checked
            them, and only you see them.
          </p>
        </div>
        <RatingDistribution counts={stars} />
      </header>
      <div className="border-t border-rule pt-2">
        {entries.length === 0 && <p className="text-sm text-muted">No imported review matches.</p>}
        <ul className="gap-x-16 lg:columns-2">
          {entries.map((entry) => (
            <Entry entry={entry} key={entry.id} />
          ))}
        </ul>
        <Pagination
          label="Imported reviews"
          newer={page > 1 ? toPage(page - 1) : undefined}
          newerLabel="Newer"
          older={hasMore ? toPage(page + 1) : undefined}
          olderLabel="Older"
        />
      </div>
    </div>
  )
}

function Entry({ entry }: { entry: ImportedEntry }) {
  const { rating, title, text, language, writtenAt } = entry
  return (
    <li className="grid content-start gap-1.5 border-b border-line py-4 break-inside-avoid">
      <p className="flex flex-wrap items-center gap-x-3 text-xs text-muted">
        <Stars rating={rating} /> <Time as="date" at={writtenAt} />
      </p>
      <p
        className="max-w-measure font-serif text-lg leading-snug wrap-anywhere whitespace-pre-line"
        dir="auto"
        lang={language ?? undefined}
      >
        {title && <strong className="block font-medium">{title}</strong>}
        {text || (title ? '' : 'No words, only stars.')}
      </p>
    </li>
  )
}
