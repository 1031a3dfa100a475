import {
  AuthorMail,
  AuthorsButton,
  type AuthorsReview,
  TheirReview,
  wordsTo,
} from '#app/features/authors/author.email.tsx'
import type { AppealState } from '#app/features/moderation/decision-states.vocabulary.ts'
import { periods } from '#app/periods.ts'
import { EmailButton, EmailLayout, EmailQuote, EmailText } from '#app/ui/email-layout.tsx'

type AppealToAuthor = {
  appeal: { state: AppealState; decisionNote: string | null }
  review: AuthorsReview
  business: { name: string }
  desk: string
}

export function appealMailToAuthor({ appeal, review, business, desk }: AppealToAuthor) {
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
          {`The author of a removed review of ${business.name} asks you to read it again. They were promised a decision within ${periods.decisionDays} days.`}
        </EmailText>
        <EmailButton href={link}>Decide</EmailButton>
      </EmailLayout>
    ),
  }
}
