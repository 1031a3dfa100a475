import { Link } from 'react-email'
import type { Jobs } from '#app/jobs.ts'
import { EmailButton, EmailLayout, EmailQuote, EmailText } from '#app/ui/email-layout.tsx'
import { EmailReview, type MailedReview } from './email-review.tsx'
import {
  type ChallengeReason,
  challengeReasonText,
  type FailedCheck,
  failedCheckText,
} from './review.vocabulary.ts'

type News = Jobs['reviews.tell-author']['news']

type AuthorNews = {
  news: News
  review: MailedReview & {
    failedChecks: FailedCheck[]
    removedReason: ChallengeReason | null
    removedNote: string | null
  }
  business: { name: string }
  answer: string | null
  link: string
  /** The author's own page of this review. */
  desk: string
}

export function authorNewsMail(about: AuthorNews) {
  const { news, review, business, link, desk } = about
  const { subject, heading } = titles[news](business.name)
  return {
    subject,
    body: (
      <EmailLayout
        heading={heading}
        preview={heading}
        reason={`You wrote a review of ${business.name} with this address.`}
      >
        <News {...about} />
        <EmailReview review={review} />
        {(news === 'published' || news === 'answered') && (
          <EmailButton href={link}>See it in public</EmailButton>
        )}
        <EmailText>
          Your own page of this review, for you alone: <Link href={desk}>see its state or withdraw it</Link>.
        </EmailText>
      </EmailLayout>
    ),
  }
}

const titles: Record<News, (business: string) => { subject: string; heading: string }> = {
  published: (business) => ({ subject: `Your review of ${business} is public`, heading: 'It stands.' }),
  held: (business) => ({
    subject: `Your review of ${business} waits for a look`,
    heading: 'An automatic check stopped at your review',
  }),
  refused: (business) => ({
    subject: `Your review of ${business} was not published`,
    heading: 'Your review was not published',
  }),
  answered: (business) => ({
    subject: `${business} answered your review`,
    heading: `${business} answered you`,
  }),
}

function News({ news, review, business, answer }: AuthorNews) {
  if (news === 'published') {
    return (
      <EmailText>{`It is published as you wrote it. ${business.name} can answer it, and cannot change it.`}</EmailText>
    )
  }
  if (news === 'held') {
    const checks = review.failedChecks.map((check) => failedCheckText[check].toLowerCase()).join('; ')
    return (
      <EmailText>
        {`The check says: ${checks}. The same checks run for any number of stars. The operator of this service, not ${business.name}, looks at it within three days and decides.`}
      </EmailText>
    )
  }
  if (news === 'refused') {
    const reason = review.removedReason ? challengeReasonText[review.removedReason] : ''
    return (
      <EmailText>
        {`The operator of this service decided not to publish it. Reason: ${reason.toLowerCase()}. ${review.removedNote ?? ''} You may write a new review without what was objected to, or answer this mail to object.`}
      </EmailText>
    )
  }
  return <EmailQuote>{answer ?? ''}</EmailQuote>
}
