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
import {
  type ChallengeReason,
  challengeReasonText,
} from '#app/features/reviews/challenge-reasons.vocabulary.ts'
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
 * The receipt. It does not contain what was typed: the address is not confirmed yet, and our mail must not carry a
 * stranger's words to someone else.
 */
export function reportReceiptMail({ report, business, link }: Reported & { link: string }) {
  return {
    subject: `We received your report of ${aThing(report, business)}`,
    body: (
      <EmailLayout
        heading="We received your report"
        preview="The operator of this service decides within three days."
        reason={whyReporter}
      >
        <EmailText>
          {`You reported ${aThing(report, business)}: ${reportGroundText[report.ground].toLowerCase()}. The operator of this service, a person, decides within three days. Until then your report changes nothing on the page. The decision is not automated.`}
        </EmailText>
        <EmailText>
          We will email you the decision with its reasons. You will also find it on this page:
        </EmailText>
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
    rejected: `The ${thing} stays public`,
    gone: `The ${thing} is no longer public`,
  }[report.state]
  return {
    subject: `Your report was decided: ${heading.charAt(0).toLowerCase()}${heading.slice(1)}`,
    body: (
      <EmailLayout heading={heading} preview={heading} reason={whyReporter}>
        <EmailText>{`You reported ${aThing(report, business)}: ${reportGroundText[report.ground].toLowerCase()}.`}</EmailText>
        {report.state === 'gone' ? (
          <EmailText>
            It was taken down for another reason before the operator decided, so there is nothing left to
            decide.
          </EmailText>
        ) : (
          <Reasons report={report} />
        )}
        {report.state !== 'gone' && (
          <EmailText>
            The operator of this service, a person, decided this, not a program. If you think it is wrong,
            write to <EmailLink href={`mailto:${operatorEmail}`}>{operatorEmail}</EmailLink> within six months
            and say why. You may also go to an out-of-court settlement body certified under article 21 of the
            Digital Services Act, if it covers this service, or to court.
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
          ? `Reason for removal: ${named(report.decisionReason)}. The operator’s explanation:`
          : 'The operator read your report and kept it public. The operator’s explanation:'}
      </EmailText>
      <EmailQuote>{report.decisionNote ?? ''}</EmailQuote>
    </>
  )
}

/** The author's statement of reasons (DSA article 17). It does not name the reporter. */
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
        <EmailText>{`${say('reportedGone')} ${say('appealOnce')}`}</EmailText>
        <TheirReview review={review} />
        <AuthorsButton href={desk} review={review}>
          {say('openDesk')}
        </AuthorsButton>
      </AuthorMail>
    ),
  }
}

/** The statement of reasons for a business whose reply was removed. */
export function reportMailToOwner({ report, business, link, operatorEmail }: Decided) {
  const heading = 'Your reply was removed'
  return {
    subject: `A reply by ${business.name} was removed`,
    body: (
      <EmailLayout heading={heading} preview={heading} reason={`You own ${business.name} on Vouchsafe.`}>
        <EmailText>
          {`A visitor reported it: ${reportGroundText[report.ground].toLowerCase()}. The operator of this service, a person, read the report and decided, not a program.`}
        </EmailText>
        <Reasons report={report} />
        <EmailText>Your reply was:</EmailText>
        <EmailQuote>{report.removedReply ?? ''}</EmailQuote>
        <EmailText>
          The review stays as it is, and you can reply again in other words. If you think that the decision is
          wrong, write to <EmailLink href={`mailto:${operatorEmail}`}>{operatorEmail}</EmailLink> within six
          months and say why. You may also go to a court.
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
        heading="A report to decide"
        preview={`Ground: ${reportGroundText[report.ground].toLowerCase()}.`}
        reason="You operate this service."
      >
        <EmailText>
          {`A visitor reported ${aThing(report, business)}: ${reportGroundText[report.ground].toLowerCase()}. The report hides nothing until you decide. We promised a decision within three days.`}
        </EmailText>
        <EmailButton href={link}>Decide</EmailButton>
      </EmailLayout>
    ),
  }
}

const whyReporter =
  'Someone entered this address with a report on Vouchsafe. If it was not you, open the page and delete the address.'
