import { EmailButton, EmailLayout, EmailQuote, EmailText } from '#app/ui/email-layout.tsx'
import { EmailReview, type MailedReview } from './email-review.tsx'
import { type ChallengeReason, challengeReasonText } from './review.vocabulary.ts'

type Challenged = {
  challenge: {
    state: 'open' | 'upheld' | 'rejected'
    reason: ChallengeReason
    grounds: string
    decisionNote: string | null
  }
  review: MailedReview & { removedReason: ChallengeReason | null }
  business: { name: string }
  isHidden: boolean
}

const named = (reason: ChallengeReason) => challengeReasonText[reason].toLowerCase()

/** The author's statement of reasons: what is claimed or was decided, what follows, and what can be done. */
export function challengeMailToAuthor(about: Challenged & { desk: string }) {
  const { challenge, review, business, isHidden, desk } = about
  const { state, reason, grounds } = challenge
  if (state === 'open') {
    const heading = `${business.name} challenged your review`
    return {
      subject: heading,
      body: (
        <EmailLayout heading={heading} preview={`Reason: ${named(reason)}.`} reason={whyAuthor(business)}>
          <EmailText>{`The business says: ${named(reason)}. These are its grounds:`}</EmailText>
          <EmailQuote>{grounds}</EmailQuote>
          <EmailText>
            {isHidden
              ? 'Because it might hurt somebody while it stands, your review is hidden until the operator of this service, not the business, confirms that or puts it back within three days.'
              : 'Your review stays public, with a mark, until the operator of this service, not the business, decides within three days.'}
          </EmailText>
          <EmailText>
            You need not do anything. If something in it should not be public, mend it on your own page: the
            operator reads what stands there.
          </EmailText>
          <EmailReview review={review} />
          <EmailButton href={desk}>Open your page of this review</EmailButton>
        </EmailLayout>
      ),
    }
  }
  const heading = state === 'upheld' ? 'Your review was removed' : 'Your review stands'
  return {
    subject:
      state === 'upheld'
        ? `Your review of ${business.name} was removed`
        : `Your review of ${business.name} stands`,
    body: (
      <EmailLayout heading={heading} preview={heading} reason={whyAuthor(business)}>
        <Decided {...about} />
        <EmailReview review={review} />
        <EmailButton href={desk}>Open your page of this review</EmailButton>
      </EmailLayout>
    ),
  }
}

function Decided({ challenge: { state, reason, decisionNote }, review, business }: Challenged) {
  return (
    <>
      <EmailText>
        {`${business.name} had challenged it: ${named(reason)}. A person, the operator of this service, read your words and decided; the stars were not shown to them.`}
      </EmailText>
      <EmailText>
        {state === 'upheld'
          ? `Reason for the removal: ${named(review.removedReason ?? reason)}. What the operator says:`
          : 'The operator let it stand. What they say:'}
      </EmailText>
      <EmailQuote>{decisionNote ?? ''}</EmailQuote>
      {state === 'upheld' && (
        <EmailText>
          On your own page you can mend it and appeal, once. The operator then reads it again as it stands
          there. You may also go to a court.
        </EmailText>
      )}
    </>
  )
}

export function challengeMailToOwner({ challenge, business, link }: Challenged & { link: string }) {
  const isUpheld = challenge.state === 'upheld'
  const heading = isUpheld ? 'The review was removed' : 'The review stands'
  return {
    subject: `Your challenge was decided: ${isUpheld ? 'removed' : 'it stands'}`,
    body: (
      <EmailLayout heading={heading} preview={heading} reason={`You own ${business.name} on Vouchsafe.`}>
        <EmailText>
          {`You challenged a review of ${business.name}: ${named(challenge.reason)}. The operator says:`}
        </EmailText>
        <EmailQuote>{challenge.decisionNote ?? ''}</EmailQuote>
        <EmailButton href={link}>See the review</EmailButton>
      </EmailLayout>
    ),
  }
}

export function challengeMailToOperator({
  challenge,
  business,
  isHidden,
  link,
}: Challenged & { link: string }) {
  return {
    subject: `${business.name} challenged a review`,
    body: (
      <EmailLayout
        heading="A challenge waits for you"
        preview={`Reason: ${named(challenge.reason)}.`}
        reason="You operate this service."
      >
        <EmailText>
          {`${business.name} challenged a review: ${named(challenge.reason)}. ${isHidden ? 'It is hidden until you decide.' : 'It stays public until you decide.'} Its author was promised a decision within three days.`}
        </EmailText>
        <EmailButton href={link}>Decide</EmailButton>
      </EmailLayout>
    ),
  }
}

const whyAuthor = (business: { name: string }) => `You wrote a review of ${business.name} with this address.`
