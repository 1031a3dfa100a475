import { Form } from 'react-router'
import type { BusinessFacts } from '#app/features/businesses/finding.server.ts'
import { challengeReasonText } from '#app/features/reviews/challenge-reasons.vocabulary.ts'
import { Visitor, type VisitorWords } from '#app/features/reviews/form-page.tsx'
import { Button } from '#app/ui/button.tsx'
import { Time } from '#app/ui/time.tsx'
import { reportGroundText } from './report.vocabulary.ts'
import type { OwnReport } from './reporter.server.ts'

type ReportersPageProps = { business: BusinessFacts; report: OwnReport; words: VisitorWords }

/** The reporter's page: first the confirmation, later the decision. */
export function ReportersPage({ business, report, words }: ReportersPageProps) {
  const { about, ground, state, at } = report
  return (
    <Visitor aside={<Kept report={report} />} business={business} words={words}>
      <div className="grid gap-6">
        <h1 className="text-4xl">{headlineOf(report)}</h1>
        <p>
          You reported {about === 'reply' ? `a reply by ${business.name}` : `a review of ${business.name}`} on{' '}
          <Time as="date" at={at} />: {reportGroundText[ground].toLowerCase()}.
        </p>
        {state === 'open' ? <Waiting report={report} /> : <Decision report={report} />}
        <p>
          <a href={`/business/${business.id}`}>See the reviews of {business.name}</a>
        </p>
      </div>
    </Visitor>
  )
}

function headlineOf({ about, state }: OwnReport) {
  const thing = about === 'reply' ? 'reply' : 'review'
  return {
    open: 'We received your report',
    upheld: `The ${thing} was removed`,
    rejected: `The ${thing} stays public`,
    gone: `The ${thing} is no longer public`,
  }[state]
}

function Waiting({ report: { hasAddress } }: { report: OwnReport }) {
  return (
    <div className="grid gap-3">
      <p>
        The operator of this service, a person, reads your report and decides within three days. The decision
        is not automated. Until then your report changes nothing on the page.
      </p>
      <p>
        {hasAddress
          ? 'We have emailed you a receipt and will email you the decision with its reasons. You will also find it here.'
          : 'You gave no email address, so the decision will appear only here. Save the address of this page.'}
      </p>
    </div>
  )
}

function Decision({ report: { state, decidedAt, reason, note, operatorEmail } }: { report: OwnReport }) {
  if (state === 'gone') {
    return (
      <p>
        It was taken down for another reason before the operator decided, so there is nothing left to decide.
      </p>
    )
  }
  return (
    <div className="grid gap-4">
      <p>
        {state === 'upheld' && reason
          ? `Reason for removal: ${challengeReasonText[reason].toLowerCase()}. `
          : 'The operator read your report and kept it public. '}
        Decided by a person on <Time as="date" at={decidedAt!} />, not automatically.
      </p>
      {note && (
        <blockquote className="border-l border-control pl-4 whitespace-pre-line wrap-anywhere" dir="auto">
          {note}
        </blockquote>
      )}
      <p className="text-sm text-muted">
        If you think this is wrong, write to <a href={`mailto:${operatorEmail}`}>{operatorEmail}</a> within
        six months and say why. You may also go to an out-of-court settlement body certified under article 21
        of the Digital Services Act, if it covers this service, or to court.
      </p>
    </div>
  )
}

function Kept({ report: { hasAddress, state } }: { report: OwnReport }) {
  if (!hasAddress) {
    return (
      <p className="border-t border-rule pt-2">
        <strong className="font-medium text-ink">We store no name and no address.</strong> We delete what you
        wrote six months after the decision.
      </p>
    )
  }
  return (
    <Form className="grid gap-3 border-t border-rule pt-2" method="post">
      <p>
        <strong className="font-medium text-ink">Your name and your address</strong> are stored only for this
        report, until six months after the decision. You can delete them now.{' '}
        {state === 'open' && ' The operator will still decide, but we cannot email you the decision.'}
      </p>
      <div>
        <Button>Delete my name and address</Button>
      </div>
    </Form>
  )
}
