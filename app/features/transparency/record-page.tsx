import { ChecksSection, ReportsSection } from './check-sections.tsx'
import { ChallengesSection, RemovalsSection } from './moderation-sections.tsx'
import { MonthsSection } from './months-section.tsx'
import { AuthorsSection, PartiesSection, RepliesSection } from './people-sections.tsx'
import type { PublicRecord } from './public-record.ts'
import { IncentivesSection, RatingSection, SourcesSection } from './rating-sections.tsx'
import { CollectionSection, LogSection } from './rules-sections.tsx'
import { otherReviews, recordHeading } from './words.ts'

/** In the order in which a doubting reader asks. */
const sections = [
  ['who', 'Who is behind this', PartiesSection],
  ['average', 'The average', RatingSection],
  ['sources', 'Sources', SourcesSection],
  ['months', 'Month by month', MonthsSection],
  ['challenges', 'Challenges', ChallengesSection],
  ['removals', 'Removals', RemovalsSection],
  ['checks', 'Checks', ChecksSection],
  ['reports', 'Reports', ReportsSection],
  ['incentives', 'Rewards', IncentivesSection],
  ['replies', 'Replies', RepliesSection],
  ['authors', 'Changes by authors', AuthorsSection],
  ['collection', 'Rules', CollectionSection],
  ['log', 'Log and files', LogSection],
] as const

export function RecordPage({ record }: { record: PublicRecord }) {
  const { business } = record
  return (
    <>
      <header className="page pt-6 md:pt-10">
        {!business.isActive && (
          <p className="mb-8 border-l-2 border-warning py-1 pl-4 text-sm">{business.status}</p>
        )}
        <p className="mb-3 text-sm">
          <a href={`/business/${business.id}`}>{business.name}</a>
          {business.isSample && <span className="text-muted">, sample data</span>}
        </p>
        <h1 className="max-w-[12em] text-5xl tracking-[-0.03em] lg:text-6xl">{recordHeading(record)}</h1>
        <p className="mt-5 max-w-measure text-muted">
          {`This page is counted from the reviews and the log; the business does not write it. ${otherReviews(record)}`}
        </p>
        <nav aria-label="On this page" className="mt-6 text-sm">
          <ul className="flex flex-wrap gap-x-4 gap-y-1">
            {sections.map(([id, name]) => (
              <li key={id}>
                <a className="inline-block py-1" href={`#${id}`}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      {sections.map(([id, , Content]) => (
        <Content key={id} record={record} />
      ))}
    </>
  )
}
