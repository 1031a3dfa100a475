import { RepliesPart } from './answers-part.tsx'
import { AuthorsPart } from './authors-part.tsx'
import { ChallengesPart } from './challenges-part.tsx'
import { ChecksPart } from './checks-part.tsx'
import { CollectionPart } from './collection-part.tsx'
import { IncentivesPart } from './incentives-part.tsx'
import { LogPart } from './log-part.tsx'
import { MonthsPart } from './months-part.tsx'
import { RatingPart } from './rating-part.tsx'
import { recordHeading, waitingSentence } from './record-words.ts'
import { RemovalsPart } from './removals-part.tsx'
import { ReportsPart } from './reports-part.tsx'
import type { ShownRecord } from './shown-record.ts'
import { SourcesPart } from './sources-part.tsx'
import { WhoPart } from './who-part.tsx'

const contents = [
  ['who', 'Who is behind this'],
  ['average', 'The average'],
  ['sources', 'How they came in'],
  ['months', 'Month by month'],
  ['challenges', 'Challenged'],
  ['removals', 'Removed'],
  ['checks', 'Stopped at a check'],
  ['reports', 'Reported'],
  ['incentives', 'Rewarded'],
  ['replies', 'Replied'],
  ['authors', 'Taken back'],
  ['collection', 'The rules'],
  ['log', 'Log and files'],
] as const

/** The whole record on one page, in the order in which a doubting reader asks. */
export function RecordPage({ record }: { record: ShownRecord }) {
  const { business } = record
  return (
    <>
      <header className="page pt-6 md:pt-10">
        {business.closed && (
          <p className="mb-8 border-l-2 border-warning py-1 pl-4 text-sm">{business.closed}</p>
        )}
        <p className="mb-3 text-sm">
          <a href={`/business/${business.id}`}>{business.name}</a>
          {business.isSample && <span className="text-muted">, sample data</span>}
        </p>
        <h1 className="max-w-[12em] text-5xl tracking-[-0.03em] lg:text-6xl">{recordHeading(record)}</h1>
        <p className="mt-5 max-w-measure text-muted">
          {`This page is counted from the reviews and the log, not written by the business. ${waitingSentence(record)}`}
        </p>
        <nav aria-label="On this page" className="mt-6 text-sm">
          <ul className="flex flex-wrap gap-x-4 gap-y-1">
            {contents.map(([id, name]) => (
              <li key={id}>
                <a className="inline-block py-1" href={`#${id}`}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <WhoPart record={record} />
      <RatingPart record={record} />
      <SourcesPart record={record} />
      <MonthsPart record={record} />
      <ChallengesPart record={record} />
      <RemovalsPart record={record} />
      <ChecksPart record={record} />
      <ReportsPart record={record} />
      <IncentivesPart record={record} />
      <RepliesPart record={record} />
      <AuthorsPart record={record} />
      <CollectionPart record={record} />
      <LogPart record={record} />
    </>
  )
}
