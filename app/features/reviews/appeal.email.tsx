import { EmailButton, EmailLayout, EmailQuote, EmailText } from '#app/ui/email-layout.tsx'
import { EmailReview, type MailedReview } from './email-review.tsx'

type AppealToAuthor = {
  appeal: { state: 'open' | 'accepted' | 'rejected'; decisionNote: string | null }
  review: MailedReview
  business: { name: string }
  desk: string
}

export function appealMailToAuthor({ appeal, review, business, desk }: AppealToAuthor) {
  const isAccepted = appeal.state === 'accepted'
  const heading = isAccepted ? 'Your review is public' : 'Your review stays removed'
  return {
    subject: `Your appeal was decided: ${isAccepted ? 'your review is public' : 'it stays removed'}`,
    body: (
      <EmailLayout
        heading={heading}
        preview={heading}
        reason={`You wrote a review of ${business.name} with this address.`}
      >
        <EmailText>The operator of this service read it again, as it stands now. What they say:</EmailText>
        <EmailQuote>{appeal.decisionNote ?? ''}</EmailQuote>
        {!isAccepted && (
          <EmailText>
            This decision is final here. You may still go to a court, or erase the review.
          </EmailText>
        )}
        <EmailReview review={review} />
        <EmailButton href={desk}>Open your page of this review</EmailButton>
      </EmailLayout>
    ),
  }
}

export function appealMailToOperator({ business, link }: { business: { name: string }; link: string }) {
  return {
    subject: `An author appeals: a review of ${business.name}`,
    body: (
      <EmailLayout
        heading="An appeal waits for you"
        preview={`About a removed review of ${business.name}.`}
        reason="You operate this service."
      >
        <EmailText>
          {`The author of a removed review of ${business.name} asks you to read it again. They were promised a decision within three days.`}
        </EmailText>
        <EmailButton href={link}>Decide</EmailButton>
      </EmailLayout>
    ),
  }
}
