import { CircleX, Handshake, LogOut, Send } from 'lucide-react'
import { IntentForm } from '#app/features/accounts/profile-forms.tsx'
import { ReauthenticationFields } from '#app/features/accounts/reauthentication-fields.tsx'
import { periods } from '#app/periods.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Face } from '#app/ui/face.tsx'
import { fieldsOf } from '#app/ui/field.tsx'
import { Setting } from '#app/ui/setting.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { Time } from '#app/ui/time.tsx'
import type { OwnedBusiness } from './closures.server.ts'

type ResultOf = (intent: string, businessId?: string) => FormResult | undefined

type ItemProps = { business: OwnedBusiness; resultOf: ResultOf; asksCode: boolean }

const closingHelp = `We erase your data. Hashes and the numbers of a closed business stay for ${periods.recordYears} years.`

export function OwnedBusinessForms({ business, resultOf, asksCode }: ItemProps) {
  const { id, name, closing, offer } = business
  const handOver = resultOf('hand-over', id)
  const close = resultOf('close', id)
  const ofBusiness = <input name="businessId" type="hidden" value={id} />
  if (closing)
    return (
      <Setting
        end={
          <IntentForm
            busy="Reopening…"
            button={`Reopen ${name}`}
            intent="reopen"
            result={resultOf('reopen', id)}
          >
            {ofBusiness}
          </IntentForm>
        }
        help={
          <>
            Closed since <Time as="date" at={closing.since} />. It and its reviews will be erased on{' '}
            <Time as="date" at={closing.until} />.
          </>
        }
        picture={<Face name={name} />}
        title={name}
      />
    )
  return (
    <>
      {offer && (
        <Setting
          end={
            <IntentForm
              busy="Withdrawing…"
              button="Withdraw the offer"
              intent="take-back"
              result={resultOf('take-back', id)}
            >
              {ofBusiness}
            </IntentForm>
          }
          help={
            <>
              Until <Time as="date" at={offer.until} />. It stays yours until they accept.
            </>
          }
          icon={Send}
          title={`Offered to ${offer.email}`}
        />
      )}
      <Setting
        action={offer ? 'Offer again' : 'Hand over'}
        help="A new owner takes the page, its reviews and its settings."
        key={offer?.email}
        icon={Handshake}
        result={handOver}
        title="Hand over"
      >
        <IntentForm result={handOver} busy="Sending…" button="Send offer" intent="hand-over">
          <p className="text-sm text-muted">
            If there is an account with this address, we email it a link to accept the business. The link is
            valid for {periods.offerDays} days.
          </p>
          {ofBusiness}
          <TextInput
            {...fieldsOf(handOver)('email')}
            autoComplete="off"
            id={`hand-over-email-${id}`}
            label="Email of the new owner"
            required
            type="email"
          />
          <ReauthenticationFields result={handOver} asksCode={asksCode} id={`hand-over-${id}`} />
        </IntentForm>
      </Setting>
      <Setting
        action="Close"
        help={`Reopen it within ${periods.closedDays} days, or we erase it.`}
        isDanger
        icon={CircleX}
        result={close}
        title="Close the business"
      >
        <IntentForm result={close} busy="Closing…" button={`Close ${name}`} intent="close">
          {ofBusiness}
          <ReauthenticationFields result={close} asksCode={asksCode} id={`close-${id}`} />
        </IntentForm>
      </Setting>
    </>
  )
}

const closingSteps = [
  ['Today', 'No new reviews, widgets or mails. You can reopen it.'],
  [`${periods.closedDays} days`, 'Then we erase it with its reviews and notify their authors.'],
  [
    `${periods.recordYears} years`,
    'Its rating and counts stay until then. A new page of yours links to them.',
  ],
] as const

/** The page of a business that closed, and what becomes of it. */
export const ClosingSteps = ({ name }: { name: string }) => (
  <>
    <p className="flex items-center gap-4 border-b border-line pb-5">
      <Face name={name} />
      <span className="flex-1 font-serif text-2xl leading-tight">{name}</span>
      <Badge kind="warning">Closed</Badge>
    </p>
    <ol className="border-l-2 border-rule">
      {closingSteps.map(([when, what]) => (
        <li
          className="relative pb-5 pl-6 last:pb-0 before:absolute before:top-2 before:-left-[7px] before:size-3 before:rounded-full before:bg-accent"
          key={when}
        >
          <p className="font-serif text-2xl leading-tight">{when}</p>
          <p className="text-muted">{what}</p>
        </li>
      ))}
    </ol>
  </>
)

type CloseAccountProps = {
  businesses: OwnedBusiness[]
  isLastOperator: boolean
  isOperator: boolean
  result: FormResult | undefined
  asksCode: boolean
}

/** Closes the account, or says what has to be closed or handed over first. */
export function CloseAccount({
  businesses,
  isLastOperator,
  isOperator,
  result,
  asksCode,
}: CloseAccountProps) {
  const open = businesses.filter(({ closing }) => closing === null)
  const reason = isLastOperator
    ? 'You are the only operator of this service. Make someone else an operator first.'
    : open.length > 0
      ? `${open.map(({ name }) => name).join(', ')} is still yours. Hand it over or close it first.`
      : undefined
  const row = {
    help: reason ?? closingHelp,
    picture: <LogOut aria-hidden size={18} strokeWidth={1.5} />,
    title: 'Close your account',
  }
  if (reason) return <Setting {...row} end={<Badge>Not yet</Badge>} />
  return (
    <Setting {...row} action="Close account" isDanger result={result}>
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
    </Setting>
  )
}

export const KeepAccount = ({ result }: { result: FormResult | undefined }) => (
  <Setting
    end={
      <IntentForm result={result} busy="Saving…" button="Keep my account" intent="keep-account" isPrimary />
    }
    help="We erase it with the last of your closed businesses. Reopening one keeps it too."
    icon={LogOut}
    title="Your account is closed"
  />
)
