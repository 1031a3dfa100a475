import { and, eq } from 'drizzle-orm'
import { attachReceipts } from '#app/features/authors/attached-receipts.server.ts'
import {
  AuthorMail,
  AuthorsButton,
  type AuthorsReview,
  TheirReview,
  wordsTo,
} from '#app/features/authors/author.email.tsx'
import { findReviewForMail, mailId, makeDeskLink } from '#app/features/authors/review-mail.server.ts'
import { sendMail } from '#app/features/mailing/send-mail.server.ts'
import { appeals } from '#app/features/moderation/challenge.table.ts'
import type { AppealState } from '#app/features/moderation/challenge.vocabulary.ts'
import type { Jobs } from '#app/jobs.ts'
import { periods } from '#app/periods.ts'
import type { Database } from '#app/platform/database.server.ts'
import { linkTo, renderMail } from '#app/platform/mail.server.ts'
import { EmailButton, EmailLayout, EmailQuote, EmailText } from '#app/ui/email-layout.tsx'
import { mailOperators } from './mail-operators.server.ts'

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
    const email = found.review.authorEmail
    if (!email) return
    const desk = await makeDeskLink(db, { businessId, reviewId })
    const { subject, body } = appealMailToAuthor({ ...found, appeal, desk })
    const messageId = mailId('appeal-decided', reviewId)
    await sendMail(db, {
      to: email,
      subject,
      ...(await renderMail(body)),
      ...(await attachReceipts(db, { businessId, reviewId })),
      messageId,
    })
    return
  }
  const { subject, body } = appealMailToOperator({ ...found, link: linkTo('/operator/appeals') })
  const mail = { subject, ...(await renderMail(body)) }
  await mailOperators(db, 'notifications.notify-of-appeal', payload, ({ id }) => ({
    ...mail,
    messageId: mailId(`appeal.${id}`, reviewId),
  }))
}

type AppealToAuthor = {
  appeal: { state: AppealState; decisionNote: string | null }
  review: AuthorsReview
  business: { name: string }
  desk: string
}

function appealMailToAuthor({ appeal, review, business, desk }: AppealToAuthor) {
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
        <AuthorsButton href={desk} review={review}>
          {say('openDesk')}
        </AuthorsButton>
      </AuthorMail>
    ),
  }
}

function appealMailToOperator({ business, link }: { business: { name: string }; link: string }) {
  return {
    subject: `An author appeals: a review of ${business.name}`,
    body: (
      <EmailLayout
        heading="An appeal waits for you"
        preview={`About a removed review of ${business.name}.`}
        reason="You operate this service."
      >
        <EmailText>
          {`The author of a removed review of ${business.name} asks you to read it again. They were promised a decision within ${periods.decisionDays} days.`}
        </EmailText>
        <EmailButton href={link}>Decide</EmailButton>
      </EmailLayout>
    ),
  }
}
