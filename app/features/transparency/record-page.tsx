import { ChecksSection, ReportsSection } from './check-sections.tsx'
import { ChallengesSection, RemovalsSection } from './moderation-sections.tsx'
import { MonthsSection } from './months-section.tsx'
import { AuthorsSection, PartiesSection, RepliesSection } from './people-sections.tsx'
import type { PublicRecord } from './public-record.ts'
import { IncentivesSection, RatingSection, SourcesSection } from './rating-sections.tsx'
import { CollectionSection, LogSection } from './rules-sections.tsx'
import { Fold } from './section.tsx'
import { otherReviews, recordHeading, reviewsOutsideRating } from './words.ts'

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
        <div className="mt-5 grid max-w-measure gap-3">
          {otherReviews(record) && <p className="verdict">{otherReviews(record)}</p>}
          <p className="text-sm text-muted">
            {`${reviewsOutsideRating(record)} We compute this page from the reviews and the log; the business does not write it.`.trim()}
          </p>
        </div>
        <nav aria-label="On this page" className="mt-5">
          <Fold label="Contents">
            <ul className="contents-list">
              {sections.map(([id, name]) => (
                <li key={id}>
                  <a href={`#${id}`}>{name}</a>
                </li>
              ))}
            </ul>
          </Fold>
        </nav>
      </header>
      {sections.map(([id, , Content]) => (
        <Content key={id} record={record} />
      ))}
    </>
  )
}
