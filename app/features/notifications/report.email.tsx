import {
  AuthorMail,
  AuthorsButton,
  type AuthorsReview,
  TheirReview,
  wordsTo,
} from '#app/features/authors/author.email.tsx'
import {
  type ReportGround,
  type ReportState,
  type ReportSubject,
  reasonOfGround,
  reportGroundText,
} from '#app/features/moderation/report.vocabulary.ts'
import { type ChallengeReason, challengeReasonText } from '#app/features/reviews/review.vocabulary.ts'
import { EmailButton, EmailLayout, EmailLink, EmailQuote, EmailText } from '#app/ui/email-layout.tsx'

type Reported = {
  report: {
    about: ReportSubject
    ground: ReportGround
    state: ReportState
    decisionReason: ChallengeReason | null
    decisionNote: string | null
    removedReply: string | null
  }
  business: { name: string }
}

const thingOf = ({ about }: Reported['report']) => (about === 'reply' ? 'reply' : 'review')
const aThing = ({ about }: Reported['report'], business: { name: string }) =>
  about === 'reply' ? `a reply by ${business.name}` : `a review of ${business.name}`
const named = (reason: ChallengeReason | null) =>
  reason ? challengeReasonText[reason].toLowerCase() : 'not given'

/**
 * The receipt. What was typed is not in it: nobody has confirmed the address yet, and a mail of ours must not carry a
 * stranger's words to somebody else.
 */
export function reportReceiptMail({ report, business, link }: Reported & { link: string }) {
  return {
    subject: `We got your report of ${aThing(report, business)}`,
    body: (
      <EmailLayout
        heading="We got your report"
        preview="The operator of this service decides within three days."
        reason={whyReporter}
      >
        <EmailText>
          {`You reported ${aThing(report, business)}: ${reportGroundText[report.ground].toLowerCase()}. A person, the operator of this service, reads it and decides within three days. Until then it stays where it is. No automatic means take part in the decision.`}
        </EmailText>
        <EmailText>You get the decision and its reasons by e-mail. They stand on this page too.</EmailText>
        <EmailButton href={link}>See your report</EmailButton>
      </EmailLayout>
    ),
  }
}

type Decided = Reported & { link: string; operatorEmail: string }

/** The decision, its reasons, and what can be done against it (DSA article 16(5)). */
export function reportDecisionMail({ report, business, link, operatorEmail }: Decided) {
  const thing = thingOf(report)
  const heading = {
    open: '',
    upheld: `The ${thing} was removed`,
    rejected: `The ${thing} stands`,
    gone: `The ${thing} is not public any more`,
  }[report.state]
  return {
    subject: `Your report was decided: ${heading.charAt(0).toLowerCase()}${heading.slice(1)}`,
    body: (
      <EmailLayout heading={heading} preview={heading} reason={whyReporter}>
        <EmailText>{`You had reported ${aThing(report, business)}: ${reportGroundText[report.ground].toLowerCase()}.`}</EmailText>
        {report.state === 'gone' ? (
          <EmailText>
            It left in another way before the operator decided. Nothing is left to decide.
          </EmailText>
        ) : (
          <Reasons report={report} />
        )}
        {report.state !== 'gone' && (
          <EmailText>
            A person decided, the operator of this service; no automatic means took part. If you think that it
            is wrong, write to <EmailLink href={`mailto:${operatorEmail}`}>{operatorEmail}</EmailLink> within
            six months and say why. You may also turn to a body for out-of-court settlement that is certified
            under article 21 of the Digital Services Act, where that applies to this service, or to a court.
          </EmailText>
        )}
        <EmailButton href={link}>See your report</EmailButton>
      </EmailLayout>
    ),
  }
}

function Reasons({ report }: Pick<Reported, 'report'>) {
  return (
    <>
      <EmailText>
        {report.state === 'upheld'
          ? `Reason for the removal: ${named(report.decisionReason)}. What the operator says:`
          : 'The operator read it and let it stand. What they say:'}
      </EmailText>
      <EmailQuote>{report.decisionNote ?? ''}</EmailQuote>
    </>
  )
}

/** The author's statement of reasons (DSA article 17). Who reported it is not said. */
export function reportMailToAuthor({
  report,
  review,
  business,
  desk,
}: Reported & { review: AuthorsReview; desk: string }) {
  const { say, reasons } = wordsTo(review, business)
  const ground = reasons[report.ground]
  const reason = reasons[report.decisionReason ?? reasonOfGround(report.ground)]
  return {
    subject: say('removedSubject'),
    body: (
      <AuthorMail heading={say('removedHeading')} review={review} why={say('why')}>
        <EmailText>{say('wasReported', { ground })}</EmailText>
        <EmailText>{say('removalReason', { reason })}</EmailText>
        <EmailQuote>{report.decisionNote ?? ''}</EmailQuote>
        <EmailText>{`${say('reportedOff')} ${say('appealOnce')}`}</EmailText>
        <TheirReview review={review} />
        <AuthorsButton href={desk} review={review}>
          {say('openDesk')}
        </AuthorsButton>
      </AuthorMail>
    ),
  }
}

/** The same for a business whose reply was removed. */
export function reportMailToOwner({ report, business, link, operatorEmail }: Decided) {
  const heading = 'Your reply was removed'
  return {
    subject: `A reply by ${business.name} was removed`,
    body: (
      <EmailLayout heading={heading} preview={heading} reason={`You own ${business.name} on Vouchsafe.`}>
        <EmailText>
          {`A visitor had reported it: ${reportGroundText[report.ground].toLowerCase()}. A person, the operator of this service, read it and decided; no automatic means took part.`}
        </EmailText>
        <Reasons report={report} />
        <EmailText>What you had written:</EmailText>
        <EmailQuote>{report.removedReply ?? ''}</EmailQuote>
        <EmailText>
          The review stands, and you can reply again in other words. If you think that the decision is wrong,
          write to <EmailLink href={`mailto:${operatorEmail}`}>{operatorEmail}</EmailLink> within six months
          and say why. You may also go to a court.
        </EmailText>
        <EmailButton href={link}>See the review</EmailButton>
      </EmailLayout>
    ),
  }
}

export function reportMailToOperator({ report, business, link }: Reported & { link: string }) {
  return {
    subject: `A visitor reported ${aThing(report, business)}`,
    body: (
      <EmailLayout
        heading="A report waits for you"
        preview={`Ground: ${reportGroundText[report.ground].toLowerCase()}.`}
        reason="You operate this service."
      >
        <EmailText>
          {`A visitor reported ${aThing(report, business)}: ${reportGroundText[report.ground].toLowerCase()}. It stays public until you decide. A decision was promised within three days.`}
        </EmailText>
        <EmailButton href={link}>Decide</EmailButton>
      </EmailLayout>
    ),
  }
}

const whyReporter =
  'This address was given with a report on Vouchsafe. If that was not you, open the page and have the address forgotten.'
