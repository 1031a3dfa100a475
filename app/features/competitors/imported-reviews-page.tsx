import { Link } from 'react-router'
import { topicName } from '#app/features/analyses/topic-name.ts'
import { formatList } from '#app/languages/format.ts'
import { Pagination } from '#app/ui/pagination.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { Time } from '#app/ui/time.tsx'
import { competitorsAddress, importedAddress } from './competitor.schema.ts'
import type { Competitor } from './competitors.server.ts'
import type { ImportedEntry } from './imported-reviews.server.ts'

type ImportedReviewsPageProps = {
  competitor: Competitor
  /** Of the address, without the page. */
  filter: { topic?: string; label?: string; period?: string }
  page: number
  entries: ImportedEntry[]
  hasMore: boolean
}

export function ImportedReviewsPage({
  competitor,
  filter,
  page,
  entries,
  hasMore,
}: ImportedReviewsPageProps) {
  const { topic, label } = filter
  const opinion = label === 'positive' ? 'Praise of' : 'Complaints about'
  const sources = [...new Set(entries.map(({ source }) => source))]
  const toPage = (to: number) => importedAddress(competitor.id, { ...filter, page: String(to) })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <p className="text-sm wrap-anywhere">
        <Link className="reach" to={`${competitorsAddress}/${competitor.id}`}>
          You and {competitor.name}
        </Link>
      </p>
      <header className="grid gap-2">
        <h2 className="font-serif text-2xl leading-[1.34] font-normal wrap-anywhere">
          Imported reviews of {competitor.name}
        </h2>
        <p className="text-sm text-muted wrap-anywhere">
          {topic && `${label ? `${opinion} ${topic}` : topicName(topic)}. `}
          {sources.length > 0 && `Imported by you from ${formatList(sources)}. `}Nobody here has checked them,
          and only you see them.
        </p>
      </header>
      {entries.length === 0 ? (
        <p className="border-t border-rule py-8 text-sm text-muted">No imported review matches.</p>
      ) : (
        <ul className="grid gap-x-12 border-t border-rule lg:grid-cols-2">
          {entries.map((entry) => (
            <Entry entry={entry} key={entry.id} />
          ))}
        </ul>
      )}
      <Pagination
        label="Imported reviews"
        newer={page > 1 ? toPage(page - 1) : undefined}
        newerLabel="Newer"
        older={hasMore ? toPage(page + 1) : undefined}
        olderLabel="Older"
      />
    </div>
  )
}

function Entry({ entry }: { entry: ImportedEntry }) {
  const { rating, title, text, language, writtenAt } = entry
  return (
    <li className="grid content-start gap-1.5 border-b border-line py-5">
      <p className="flex flex-wrap items-center gap-x-3 text-xs text-muted">
        <Stars rating={rating} /> <Time as="date" at={writtenAt} />
      </p>
      <p className="max-w-measure wrap-anywhere whitespace-pre-line" dir="auto" lang={language ?? undefined}>
        {title && <strong className="block font-medium">{title}</strong>}
        {text || (title ? '' : 'No words, only stars.')}
      </p>
    </li>
  )
}
