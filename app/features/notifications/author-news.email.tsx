import {
  AuthorMail,
  AuthorsButton,
  type AuthorsReview,
  TheirReview,
  wordsTo,
} from '#app/features/authors/author.email.tsx'
import type { ChallengeReason } from '#app/features/reviews/challenge-reasons.vocabulary.ts'
import type { FailedCheck } from '#app/features/reviews/review.vocabulary.ts'
import type { Jobs } from '#app/jobs.ts'
import { EmailLink, EmailQuote, EmailText } from '#app/ui/email-layout.tsx'

type News = Jobs['notifications.notify-author']['news']

type AuthorNews = {
  news: News
  review: AuthorsReview & {
    failedChecks: FailedCheck[]
    removedReason: ChallengeReason | null
    removedNote: string | null
  }
  business: { name: string }
  reply: string | null
  link: string
  /** The author's own page of this review. */
  desk: string
  footer: string | null
}

export function authorNewsMail(about: AuthorNews) {
  const { news, review, business, link, desk, footer } = about
  const { say } = wordsTo(review, business)
  return {
    subject: say(`${news}Subject`),
    body: (
      <AuthorMail footer={footer} heading={say(`${news}Heading`)} review={review} why={say('why')}>
        <News {...about} />
        <TheirReview review={review} />
        {(news === 'published' || news === 'replied') && (
          <AuthorsButton href={link} review={review}>
            {say('seePublic')}
          </AuthorsButton>
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
  if (news === 'edited' || news === 'withdrawn') return <EmailText>{say(news)}</EmailText>
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
