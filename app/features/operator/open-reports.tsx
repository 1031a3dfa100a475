import { Form, Link } from 'react-router'
import type { ReportedThing } from '#app/features/moderation/open-reports.server.ts'
import { reasonOfGround, reportGroundText } from '#app/features/moderation/report.vocabulary.ts'
import { challengeReasons, challengeReasonText } from '#app/features/reviews/challenge-reasons.vocabulary.ts'
import { textOrNone } from '#app/features/reviews/review.vocabulary.ts'
import { countOf } from '#app/languages/format.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { Time } from '#app/ui/time.tsx'
import { CaseFactsList, ChallengedToo } from './case-facts.tsx'
import { Case, CaseHeading, CaseList, CaseWords, DecisionFold } from './case-list.tsx'
import { Decision } from './decision.tsx'
import { DeskClear } from './desk-clear.tsx'
import { RefusePhoto } from './waiting-photos.tsx'

type OpenReportsProps = { open: ReportedThing[]; result: FormResult | undefined }

const keyOf = ({ reviewId, about }: { reviewId?: string; about?: string }) => `${about}-${reviewId}`

/** Open reports, grouped by review. Stars are hidden because they must not influence the decision. */
export function OpenReports({ open, result }: OpenReportsProps) {
  return (
    <section aria-labelledby="cases" className="grid gap-2">
      <CaseHeading count={open.length} noun="reported text" />
      <CaseList cases={open} empty={<DeskClear />} keyOf={keyOf} result={result}>
        {(thing, own, isFirst) => <ReportItem isFirst={isFirst} result={own} thing={thing} />}
      </CaseList>
    </section>
  )
}

type ItemProps = { thing: ReportedThing; result: FormResult | undefined; isFirst: boolean }

function ReportItem({ thing, result, isFirst }: ItemProps) {
  const { businessId, businessName, about, authorName, reports } = thing
  return (
    <Case
      due={thing}
      facts={
        <div className="grid gap-4">
          {about === 'review' && <CaseFactsList facts={thing.facts} />}
          <p className="text-sm text-muted lg:border-l lg:border-line lg:pl-6">
            <Standing thing={thing} />
            {thing.isEditedSince && ' It was edited after the first report; this is the current text.'}
          </p>
        </div>
      }
      since={reports[0]!.at}
      title={
        about === 'reply' ? (
          <>
            Reply by <a href={`/business/${businessId}`}>{businessName}</a> to {authorName}
          </>
        ) : (
          <>
            {authorName} about <a href={`/business/${businessId}`}>{businessName}</a>
          </>
        )
      }
      why={<Badge kind="warning">{countOf(reports.length, 'report')}</Badge>}
    >
      <ul className="grid gap-4">
        {reports.map(({ id, ground, explanation, from, at }) => (
          <li className="text-sm wrap-anywhere" key={id}>
            <p>
              <strong className="font-medium">{reportGroundText[ground]}.</strong>{' '}
              <span className="text-muted">
                {from ?? 'Anonymous'}, <Time at={at} />
              </span>
            </p>
            <p className="whitespace-pre-line" dir="auto">
              {explanation}
            </p>
          </li>
        ))}
      </ul>
      <CaseWords
        answers={about === 'review' ? thing.facts.answers : undefined}
        text={about === 'reply' ? thing.text : textOrNone(thing)}
        title={thing.title}
      />
      <ReportedPhotos thing={thing} />
      {about === 'review' && <ChallengedToo facts={thing.facts} />}
      <DecisionFold isOpen={isFirst || result !== undefined}>
        <DecisionForm result={result} thing={thing} />
      </DecisionFold>
    </Case>
  )
}

/** A photo is taken off on its own, before the report is decided. */
function ReportedPhotos({ thing: { businessId, photos } }: { thing: ReportedThing }) {
  if (photos.length === 0) return null
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {photos.map(({ id, address }, index) => (
        <li className="grid content-start gap-3" key={id}>
          <img
            alt={`${index + 1} of ${photos.length}`}
            className="aspect-4/3 w-full rounded-control bg-wash object-contain"
            src={address}
          />
          <Form action="/operator/photos" method="post">
            <input name="businessId" type="hidden" value={businessId} />
            <input name="photoId" type="hidden" value={id} />
            <RefusePhoto id={id} />
          </Form>
        </li>
      ))}
    </ul>
  )
}

function Standing({ thing: { standing, about } }: { thing: ReportedThing }) {
  if (standing === 'withdrawn') return 'Its author withdrew it: nobody sees it, and they can put it back.'
  if (standing === 'held') {
    return (
      <>
        Its author changed it and a check stopped at it: nobody sees it.{' '}
        <Link to="/operator">Decide that first</Link>, or here.
      </>
    )
  }
  if (standing === 'hidden' && about === 'review') return 'Its stars are public, and its words are hidden.'
  return 'It is public until you decide.'
}

function DecisionForm({ thing, result }: { thing: ReportedThing; result: FormResult | undefined }) {
  const { businessId, reviewId, about, reports, upTo } = thing
  const { values = {}, errors = {}, message } = result ?? {}
  const id = keyOf(thing)
  const what = about === 'reply' ? 'reply' : 'review'
  return (
    <Form className="grid gap-4" method="post" noValidate>
      {message && <FormError text={message} />}
      <input name="businessId" type="hidden" value={businessId} />
      <input name="reviewId" type="hidden" value={reviewId} />
      <input name="about" type="hidden" value={about} />
      <input name="upTo" type="hidden" value={upTo} />
      <input name="version" type="hidden" value={thing.version} />
      <TextArea
        defaultValue={values.note}
        error={errors.note}
        help={
          about === 'reply'
            ? 'The reporter will read this, and the business if you remove the reply.'
            : 'The reporter will read this, and the author if you remove the review.'
        }
        id={`note-${id}`}
        label="Your reasons"
        limit={1000}
        name="note"
        rows={3}
      />
      <Decision
        isOtherOpen={values.decision === 'uphold'}
        label="Keep it public"
        other="Remove …"
        value="reject"
      >
        <Select
          defaultValue={values.reason ?? reasonOfGround(reports[0]!.ground)}
          error={errors.reason}
          help={about === 'reply' ? 'Only for a removal.' : 'Only for a removal. Shown on the public page.'}
          id={`reason-${id}`}
          label="Reason for removal"
          name="reason"
          options={challengeReasons.map((value) => ({ value, label: challengeReasonText[value] }))}
        />
        <Button className="justify-self-start" kind="danger" name="decision" value="uphold">
          Remove the {what}
        </Button>
      </Decision>
    </Form>
  )
}
