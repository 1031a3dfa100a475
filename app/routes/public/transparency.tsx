import type { ReactNode } from 'react'
import { findPublicBusiness } from '#app/features/businesses/public-business.server.ts'
import { unconfirmedLifetime } from '#app/features/reviews/erase-unconfirmed.job.ts'
import { decisionPeriod } from '#app/features/reviews/held-reviews.server.ts'
import { readPublicRecord } from '#app/features/reviews/public-record.server.ts'
import {
  AnswerRecord,
  ChallengeRecord,
  RemovalEffect,
  recordHeading,
  WaitingSentence,
} from '#app/features/reviews/record-sentences.tsx'
import { RemovedTable, StandingTable } from '#app/features/reviews/record-tables.tsx'
import { failedCheckText } from '#app/features/reviews/review.vocabulary.ts'
import { summariseBusiness } from '#app/features/reviews/summary.server.ts'
import { collectionNotes } from '#app/features/transparency/collection-notes.ts'
import { CollectionNotesList } from '#app/features/transparency/collection-notes-list.tsx'
import { findWall } from '#app/features/widgets/wall-widget.server.ts'
import { days } from '#app/platform/clock.ts'
import { db } from '#app/platform/database.server.ts'
import { addressOf } from '#app/platform/site.server.ts'
import type { Route } from './+types/transparency'

// GET /business/:businessId/transparency
export async function loader({ params }: Route.LoaderArgs) {
  const business = await findPublicBusiness(db, params.businessId)
  const [summary, record, wall] = await Promise.all([
    summariseBusiness(db, business.id),
    readPublicRecord(db, business.id),
    findWall(db, business.id),
  ])
  const { count, average, distribution, imported } = summary
  const notes = collectionNotes({
    business,
    counts: { ...summary.provenance, imported: imported.count },
    importSources: imported.sources,
    score:
      average === null
        ? null
        : { count, average, ratingTotal: distribution.reduce((sum, each, at) => sum + each * (at + 1), 0) },
    checks: Object.values(failedCheckText),
    decisionDays: decisionPeriod / days(1),
    unconfirmedDays: unconfirmedLifetime / days(1),
    minimumRating: wall?.settings.minimumRating ?? null,
    logEntries: record.logEntries,
  })
  const { id, name, isSample, isActive } = business
  return {
    business: { id, name, isSample, isActive },
    record,
    notes,
    address: addressOf(`/business/${id}/transparency`),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: 'Not found' }]
  const { business, address } = loaderData
  const { name, isSample, isActive } = business
  return [
    { title: `How the reviews of ${name} are collected` },
    { name: 'description', content: `What came in about ${name}, what stands, what was removed and why.` },
    { tagName: 'link', rel: 'canonical', href: address },
    ...(isSample || !isActive ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}

export default function TransparencyPage({ loaderData }: Route.ComponentProps) {
  const { business, record, notes } = loaderData
  return (
    <>
      <header className="page pt-6 pb-10 md:pt-10">
        <p className="mb-3 text-sm">
          <a href={`/business/${business.id}`}>{business.name}</a>
          {business.isSample && <span className="text-muted">, sample data</span>}
        </p>
        <h1 className="max-w-[20ch] text-5xl tracking-[-0.03em] lg:text-6xl">{recordHeading(record)}</h1>
        <p className="mt-5 max-w-measure text-muted">
          This page is counted from the reviews, not written by the business.{' '}
          <WaitingSentence record={record} />
        </p>
      </header>
      <Part lead="By how each review came in. Nobody types that; the service sets it." title="What stands">
        <StandingTable record={record} />
      </Part>
      <Part lead={<RemovalEffect record={record} />} title="What was removed, and was it the bad ones?">
        <RemovedTable record={record} />
      </Part>
      <Part lead="Generated from the settings in force." title="How these reviews are collected">
        <CollectionNotesList notes={notes} />
      </Part>
      <Part title="Answers and challenges">
        <div className="grid gap-3 border-t border-line pt-4 text-sm md:border-t-0 md:pt-1">
          <AnswerRecord record={record} />
          <ChallengeRecord record={record} />
        </div>
      </Part>
    </>
  )
}

function Part({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <section className="page mt-14 first-of-type:mt-0 md:mt-20">
      <div className="grid gap-x-10 gap-y-6 border-t border-rule pt-5 lg:grid-cols-[1fr_2fr]">
        <div className="max-w-[34ch]">
          <h2 className="text-3xl">{title}</h2>
          {lead && <p className="mt-3 text-sm text-muted">{lead}</p>}
        </div>
        <div>{children}</div>
      </div>
    </section>
  )
}
