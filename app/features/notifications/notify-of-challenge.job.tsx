import { and, eq } from 'drizzle-orm'
import { AuthorMail, TheirReview, wordsTo } from '#app/features/authors/author.email.tsx'
import {
  findReviewForMail,
  mailAuthor,
  mailId,
  makeDeskLink,
} from '#app/features/authors/review-mail.server.ts'
import { sendMail } from '#app/features/mailing/send-mail.server.ts'
import { challenges } from '#app/features/moderation/case.table.ts'
import { authorHasUntil, challengeDueAfter, urgentReasons } from '#app/features/moderation/case.vocabulary.ts'
import { type ChallengeReason, challengeReasonText } from '#app/features/reviews/review.vocabulary.ts'
import type { Jobs } from '#app/jobs.ts'
import { formatDate } from '#app/languages/format.ts'
import type { Language } from '#app/languages/languages.ts'
import { periods } from '#app/periods.ts'
import type { Database } from '#app/platform/database.server.ts'
import { linkTo } from '#app/platform/mail.server.ts'
import { EmailButton, EmailLayout, EmailQuote, EmailText } from '#app/ui/email-layout.tsx'
import { findNotificationSettings } from './notification-settings.server.ts'
import { mailOperators } from './operator.email.tsx'

type Payload = Jobs['notifications.notify-of-challenge']

/** Notifies the author, the operators or the owner that a challenge was opened or decided. */
export async function notifyOfChallenge(db: Database, payload: Payload) {
  const { businessId, challengeId, news, to } = payload
  const [challenge] = await db
    .select()
    .from(challenges)
    .where(and(eq(challenges.businessId, businessId), eq(challenges.id, challengeId)))
  if (!challenge || (challenge.state === 'open') !== (news === 'opened')) return
  const found = await findReviewForMail(db, { businessId, reviewId: challenge.reviewId })
  if (!found) return
  const about = { challenge, ...found }
  if (to === 'operator') {
    const letter = letterToOperator(about)
    const its = { kind: 'challenge.operator', id: challengeId }
    return mailOperators(db, 'notifications.notify-of-challenge', payload, letter, its)
  }
  const messageId = mailId(`${news}.${to}`, challengeId)
  if (to === 'author') {
    if (!found.review.authorEmail) return
    const desk = await makeDeskLink(db, { businessId, reviewId: challenge.reviewId })
    return mailAuthor(db, found.review, { ...challengeMailToAuthor({ ...about, desk }), messageId })
  }
  const { decisions } = await findNotificationSettings(db, { businessId, userId: found.owner.id })
  if (!decisions) return
  const link = linkTo('/business/reviews', { review: challenge.reviewId })
  await sendMail(db, { to: found.owner.email, ...challengeMailToOwner({ ...about, link }), messageId })
}

type Challenged = NonNullable<Awaited<ReturnType<typeof findReviewForMail>>> & {
  challenge: typeof challenges.$inferSelect
}
type ToAuthor = Challenged & { desk: string }

/** "24 Nov 2026, 13:05 UTC" */
const exactly = (at: Date, language: Language) =>
  `${formatDate(at, language)}, ${at.toISOString().slice(11, 16)} UTC`

const named = (reason: ChallengeReason) => challengeReasonText[reason].toLowerCase()

/** The author's statement of reasons: what is claimed or was decided, what follows, and what can be done. */
function challengeMailToAuthor(about: ToAuthor) {
  const { challenge, review, business, desk } = about
  const { say, reasons } = wordsTo(review, business)
  const mail = {
    open: { subject: say('challengedSubject'), heading: say('challengedSubject') },
    upheld: { subject: say('removedSubject'), heading: say('removedHeading') },
    rejected: { subject: say('keptSubject'), heading: say('keptHeading') },
  }[challenge.state]
  const isOpen = challenge.state === 'open'
  const preview = isOpen ? say('challengedPreview', { reason: reasons[challenge.reason] }) : mail.heading
  return {
    subject: mail.subject,
    body: (
      <AuthorMail heading={mail.heading} preview={preview} review={review} why={say('why')}>
        {isOpen ? <Opened {...about} /> : <Decided {...about} />}
        <TheirReview review={review} />
        <EmailButton href={desk}>{say('openDesk')}</EmailButton>
      </AuthorMail>
    ),
  }
}

function Opened({ challenge: { reason, grounds, createdAt }, review, business }: ToAuthor) {
  const { say, reasons } = wordsTo(review, business)
  const due = exactly(challengeDueAfter(createdAt), review.formLanguage)
  return (
    <>
      <EmailText>{say('challenged', { reason: reasons[reason] })}</EmailText>
      <EmailQuote>{grounds}</EmailQuote>
      <EmailText>{say(review.hiddenAt ? 'challengedHidden' : 'challengedPublic')}</EmailText>
      <EmailText>
        {urgentReasons.includes(reason)
          ? say('challengedReplySoon', { due })
          : say('challengedReply', { until: exactly(authorHasUntil(createdAt), review.formLanguage), due })}
      </EmailText>
      <EmailText>{say('challengedEdit')}</EmailText>
    </>
  )
}

function Decided({ challenge: { state, reason, decisionNote }, review, business }: ToAuthor) {
  const { say, reasons } = wordsTo(review, business)
  return (
    <>
      <EmailText>{say('wasChallenged', { reason: reasons[reason] })}</EmailText>
      <EmailText>
        {state === 'upheld'
          ? say('removalReason', { reason: reasons[review.removedReason ?? reason] })
          : say('keptBecause')}
      </EmailText>
      <EmailQuote>{decisionNote ?? ''}</EmailQuote>
      {state === 'upheld' && <EmailText>{say('appealOnce')}</EmailText>}
    </>
  )
}

function challengeMailToOwner({ challenge, business, link }: Challenged & { link: string }) {
  const isUpheld = challenge.state === 'upheld'
  const heading = isUpheld ? 'The review was removed' : 'The review stays public'
  return {
    subject: `Your challenge was decided: the review ${isUpheld ? 'was removed' : 'stays public'}`,
    body: (
      <EmailLayout heading={heading} preview={heading} reason={`You own ${business.name} on Vouchsafe.`}>
        <EmailText>
          {`You challenged a review of ${business.name}: ${named(challenge.reason)}. The operator’s reasons:`}
        </EmailText>
        <EmailQuote>{challenge.decisionNote ?? ''}</EmailQuote>
        <EmailButton href={link}>See the review</EmailButton>
      </EmailLayout>
    ),
  }
}

function letterToOperator({ challenge, business, review }: Challenged) {
  const { name } = business
  const reason = named(challenge.reason)
  const shown = review.hiddenAt
    ? 'Our own check agrees, so its words are hidden until you decide.'
    : 'It stays public until you decide.'
  const wait = urgentReasons.includes(challenge.reason)
    ? 'For this reason you may remove it at once'
    : `Its author has ${periods.challengeReplyHours} hours to reply before you can remove it`
  return {
    subject: `${name} challenged a review`,
    heading: 'A challenge to decide',
    preview: `Reason: ${reason}.`,
    texts: [
      `${name} challenged a review: ${reason}. ${shown} ${wait}; we promised a decision within ${periods.decisionDays} days after those hours.`,
    ],
    path: '/operator/challenges',
  }
}
