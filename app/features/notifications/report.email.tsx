import { AuthorMail, type AuthorsReview, TheirReview, wordsTo } from '#app/features/authors/author.email.tsx'
import type { Report } from '#app/features/moderation/case.table.ts'
import {
  type ReportGround,
  type ReportState,
  type ReportSubject,
  reasonOfGround,
  reportGroundText,
} from '#app/features/moderation/case.vocabulary.ts'
import { outcomeOf } from '#app/features/moderation/reporters-page.tsx'
import { type ChallengeReason, challengeReasonText } from '#app/features/reviews/review.vocabulary.ts'
import { formatDate } from '#app/languages/format.ts'
import { fillWords } from '#app/languages/languages.ts'
import { messages } from '#app/languages/messages.server.ts'
import { periods } from '#app/periods.ts'
import { EmailButton, EmailLayout, EmailLink, EmailQuote, EmailText } from '#app/ui/email-layout.tsx'
import { Filled } from '#app/ui/icon.tsx'

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

const aThing = ({ about }: Reported['report'], business: { name: string }) =>
  about === 'reply' ? `a reply by ${business.name}` : `a review of ${business.name}`
const named = (reason: ChallengeReason | null) =>
  reason ? challengeReasonText[reason].toLowerCase() : 'not given'

type ToReporter = { report: Report; business: { name: string }; link: string }

/** What was reported and when, in the language of the form. */
function reportedOn({ report, business }: ToReporter) {
  const { report: words, authorMail } = messages[report.language]
  return fillWords(report.about === 'reply' ? words.reportedReply : words.reportedReview, {
    business: business.name,
    date: formatDate(report.createdAt, report.language),
    ground: authorMail.reasons[report.ground],
  })
}

/**
 * The receipt. It does not contain what was typed: the address is not confirmed yet, and our mail must not carry a
 * stranger's words to someone else.
 */
export function reportReceiptMail(to: ToReporter) {
  const { language } = to.report
  const words = messages[language].report
  return {
    subject: `${words.open}: ${to.business.name}`,
    body: (
      <EmailLayout heading={words.open} language={language} preview={words.person} reason={words.mailWhy}>
        <EmailText>{`${reportedOn(to)} ${words.waiting}`}</EmailText>
        <EmailText>{words.mailLater}</EmailText>
        <SeeReport {...to} />
      </EmailLayout>
    ),
  }
}

/** The decision, its reasons, and what can be done against it (DSA article 16(5)). */
export function reportDecisionMail({ operatorEmail, ...to }: ToReporter & { operatorEmail: string }) {
  const { language, state, decisionReason, decisionNote, decidedAt } = to.report
  const { report: words, authorMail } = messages[language]
  const outcome = outcomeOf(to.report, words)
  const date = decidedAt ? formatDate(decidedAt, language) : ''
  return {
    subject: `${words.mailDecided}: ${outcome}`,
    body: (
      <EmailLayout heading={outcome} language={language} preview={words.mailDecided} reason={words.mailWhy}>
        <EmailText>{reportedOn(to)}</EmailText>
        {state === 'gone' ? (
          <EmailText>{words.gone}</EmailText>
        ) : (
          <>
            <EmailText>
              {state === 'upheld' && decisionReason
                ? fillWords(words.upheld, { reason: authorMail.reasons[decisionReason] })
                : words.rejected}{' '}
              {fillWords(words.decided, { date })}
            </EmailText>
            <EmailQuote>{decisionNote ?? ''}</EmailQuote>
            <EmailText>
              <Filled
                text={words.contest}
                values={{ email: <EmailLink href={`mailto:${operatorEmail}`}>{operatorEmail}</EmailLink> }}
              />
            </EmailText>
          </>
        )}
        <SeeReport {...to} />
      </EmailLayout>
    ),
  }
}

function SeeReport({ report: { language }, link }: ToReporter) {
  return <EmailButton href={link}>{messages[language].report.mailSee}</EmailButton>
}

type Decided = Reported & { link: string; operatorEmail: string }

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
        <EmailButton href={desk}>{say('openDesk')}</EmailButton>
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
        <EmailText>{`Reason for removal: ${named(report.decisionReason)}. The operator’s explanation:`}</EmailText>
        <EmailQuote>{report.decisionNote ?? ''}</EmailQuote>
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

export function reportToOperator({ report, business }: Reported) {
  const ground = reportGroundText[report.ground].toLowerCase()
  const subject = `A visitor reported ${aThing(report, business)}`
  return {
    subject,
    heading: 'A report to decide',
    preview: `Ground: ${ground}.`,
    texts: [
      `${subject}: ${ground}. The report hides nothing until you decide. We promised a decision within ${periods.decisionDays} days.`,
    ],
    path: '/operator/reports',
  }
}
