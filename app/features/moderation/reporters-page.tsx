import { Form } from 'react-router'
import type { BusinessFacts } from '#app/features/businesses/finding.server.ts'
import { Visitor, type VisitorWords } from '#app/features/reviews/form-page.tsx'
import { challengeReasonText } from '#app/features/reviews/review.vocabulary.ts'
import { Button } from '#app/ui/button.tsx'
import { Time } from '#app/ui/time.tsx'
import { reportGroundText } from './report.vocabulary.ts'
import type { OwnReport } from './reporter.server.ts'

type ReportersPageProps = { business: BusinessFacts; report: OwnReport; words: VisitorWords }

/** What becomes of a report, for who made it: the confirmation at first, the decision later. */
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
    open: 'We got your report',
    upheld: `The ${thing} was removed`,
    rejected: `The ${thing} stands`,
    gone: `The ${thing} is not public any more`,
  }[state]
}

function Waiting({ report: { hasAddress } }: { report: OwnReport }) {
  return (
    <div className="grid gap-3">
      <p>
        A person, the operator of this service, reads it and decides within three days. No automatic means
        take part. Until then it stays where it is.
      </p>
      <p>
        {hasAddress
          ? 'A receipt is on its way to your address; the decision and its reasons follow. They will stand here too.'
          : 'You gave no address, so the decision and its reasons will stand here alone. Keep the address of this page.'}
      </p>
    </div>
  )
}

function Decision({ report: { state, decidedAt, reason, note, operatorEmail } }: { report: OwnReport }) {
  if (state === 'gone') {
    return <p>It left in another way before the operator decided. Nothing is left to decide.</p>
  }
  return (
    <div className="grid gap-4">
      <p>
        {state === 'upheld' && reason
          ? `Reason for the removal: ${challengeReasonText[reason].toLowerCase()}. `
          : 'The operator read it and let it stand. '}
        Decided by a person on <Time as="date" at={decidedAt!} />; no automatic means took part.
      </p>
      {note && (
        <blockquote className="border-l border-control pl-4 whitespace-pre-line wrap-anywhere" dir="auto">
          {note}
        </blockquote>
      )}
      <p className="text-sm text-muted">
        If you think that this is wrong, write to <a href={`mailto:${operatorEmail}`}>{operatorEmail}</a>{' '}
        within six months and say why. You may also turn to a body for out-of-court settlement that is
        certified under article 21 of the Digital Services Act, where that applies to this service, or to a
        court.
      </p>
    </div>
  )
}

function Kept({ report: { hasAddress, state } }: { report: OwnReport }) {
  if (!hasAddress) {
    return (
      <p className="border-t border-rule pt-2">
        <strong className="font-medium text-ink">No name and no address are kept.</strong> What you wrote is
        forgotten six months after the decision.
      </p>
    )
  }
  return (
    <Form className="grid gap-3 border-t border-rule pt-2" method="post">
      <p>
        <strong className="font-medium text-ink">Your name and your address</strong> are kept for this report
        alone, until six months after the decision. You can have them forgotten now.
        {state === 'open' && ' It is still decided, and the decision is then not mailed to you.'}
      </p>
      <div>
        <Button>Forget my name and address</Button>
      </div>
    </Form>
  )
}
