import { eq } from 'drizzle-orm'
import {
  findReviewForMail,
  mailAuthor,
  mailId,
  makeDeskLink,
} from '#app/features/authors/review-mail.server.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import { findInstanceSettings } from '#app/features/instance/settings.server.ts'
import { sendMail } from '#app/features/mailing/send-mail.server.ts'
import { type Report, reports } from '#app/features/moderation/case.table.ts'
import { countOpenCases, totalOf } from '#app/features/moderation/count-open-cases.server.ts'
import { isReport, makeReportLink } from '#app/features/moderation/reporter.server.ts'
import { failedCheckText } from '#app/features/reviews/review.vocabulary.ts'
import type { Jobs } from '#app/jobs.ts'
import { countOf } from '#app/languages/format.ts'
import { periods } from '#app/periods.ts'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { linkTo } from '#app/platform/mail.server.ts'
import { mailOperators } from './operator.email.tsx'
import {
  reportDecisionMail,
  reportMailToAuthor,
  reportMailToOwner,
  reportReceiptMail,
  reportToOperator,
} from './report.email.tsx'

type Payload = Jobs['notifications.notify-of-report']

/**
 * Sends the reporter a receipt or the decision, the author or the business the reasons for a removal, and the
 * operators a notice of a new report.
 */
export async function notifyOfReport(db: Database, payload: Payload) {
  const { businessId, reportId, news, to } = payload
  const [found] = await db
    .select({ report: reports, business: businesses })
    .from(reports)
    .innerJoin(businesses, eq(businesses.id, reports.businessId))
    .where(isReport({ businessId, reportId }))
  // The receipt is due even if the decision came first.
  if (!found || (news === 'decided' && found.report.state === 'open')) return
  if (to === 'reporter') return tellReporter(db, found, news)
  if (to === 'operator') return tellOperators(db, found, payload)
  return tellWhoWroteIt(db, found, to)
}

type Found = { report: Report; business: typeof businesses.$inferSelect }

async function tellReporter(db: Database, { report, business }: Found, news: Payload['news']) {
  if (!report.email) return
  const link = await makeReportLink(db, { businessId: business.id, reportId: report.id })
  const { operatorEmail } = await findInstanceSettings(db)
  const about = { report, business, link, operatorEmail }
  const letter = news === 'received' ? reportReceiptMail(about) : reportDecisionMail(about)
  await sendMail(db, { ...letter, to: report.email, messageId: mailId(`report-${news}`, report.id) })
}

async function tellOperators(db: Database, { report, business }: Found, payload: Payload) {
  if (report.state !== 'open') return
  const about = { kind: 'report', id: report.id }
  const letter = reportToOperator({ report, business })
  await mailOperators(db, 'notifications.notify-of-report', payload, letter, about)
}

async function tellWhoWroteIt(db: Database, { report, business }: Found, to: 'author' | 'owner') {
  const { businessId, reviewId } = report
  const found = await findReviewForMail(db, { businessId, reviewId })
  if (!found || report.state !== 'upheld') return
  const messageId = mailId(`report-${to}`, report.id)
  if (to === 'owner') {
    const { operatorEmail } = await findInstanceSettings(db)
    const link = linkTo('/business/reviews', { review: reviewId })
    const letter = reportMailToOwner({ report, business, link, operatorEmail })
    return sendMail(db, { ...letter, to: found.owner.email, messageId })
  }
  if (!found.review.authorEmail) return
  const desk = await makeDeskLink(db, { businessId, reviewId })
  const letter = reportMailToAuthor({ report, business, review: found.review, desk })
  await mailAuthor(db, found.review, { ...letter, messageId })
}

/** Notifies each operator that a review failed a check and needs a decision. */
export async function notifyOperator(db: Database, payload: Jobs['notifications.notify-operator']) {
  const found = await findReviewForMail(db, payload)
  if (!found?.review.heldAt) return
  const { name } = found.business
  const failed = found.review.failedChecks.map((check) => failedCheckText[check].toLowerCase()).join('; ')
  const letter = {
    subject: `A review of ${name} needs your decision`,
    heading: 'A review to decide',
    preview: `A review of ${name} failed a check.`,
    texts: [
      `A review of ${name} failed a check: ${failed}. We promised its author a decision within ${periods.decisionDays} days.`,
    ],
    path: '/operator',
  }
  const about = { kind: 'held', id: payload.reviewId }
  await mailOperators(db, 'notifications.notify-operator', payload, letter, about)
}

const promised = `The people involved were promised a decision in time: within ${periods.decisionDays} days, and about a challenge within ${periods.decisionDays} days after the ${periods.challengeReplyHours} hours that the author has to reply.`

/** Once a day, reminds the operators of decisions that are overdue or due within a day. */
export async function remindOperator(
  db: Database,
  payload: Jobs['notifications.remind-operator'] | null = {},
) {
  const at = now()
  const soon = totalOf(await countOpenCases(db, new Date(at.getTime() + days(1))))
  if (soon === 0) return
  const overdue = totalOf(await countOpenCases(db, at))
  const late = countOf(overdue, 'decision is overdue', 'decisions are overdue')
  const due = `${countOf(soon - overdue, 'decision is', 'decisions are')} due within a day`
  await mailOperators(db, 'notifications.remind-operator', payload ?? {}, {
    subject: overdue > 0 ? late : due,
    preview: 'The people involved were promised a decision in time.',
    texts: [...(overdue > 0 && soon > overdue ? [`${due}.`] : []), promised],
    path: '/operator',
  })
}
