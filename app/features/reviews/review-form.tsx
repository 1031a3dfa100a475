import type { Challenge } from 'altcha-lib'
import { useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { BusinessFacts } from '#app/features/businesses/finding.server.ts'
import type { FormAnswer } from '#app/platform/form.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { FormError, useFocusFirstError } from '#app/ui/form-error.tsx'
import { useRememberedForm } from '#app/ui/remembered-form.ts'
import { StarInput } from '#app/ui/star-input.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { Visitor } from './form-page.tsx'
import { consentTexts, reviewLimits } from './review.vocabulary.ts'
import { useBeginning } from './use-beginning.ts'
import { useProofOfWork } from './use-proof-of-work.ts'

type ReviewFormProps = {
  business: BusinessFacts
  rating?: number
  ticket: string
  challenge: Challenge
  answer?: FormAnswer
  /** Who came by an invitation: their address is known and stands. */
  invited?: { token: string; name: string; email: string } | null
}

/** The form for one review: stars, words, name, address, consent. Works without JavaScript. */
export function ReviewForm({ business, rating, ticket, challenge, answer, invited }: ReviewFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const isSending = useNavigation().state !== 'idle'
  const { proof, sendWhenProven } = useProofOfWork(challenge)
  useFocusFirstError(form, answer)
  useRememberedForm(form, `review-${business.id}`)
  useBeginning(form, invited?.token)
  const { values = {}, errors = {}, message } = answer ?? {}

  return (
    <Visitor business={business}>
      <Form className="grid gap-7" method="post" noValidate onSubmit={sendWhenProven} ref={form}>
        <h1 className="text-4xl">How was {business.name}?</h1>
        {(message || Object.keys(errors).length > 1) && (
          <FormError
            errors={Object.entries(errors).map(([id, text]) => ({ id, message: text }))}
            text={message}
          />
        )}
        <StarInput
          defaultValue={values.rating ? Number(values.rating) : rating}
          error={errors.rating}
          label="Your rating"
          name="rating"
        />
        <TextArea
          defaultValue={values.text}
          error={errors.text}
          help="What you bought, how it was, what you would change."
          isStory
          label="What happened?"
          limit={reviewLimits.text.max}
          name="text"
          rows={5}
        />
        <TextInput
          defaultValue={values.title}
          error={errors.title}
          isOptional
          label="In one line"
          name="title"
        />
        <TextInput
          autoComplete="name"
          defaultValue={values.authorName ?? invited?.name}
          error={errors.authorName}
          help="A first name and an initial are enough."
          label="Name to show"
          name="authorName"
        />
        {invited ? (
          <p className="text-sm text-muted">
            You were invited at <strong className="font-medium text-ink">{invited.email}</strong>. The address
            is never shown; your receipt goes there.
          </p>
        ) : (
          <TextInput
            autoComplete="email"
            defaultValue={values.authorEmail}
            error={errors.authorEmail}
            help={`Never shown, and not given to ${business.name}. We send one link to confirm that it is yours.`}
            inputMode="email"
            label="E-mail address"
            name="authorEmail"
            type="email"
          />
        )}
        <div className="grid gap-3">
          <Checkbox
            defaultChecked={values.consentShow === 'on'}
            error={errors.consentShow}
            label={consentTexts.show(business.name)}
            name="consentShow"
          />
          <Checkbox
            defaultChecked={values.consentMarketing === 'on'}
            label={`Optional: ${consentTexts.marketing(business.name)}`}
            name="consentMarketing"
          />
        </div>
        <p aria-hidden="true" className="absolute -left-[200vw]">
          <label htmlFor="company_fax">Leave this empty</label>
          <input autoComplete="off" id="company_fax" name="company_fax" tabIndex={-1} />
        </p>
        <input name="ticket" type="hidden" value={values.ticket || ticket} />
        <input name="proof" type="hidden" value={proof} />
        <div className="grid gap-3">
          <Button isBusy={isSending} isLarge isWide kind="primary">
            {isSending ? 'Sending your review' : 'Send my review'}
          </Button>
          <p className="text-xs text-muted">
            {invited
              ? 'No account needed. It is published as you wrote it when it passes the same checks as every other review.'
              : 'No account needed. It is published as you wrote it when you confirm your address and it passes the same checks as every other review.'}{' '}
            <a href={`/business/${business.id}/transparency`}>How reviews are collected</a>
          </p>
        </div>
      </Form>
    </Visitor>
  )
}
