import { formatLongDate } from '#app/languages/format.ts'
import { EmailButton, EmailLayout, EmailText } from '#app/ui/email-layout.tsx'

type About = { business: { name: string }; until: Date; link: string }

export function handoverMail({ business, until, link }: About) {
  return {
    subject: `${business.name} is offered to you`,
    body: (
      <EmailLayout
        heading={`Will you take ${business.name} over?`}
        preview="Nothing changes until you accept."
        reason="The owner of a business entered your address, and you have an account with it."
      >
        <EmailText>
          {`Its owner wants to hand ${business.name} over to you, with its page, its reviews and its plan. Nothing changes until you accept, and the offer holds until ${formatLongDate(until)}.`}
        </EmailText>
        <EmailButton href={link}>Look at the offer</EmailButton>
        <EmailText>If you do not know the business, do nothing.</EmailText>
      </EmailLayout>
    ),
  }
}

export function closedMail({ business, until, link }: About) {
  return {
    subject: `${business.name} is closed`,
    body: (
      <EmailLayout
        heading={`${business.name} is closed`}
        preview={`Until ${formatLongDate(until)} you can undo it.`}
        reason="You closed this business, or somebody who knows your password did."
      >
        <EmailText>
          {`It collects no reviews any more, and its page says so. On ${formatLongDate(until)} it is erased with its reviews, for good. Until then you can undo it: log in, and open it again.`}
        </EmailText>
        <EmailButton href={link}>Log in to undo it</EmailButton>
        <EmailText>If it was not you, undo it and choose a new password.</EmailText>
      </EmailLayout>
    ),
  }
}

/** To an author whose review goes with its business. */
export function farewellMail({ business, count }: { business: { name: string }; count: number }) {
  const reviews = count === 1 ? 'review' : `${count} reviews`
  return {
    subject: `${business.name} closed, and your ${reviews} ${count === 1 ? 'is' : 'are'} erased`,
    body: (
      <EmailLayout
        heading={`${business.name} closed`}
        preview={`Your ${reviews} and your address are erased.`}
        reason={`You wrote a review of ${business.name} with this address. It is no longer kept with us.`}
      >
        <EmailText>
          {`The business closed and was erased here with everything that belonged to it. Your ${reviews} of it and your address went with it. The public log keeps only fingerprints that say nothing about you.`}
        </EmailText>
        <EmailText>There is nothing for you to do.</EmailText>
      </EmailLayout>
    ),
  }
}
