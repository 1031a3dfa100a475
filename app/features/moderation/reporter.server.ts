import { and, eq, isNotNull, lt, or } from 'drizzle-orm'
import { findInstanceSettings } from '#app/features/instance/settings.server.ts'
import { periods } from '#app/periods.ts'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { forgetMails, linkTo } from '#app/platform/mail.server.ts'
import { gone } from '#app/platform/refusal.ts'
import { createLinkToken, openLink } from '#app/platform/token-links.server.ts'
import { type Report, reports } from './case.table.ts'

type OfReport = { businessId: string; reportId: string }

/** Longer than a report keeps its reporter's name and address. */
const linkLifetime = days(365)

export const isReport = ({ businessId, reportId }: OfReport) =>
  and(eq(reports.businessId, businessId), eq(reports.id, reportId))

/** The token of the page where a reporter, even an anonymous one, sees the outcome. */
export const makeReportToken = (db: Database, { businessId, reportId }: OfReport) =>
  createLinkToken(db, { businessId, purpose: 'report', subjectId: reportId, lifetimeMs: linkLifetime })

export const makeReportLink = async (db: Database, of: OfReport) =>
  linkTo(`/report/${await makeReportToken(db, of)}`)

/** A report as its reporter sees it, without what they typed: the link may have been passed on. */
export async function readOwnReport(db: Database, token: string) {
  const found = await findOwnReport(db, token)
  const { operatorEmail } = await findInstanceSettings(db)
  return {
    businessId: found.businessId,
    report: {
      about: found.about,
      ground: found.ground,
      state: found.state,
      at: found.createdAt.toISOString(),
      decidedAt: found.decidedAt?.toISOString() ?? null,
      reason: found.decisionReason,
      note: found.decisionNote,
      hasAddress: found.email !== null,
      language: found.language,
      operatorEmail,
    },
  }
}

export type OwnReport = Awaited<ReturnType<typeof readOwnReport>>['report']

/** Deletes a reporter's name and address. The report is still decided, but they get no more mail. */
export async function forgetReporter(db: Database, token: string) {
  const { businessId, id, email } = await findOwnReport(db, token)
  await db.transaction(async (tx) => {
    await tx
      .update(reports)
      .set({ name: null, email: null })
      .where(isReport({ businessId, reportId: id }))
    if (email) await forgetMails(tx, { to: email, about: id })
  })
}

/** The same for all reports from one address. Returns their number. */
export async function forgetReports(db: Database, email: string): Promise<number> {
  const address = email.trim().toLowerCase()
  return db.transaction(async (tx) => {
    const forgotten = await tx
      .update(reports)
      .set({ name: null, email: null })
      .where(eq(reports.email, address))
      .returning({ id: reports.id })
    for (const { id } of forgotten) await forgetMails(tx, { to: address, about: id })
    return forgotten.length
  })
}

/** Once a day, deletes texts, names and addresses of reports decided half a year ago. The counts stay. */
export async function forgetReporters(db: Database) {
  await db
    .update(reports)
    .set({ name: null, email: null, explanation: null, removedReply: null })
    .where(
      and(
        lt(reports.decidedAt, new Date(now().getTime() - days(31 * periods.contestableMonths))),
        or(isNotNull(reports.explanation), isNotNull(reports.email)),
      ),
    )
}

async function findOwnReport(db: Database, token: string): Promise<Report> {
  const { businessId, subjectId } = await openLink(db, token, 'report')
  const [found] = await db
    .select()
    .from(reports)
    .where(isReport({ businessId, reportId: subjectId }))
  if (!found) throw gone('This report is no longer stored.')
  return found
}
