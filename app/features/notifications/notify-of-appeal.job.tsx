import { and, eq } from 'drizzle-orm'
import { AuthorMail, TheirReview, wordsTo } from '#app/features/authors/author.email.tsx'
import {
  findReviewForMail,
  mailAuthor,
  mailId,
  makeDeskLink,
} from '#app/features/authors/review-mail.server.ts'
import { appeals } from '#app/features/moderation/case.table.ts'
import type { Jobs } from '#app/jobs.ts'
import { periods } from '#app/periods.ts'
import type { Database } from '#app/platform/database.server.ts'
import { EmailButton, EmailQuote, EmailText } from '#app/ui/email-layout.tsx'
import { mailOperators } from './operator.email.tsx'

/** Notifies the operators of a new appeal, or its author of the decision. */
export async function notifyOfAppeal(db: Database, payload: Jobs['notifications.notify-of-appeal']) {
  const { businessId, reviewId, to } = payload
  const [appeal] = await db
    .select()
    .from(appeals)
    .where(and(eq(appeals.businessId, businessId), eq(appeals.reviewId, reviewId)))
  const found = await findReviewForMail(db, { businessId, reviewId })
  if (!appeal || !found || (appeal.state === 'open') !== (to === 'operator')) return
  if (to === 'author') {
    if (!found.review.authorEmail) return
    const desk = await makeDeskLink(db, { businessId, reviewId })
    const messageId = mailId('appeal-decided', reviewId)
    return mailAuthor(db, found.review, { ...appealMail({ ...found, appeal, desk }), messageId })
  }
  const { name } = found.business
  const letter = {
    subject: `An author appeals: a review of ${name}`,
    heading: 'An appeal waits for you',
    preview: `About a removed review of ${name}.`,
    texts: [
      `The author of a removed review of ${name} asks you to read it again. They were promised a decision within ${periods.decisionDays} days.`,
    ],
    path: '/operator/appeals',
  }
  const about = { kind: 'appeal', id: reviewId }
  await mailOperators(db, 'notifications.notify-of-appeal', payload, letter, about)
}

type Decided = NonNullable<Awaited<ReturnType<typeof findReviewForMail>>> & {
  appeal: typeof appeals.$inferSelect
  desk: string
}

function appealMail({ appeal, review, business, desk }: Decided) {
  const isAccepted = appeal.state === 'accepted'
  const { say } = wordsTo(review, business)
  return {
    subject: say(isAccepted ? 'appealWonSubject' : 'appealLostSubject'),
    body: (
      <AuthorMail
        heading={say(isAccepted ? 'appealWonHeading' : 'appealLostHeading')}
        review={review}
        why={say('why')}
      >
        <EmailText>{say('appealRead')}</EmailText>
        <EmailQuote>{appeal.decisionNote ?? ''}</EmailQuote>
        {!isAccepted && <EmailText>{say('appealFinal')}</EmailText>}
        <TheirReview review={review} />
        <EmailButton href={desk}>{say('openDesk')}</EmailButton>
      </AuthorMail>
    ),
  }
}
