import { Link } from 'react-router'
import type { BusinessFacts } from '#app/features/businesses/finding.server.ts'
import { Visitor, type VisitorWords } from '#app/features/reviews/form-page.tsx'
import { reviewLimits, textOrNone } from '#app/features/reviews/review.vocabulary.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { Honeypot } from '#app/ui/honeypot.tsx'
import { RadioGroup } from '#app/ui/radio.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { Time } from '#app/ui/time.tsx'
import { groundsAgainst, reportGroundHelp, reportGroundText } from './report.vocabulary.ts'
import type { Reportable } from './reporting.server.ts'

type ReportFormProps = {
  business: BusinessFacts
  reported: Reportable
  ticket: string
  words: VisitorWords
  result: FormResult | undefined
}

/** The key under which this tab keeps the draft of a report. */
export const reportDraftOf = (businessId: string) => `report-${businessId}`

/** One short page: what is wrong, why, and who reports it. Works without JavaScript. */
export function ReportForm({ business, reported, ticket, words, result }: ReportFormProps) {
  const { values = {}, errors = {}, message } = result ?? {}
  const thing = reported.about === 'reply' ? 'reply' : 'review'
  return (
    <Visitor aside={<WhatHappens business={business} />} business={business} words={words}>
      <form className="grid gap-7" data-remember={reportDraftOf(business.id)} method="post" noValidate>
        <h1 className="text-4xl">What is wrong with this {thing}?</h1>
        {(message || Object.keys(errors).length > 1) && (
          <FormError
            errors={Object.entries(errors).map(([name, text]) => ({
              id: name === 'ground' ? 'ground-error' : name,
              message: text,
            }))}
            text={message}
          />
        )}
        <ReportedThing business={business} reported={reported} />
        <RadioGroup
          defaultValue={values.ground}
          error={errors.ground}
          help="Being unfair or harmful to a business is not a ground: the business can reply."
          label="Ground"
          name="ground"
          options={groundsAgainst[reported.about].map((value) => ({
            value,
            label: reportGroundText[value],
            help: reportGroundHelp[value],
          }))}
        />
        <TextArea
          defaultValue={values.explanation}
          error={errors.explanation}
          help="Which words do you mean, and why? If they are illegal, say which law they break or what makes them illegal."
          label="Why"
          limit={reviewLimits.grounds.max}
          name="explanation"
          rows={5}
        />
        <Sender errors={errors} values={values} />
        <Checkbox
          defaultChecked={values.goodFaith === 'on'}
          error={errors.goodFaith}
          label="I believe in good faith that this report is correct and complete."
          name="goodFaith"
        />
        <Honeypot label="Leave this empty" />
        <input name="ticket" type="hidden" value={values.ticket || ticket} />
        <div className="flex flex-wrap items-center gap-3">
          <Button kind="primary">{`Report the ${thing}`}</Button>
          <ButtonLink kind="quiet" to={`/business/${business.id}`}>
            {' '}
            Cancel{' '}
          </ButtonLink>
        </div>
      </form>
    </Visitor>
  )
}

function ReportedThing({ business, reported }: Pick<ReportFormProps, 'business' | 'reported'>) {
  const { reviewId, about, authorName, title, text, writtenAt, hasReply } = reported
  const other = about === 'reply' ? 'review' : 'reply'
  return (
    <section aria-label={about === 'reply' ? 'The reply' : 'The review'} className="grid gap-2">
      <blockquote className="border-l border-control pl-4 wrap-anywhere">
        {title && (
          <p className="font-medium" dir="auto">
            {title}
          </p>
        )}
        <p className="font-serif text-lg whitespace-pre-line" dir="auto">
          {textOrNone({ title, text })}
        </p>
      </blockquote>
      <p className="text-xs text-muted wrap-anywhere">
        {about === 'reply' ? `${business.name} to ${authorName}` : `${authorName} about ${business.name}`},{' '}
        <Time as="date" at={writtenAt} />
        {hasReply && (
          <>
            {'. '}
            <Link to={`?review=${reviewId}${other === 'reply' ? '&about=reply' : ''}`}>
              Report the {other} instead
            </Link>
          </>
        )}
      </p>
    </section>
  )
}

function Sender({ values, errors }: Pick<FormResult, 'values' | 'errors'>) {
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 text-sm font-medium">Who you are</legend>
      <p className="text-sm text-muted">
        Both are optional. Without an email address we cannot send you a receipt, questions or the decision.
        You will find the decision on the next page: save its address.
      </p>
      <TextInput
        autoComplete="name"
        defaultValue={values.name}
        error={errors.name}
        isOptional
        label="Your name"
        name="name"
      />
      <TextInput
        autoComplete="email"
        defaultValue={values.email}
        error={errors.email}
        help="Only the operator sees your name and address. We delete them six months after the decision, or earlier if you ask."
        inputMode="email"
        isOptional
        label="Your email address"
        name="email"
        type="email"
      />
    </fieldset>
  )
}

function WhatHappens({ business }: Pick<ReportFormProps, 'business'>) {
  return (
    <div className="grid gap-3 border-t border-rule pt-2">
      <p>
        <strong className="font-medium text-ink">A person decides.</strong> The operator of this service
        decides within three days. The decision is not automated.
      </p>
      <p>
        <strong className="font-medium text-ink">Until then it changes nothing.</strong> Anyone can report, so
        a report alone hides nothing.
      </p>
      <p>
        <strong className="font-medium text-ink">Only the operator learns who you are</strong> and what you
        wrote. The author and {business.name} are told the ground and the decision.
      </p>
    </div>
  )
}
