import { Form } from 'react-router'
import { IntentForm } from '#app/features/accounts/profile-forms.tsx'
import { ReauthenticationFields } from '#app/features/accounts/reauthentication-fields.tsx'
import type { FormResult } from '#app/platform/form.server.ts'
import { Button } from '#app/ui/button.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { Time } from '#app/ui/time.tsx'
import type { OwnedBusiness } from './owned-businesses.server.ts'

/** The answer to the last form of this intent. */
export type AnswerOf = (intent: string, businessId?: string) => FormResult | undefined

type ItemProps = { business: OwnedBusiness; answerOf: AnswerOf; asksCode: boolean }

/** What becomes of one business: it is still open, offered to somebody, or closed. */
export function OwnedBusinessForms({ business, answerOf, asksCode }: ItemProps) {
  const { id, name, closing, offer } = business
  if (closing) {
    return (
      <div className="grid gap-5">
        <p>
          Closed since <Time as="date" at={closing.since} />. It and its reviews will be erased on{' '}
          <Time as="date" at={closing.until} />.
        </p>
        <OneButton answer={answerOf('reopen', id)} businessId={id} intent="reopen">
          {`Open ${name} again`}
        </OneButton>
      </div>
    )
  }
  return (
    <div className="grid gap-5">
      {offer && (
        <>
          <p className="wrap-anywhere">
            Offered to {offer.email} until <Time as="date" at={offer.until} />. It is yours until they accept.
          </p>
          <OneButton answer={answerOf('take-back', id)} businessId={id} intent="take-back">
            Take the offer back
          </OneButton>
        </>
      )}
      <details open={isOpen(answerOf('hand-over', id))}>
        <summary className="mb-4 w-fit cursor-pointer underline underline-offset-4">
          {offer ? 'Offer it to somebody else' : 'Hand it over'}
        </summary>
        <IntentForm
          answer={answerOf('hand-over', id)}
          busy="Sending…"
          button="Send the offer"
          intent="hand-over"
        >
          <p className="text-sm text-muted">
            If the address has an account here, it gets a link to accept. They have 14 days.
          </p>
          <input name="businessId" type="hidden" value={id} />
          <TextInput
            autoComplete="off"
            defaultValue={answerOf('hand-over', id)?.values.email}
            error={answerOf('hand-over', id)?.errors.email}
            id={`hand-over-email-${id}`}
            inputMode="email"
            label="E-mail of the new owner"
            name="email"
            required
            type="email"
          />
          <ReauthenticationFields
            answer={answerOf('hand-over', id)}
            asksCode={asksCode}
            id={`hand-over-${id}`}
          />
        </IntentForm>
      </details>
      <details open={isOpen(answerOf('close', id))}>
        <summary className="mb-4 w-fit cursor-pointer underline underline-offset-4">Close it</summary>
        <IntentForm answer={answerOf('close', id)} busy="Closing…" button={`Close ${name}`} intent="close">
          <p className="text-sm text-muted">
            It collects no reviews any more, its walls go empty, and mails that wait are not sent. Its page
            says so for 30 days, in which you can undo it. Then it is erased with its reviews, and their
            authors are told.
          </p>
          <input name="businessId" type="hidden" value={id} />
          <ReauthenticationFields answer={answerOf('close', id)} asksCode={asksCode} id={`close-${id}`} />
        </IntentForm>
      </details>
    </div>
  )
}

/** A form that was not accepted stays unfolded, with what is wrong. */
const isOpen = (answer: FormResult | undefined) =>
  answer !== undefined && (answer.message !== undefined || Object.keys(answer.errors).length > 0)

type OneButtonProps = {
  intent: string
  businessId: string
  answer: FormResult | undefined
  children: string
}

function OneButton({ intent, businessId, answer, children }: OneButtonProps) {
  return (
    <Form method="post" preventScrollReset>
      {answer?.message && (
        <p className="mb-3 text-sm" role="alert">
          {answer.message}
        </p>
      )}
      <input name="businessId" type="hidden" value={businessId} />
      <Button name="intent" value={intent}>
        {children}
      </Button>
    </Form>
  )
}

type CloseAccountProps = {
  businesses: OwnedBusiness[]
  isLastOperator: boolean
  isOperator: boolean
  answer: FormResult | undefined
  asksCode: boolean
}

/** The last step, once nothing open is left; until then what is in its way. */
export function CloseAccountForm({
  businesses,
  isLastOperator,
  isOperator,
  answer,
  asksCode,
}: CloseAccountProps) {
  const open = businesses.filter(({ closing }) => closing === null)
  if (isLastOperator) {
    return (
      <p>
        You are the only operator of this service: nobody would decide about held reviews and reports. Make
        somebody else an operator first.
      </p>
    )
  }
  if (open.length > 0) {
    return (
      <p>{`${open.map(({ name }) => name).join(', ')} is still yours. Hand it over or close it first.`}</p>
    )
  }
  return (
    <IntentForm answer={answer} busy="Closing…" button="Close my account" intent="close-account">
      <p>
        {businesses.length > 0
          ? 'You are signed out everywhere. Your account is kept until the last of your closed businesses is erased, so that you can log in and undo it. Then it is erased too.'
          : 'Your account is erased at once, with everything that belongs to it. Nobody can undo that.'}
      </p>
      {isOperator && <p>You stop being an operator of this service.</p>}
      <p className="text-sm text-muted">
        The newsletter, messages that you sent us and reviews that you wrote are not part of the account: each
        has its own link to end it.
      </p>
      <ReauthenticationFields answer={answer} asksCode={asksCode} id="close-account" />
    </IntentForm>
  )
}

export function KeepAccountForm({ answer }: { answer: FormResult | undefined }) {
  return (
    <IntentForm answer={answer} busy="Keeping it…" button="Keep my account" intent="keep-account">
      <p>Until it is erased you can keep it. A business that you open again keeps it too.</p>
    </IntentForm>
  )
}
