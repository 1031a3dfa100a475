import { AuthorMail, TheirReview, wordsTo } from '#app/features/authors/author.email.tsx'
import {
  findReviewForMail,
  mailAuthor,
  mailId,
  makeDeskLink,
} from '#app/features/authors/review-mail.server.ts'
import { findSender } from '#app/features/mail-settings/sender.server.ts'
import type { Jobs } from '#app/jobs.ts'
import type { Database } from '#app/platform/database.server.ts'
import { linkTo } from '#app/platform/mail.server.ts'
import { EmailButton, EmailLink, EmailQuote, EmailText } from '#app/ui/email-layout.tsx'

/** Notifies the author that the review was published, held, refused or replied to, that a photo was refused, or that they changed it themselves. */
export async function notifyAuthor(
  db: Database,
  { businessId, reviewId, news, at }: Jobs['notifications.notify-author'],
) {
  const found = await findReviewForMail(db, { businessId, reviewId })
  if (!found?.review.authorEmail || !isStillTrue(news, found)) return
  const desk = await makeDeskLink(db, { businessId, reviewId })
  const links = { link: linkTo(`/business/${businessId}`), desk }
  // A check or a decision is ours: the business has no part in such a mail.
  const isOfBusiness = news === 'published' || news === 'replied'
  const { fromName, footer } = isOfBusiness ? await findSender(db, businessId) : { footer: null }
  const messageId = mailId(at ? `${news}-${at}` : news, reviewId)
  const letter = authorNewsMail({ ...found, ...links, news, footer })
  await mailAuthor(db, found.review, { ...letter, fromName, messageId })
}

type Found = NonNullable<Awaited<ReturnType<typeof findReviewForMail>>>

function isStillTrue(news: Jobs['notifications.notify-author']['news'], { review, reply }: Found) {
  const isReadable = review.state === 'published' && review.hiddenAt === null
  if (news === 'published') return isReadable
  if (news === 'held') return review.heldAt !== null
  // They changed it again meanwhile: that has a mail of its own.
  if (news === 'edited' || news === 'photoRefused') return true
  if (news === 'withdrawn') return review.state === 'withdrawn'
  if (news === 'refused') return review.state === 'removed'
  return isReadable && reply !== null
}

type News = Jobs['notifications.notify-author']['news']

type AuthorNews = Found & {
  news: News
  link: string
  /** Link to the author's own page for this review. */
  desk: string
  footer: string | null
}

function authorNewsMail(about: AuthorNews) {
  const { news, review, business, link, desk, footer } = about
  const { say } = wordsTo(review, business)
  return {
    subject: say(`${news}Subject`),
    body: (
      <AuthorMail footer={footer} heading={say(`${news}Heading`)} review={review} why={say('why')}>
        <News {...about} />
        <TheirReview review={review} />
        {(news === 'published' || news === 'replied') && (
          <EmailButton href={link}>{say('seePublic')}</EmailButton>
        )}
        <EmailText>
          {say('deskIs')} <EmailLink href={desk}>{say('deskLink')}</EmailLink>
        </EmailText>
      </AuthorMail>
    ),
  }
}

function News({ news, review, business, reply }: AuthorNews) {
  const { say, reasons, checks } = wordsTo(review, business)
  if (news === 'published') return <EmailText>{say('published')}</EmailText>
  if (news === 'held') {
    const failed = review.failedChecks.map((check) => checks[check]).join('; ')
    return <EmailText>{say('held', { checks: failed })}</EmailText>
  }
  if (news === 'edited' || news === 'withdrawn' || news === 'photoRefused')
    return <EmailText>{say(news)}</EmailText>
  if (news === 'refused') {
    return (
      <>
        <EmailText>
          {say('refused', { reason: review.removedReason ? reasons[review.removedReason] : '' })}
        </EmailText>
        {review.removedNote && <EmailQuote>{review.removedNote}</EmailQuote>}
        <EmailText>{say('appealOnce')}</EmailText>
      </>
    )
  }
  return <EmailQuote>{reply ?? ''}</EmailQuote>
}
