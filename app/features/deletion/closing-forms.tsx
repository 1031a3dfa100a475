import { Form } from 'react-router'
import { IntentForm } from '#app/features/accounts/profile-forms.tsx'
import { ReauthenticationFields } from '#app/features/accounts/reauthentication-fields.tsx'
import { periods } from '#app/periods.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { Button } from '#app/ui/button.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { Time } from '#app/ui/time.tsx'
import type { OwnedBusiness } from './owned-businesses.server.ts'

/** The result of the last form with this intent. */
type ResultOf = (intent: string, businessId?: string) => FormResult | undefined

type ItemProps = { business: OwnedBusiness; resultOf: ResultOf; asksCode: boolean }

/** The state of one business: open, offered to a new owner, or closed. */
export function OwnedBusinessForms({ business, resultOf, asksCode }: ItemProps) {
  const { id, name, closing, offer } = business
  if (closing) {
    return (
      <div className="grid gap-5">
        <p>
          Closed since <Time as="date" at={closing.since} />. It and its reviews will be erased on{' '}
          <Time as="date" at={closing.until} />.
        </p>
        <OneButton result={resultOf('reopen', id)} businessId={id} intent="reopen">
          {`Reopen ${name}`}
        </OneButton>
      </div>
    )
  }
  return (
    <div className="grid gap-5">
      {offer && (
        <>
          <p className="wrap-anywhere">
            Offered to {offer.email} until <Time as="date" at={offer.until} />. It stays yours until they
            accept.
          </p>
          <OneButton result={resultOf('take-back', id)} businessId={id} intent="take-back">
            Withdraw the offer
          </OneButton>
        </>
      )}
      <details key={offer?.email} open={isOpen(resultOf('hand-over', id))}>
        <summary className="btn mb-4 w-fit">{offer ? 'Offer it to someone else' : 'Hand it over'}</summary>
        <IntentForm result={resultOf('hand-over', id)} busy="Sending…" button="Send offer" intent="hand-over">
          <p className="text-sm text-muted">
            If there is an account with this address, we email it a link to accept the business. The link is
            valid for {periods.offerDays} days.
          </p>
          <input name="businessId" type="hidden" value={id} />
          <TextInput
            autoComplete="off"
            defaultValue={resultOf('hand-over', id)?.values.email}
            error={resultOf('hand-over', id)?.errors.email}
            id={`hand-over-email-${id}`}
            inputMode="email"
            label="Email of the new owner"
            name="email"
            required
            type="email"
          />
          <ReauthenticationFields
            result={resultOf('hand-over', id)}
            asksCode={asksCode}
            id={`hand-over-${id}`}
          />
        </IntentForm>
      </details>
      <details open={isOpen(resultOf('close', id))}>
        <summary className="btn btn-danger mb-4 w-fit">Close it</summary>
        <IntentForm result={resultOf('close', id)} busy="Closing…" button={`Close ${name}`} intent="close">
          <ol className="grid gap-3 border-l-2 border-line pl-4 text-sm">
            <li>
              <b className="block font-medium">At once</b>No new reviews, empty widgets, no mails.
            </li>
            <li>
              <b className="block font-medium">For {periods.closedDays} days</b>Its page says that it is
              closed. You can reopen it.
            </li>
            <li>
              <b className="block font-medium">Then</b>We erase it with its reviews and notify their authors.
            </li>
            <li>
              <b className="block font-medium">For {periods.recordYears} years</b>Its numbers stay, without
              texts, authors or your name. A new page under the same domain or a similar name links to them.
            </li>
          </ol>
          <input name="businessId" type="hidden" value={id} />
          <ReauthenticationFields result={resultOf('close', id)} asksCode={asksCode} id={`close-${id}`} />
        </IntentForm>
      </details>
    </div>
  )
}

/** A refused form stays unfolded and shows its errors. */
const isOpen = (result: FormResult | undefined) =>
  result !== undefined && (result.message !== undefined || Object.keys(result.errors).length > 0)

type OneButtonProps = {
  intent: string
  businessId: string
  result: FormResult | undefined
  children: string
}

function OneButton({ intent, businessId, result, children }: OneButtonProps) {
  return (
    <Form method="post" preventScrollReset>
      {result?.message && (
        <p className="mb-3 text-sm" role="alert">
          {result.message}
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
  result: FormResult | undefined
  asksCode: boolean
}

/** Closes the account, or says what has to be closed or handed over first. */
export function CloseAccountForm({
  businesses,
  isLastOperator,
  isOperator,
  result,
  asksCode,
}: CloseAccountProps) {
  const open = businesses.filter(({ closing }) => closing === null)
  if (isLastOperator) {
    return (
      <p>
        You are the only operator of this service, and nobody else could decide held reviews and reports. Make
        someone else an operator first.
      </p>
    )
  }
  if (open.length > 0) {
    return (
      <p>{`${open.map(({ name }) => name).join(', ')} is still yours. Hand it over or close it first.`}</p>
    )
  }
  return (
    <IntentForm result={result} busy="Closing…" button="Close my account" intent="close-account">
      <p>
        {businesses.length > 0
          ? 'You will be signed out everywhere. We keep your account until the last of your closed businesses is erased, so that you can log in and undo this. Then we erase your account too.'
          : 'We erase your account and everything in it at once. This cannot be undone.'}
      </p>
      {isOperator && <p>You will no longer be an operator of this service.</p>}
      <p className="text-sm text-muted">
        Your newsletter subscription, your messages to us and your reviews are not part of the account. The
        emails about them have their own links.
      </p>
      <ReauthenticationFields result={result} asksCode={asksCode} id="close-account" />
    </IntentForm>
  )
}

export function KeepAccountForm({ result }: { result: FormResult | undefined }) {
  return (
    <IntentForm result={result} busy="Saving…" button="Keep my account" intent="keep-account">
      <p>You can keep your account until it is erased. Reopening a business keeps it too.</p>
    </IntentForm>
  )
}
