import { formatLongDate } from '#app/languages/format.ts'
import { periods } from '#app/periods.ts'
import { EmailButton, EmailLayout, EmailText } from '#app/ui/email-layout.tsx'

type About = { business: { name: string }; until: Date; link: string }

export function handoverMail({ business, until, link }: About) {
  return {
    subject: `You have been offered ${business.name}`,
    body: (
      <EmailLayout
        heading={`Take over ${business.name}?`}
        preview="Nothing changes until you accept."
        reason="The owner of a business entered your address, and you have an account."
      >
        <EmailText>
          {`Its owner wants to hand ${business.name} over to you, with its page and its reviews. A paid plan stays to the end of the period that is paid. Nothing changes until you accept, and the offer is valid until ${formatLongDate(until)}.`}
        </EmailText>
        <EmailButton href={link}>See the offer</EmailButton>
        <EmailText>If you do not know this business, ignore this email.</EmailText>
      </EmailLayout>
    ),
  }
}

type TakenOver = { business: { name: string }; ended: string[]; link: string }

/** To the new owner. `ended`: sentences about what ended with the handover. */
export function takenOverMail({ business, ended, link }: TakenOver) {
  return {
    subject: `${business.name} is yours now`,
    body: (
      <EmailLayout
        heading={`${business.name} is yours now`}
        preview="See which keys and invitations ended with the handover."
        reason="You accepted the offer of this business."
      >
        <EmailText>
          Its page, reviews, replies, widgets and sent invitations stay as they are. The former owner can no
          longer open it.
        </EmailText>
        {ended.map((sentence) => (
          <EmailText key={sentence}>{sentence}</EmailText>
        ))}
        <EmailText>If your shop signs order links, make a new key and put it into your shop.</EmailText>
        <EmailButton href={link}>Go to order links</EmailButton>
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
        reason="You closed this business, or someone who knows your password did."
      >
        <EmailText>
          {`It no longer collects reviews, and its page says so. On ${formatLongDate(until)} we permanently erase it with its reviews. Until then you can log in and reopen it. A paid plan is not charged again.`}
        </EmailText>
        <EmailButton href={link}>Log in to undo it</EmailButton>
        <EmailText>Not you? Reopen the business and change your password.</EmailText>
      </EmailLayout>
    ),
  }
}

type ClosedByOperator = { business: { name: string }; reason: string; link: string }

export function closedByOperatorMail({ business, reason, link }: ClosedByOperator) {
  return {
    subject: `${business.name} was closed by the operator`,
    body: (
      <EmailLayout
        heading={`${business.name} was closed`}
        preview="The operator of this service closed it. Here is the reason."
        reason="You own this business."
      >
        <EmailText>The operator of this service closed it and gave this reason:</EmailText>
        <EmailText>{reason}</EmailText>
        <EmailText>
          It no longer collects reviews, and its page says so. Published reviews stay visible. A paid plan is
          not renewed.
        </EmailText>
        <EmailButton href={link}>Contact the operator</EmailButton>
      </EmailLayout>
    ),
  }
}

type Earlier = { business: { name: string }; closedAt: Date; isAsked: boolean; link: string }

/** To the owner of a business that was, or may have been, made again. */
export function earlierMail({ business, closedAt, isAsked, link }: Earlier) {
  return {
    subject: isAsked
      ? `Is ${business.name} a business that was closed here?`
      : `${business.name} links to the record of a closed business`,
    body: (
      <EmailLayout
        heading={isAsked ? 'Is it the same business?' : 'An earlier business is linked'}
        preview={
          isAsked
            ? 'You may object before the operator decides.'
            : `For ${periods.recordYears} years after it was closed.`
        }
        reason="You own this business."
      >
        <EmailText>
          {isAsked
            ? `A business with the name or domain of ${business.name} was closed here on ${formatLongDate(closedAt)}. The operator decides within ${periods.decisionDays} days whether yours is the same. You may object under Profile. Nothing is public before the decision.`
            : `The page of ${business.name} now links to the numbers of an earlier business, closed on ${formatLongDate(closedAt)}, until ${periods.recordYears} years after that day. They hold no texts, authors or owner.`}
        </EmailText>
        <EmailButton href={link}>{isAsked ? 'Object' : 'See the record'}</EmailButton>
      </EmailLayout>
    ),
  }
}

/** To an author whose reviews are erased with the business. */
export function farewellMail({ business, count }: { business: { name: string }; count: number }) {
  const reviews = count === 1 ? 'review' : `${count} reviews`
  return {
    subject: `${business.name} closed, and we erased your ${reviews}`,
    body: (
      <EmailLayout
        heading={`${business.name} closed`}
        preview={`We erased your ${reviews} and your address.`}
        reason={`You reviewed ${business.name} with this address. We no longer store it.`}
      >
        <EmailText>
          {`The business closed, and we erased it with its reviews, including your ${reviews} and your address. Our log keeps only fingerprints that say nothing about you.`}
        </EmailText>
        <EmailText>You do not need to do anything.</EmailText>
      </EmailLayout>
    ),
  }
}
