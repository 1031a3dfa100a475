import { Eye, Power, Sparkles, Wallet } from 'lucide-react'
import { Form } from 'react-router'
import { SendButton } from '#app/features/accounts/account-page.tsx'
import { countOf, formatNumber } from '#app/languages/format.ts'
import { periods } from '#app/periods.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { Sample, SampleReviewLines } from '#app/ui/sample.tsx'
import { Setting, Settings } from '#app/ui/setting.tsx'
import { Beside } from '#app/ui/side-page.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { Time } from '#app/ui/time.tsx'
import type { ModelSettings } from './consent.server.ts'
import { type Message, type ModelTask, modelTasks } from './language-model.vocabulary.ts'

type OfSettings = { settings: ModelSettings }

/** Shown if the operator has connected no model. */
export const NoModel = () => (
  <Beside sample={<ModelSample />} title="Let AI finish your replies">
    <Settings>
      <Setting
        end={
          <ButtonLink kind="primary" to="/contact">
            Ask for it
          </ButtonLink>
        }
        help="Until then we draft replies here, and no text leaves this service."
        icon={Sparkles}
        title="Not switched on yet"
      />
      <Setting
        help="A review to reply to, without its author’s name, or a question that you type."
        icon={Eye}
        title="It reads only what you ask about"
      />
      <Setting help="Nothing is asked beyond it." icon={Wallet} title="You set a monthly budget" />
      <Setting help="From then on nothing is sent." icon={Power} title="You can withdraw at any time" />
    </Settings>
  </Beside>
)

export function ModelState({ settings }: OfSettings) {
  const { model, receiver, isAgreed, agreedAt, agreedBy, formerReceiver } = settings
  return (
    <>
      <Lead>
        {isAgreed ? `${model} at ${receiver} may be asked.` : `Nothing is sent to ${model} at ${receiver}.`}
      </Lead>
      {isAgreed && agreedAt && (
        <p className="text-sm text-muted">
          {agreedBy ?? 'Somebody whose account is closed'} agreed to it, <Time at={agreedAt} />.
        </p>
      )}
      {formerReceiver && (
        <p className="border-l-2 border-warning py-1 pl-4 text-sm">
          You agreed to {formerReceiver}. The operator has replaced it, and your consent does not hold for{' '}
          {receiver}.
        </p>
      )}
      <dl className="grid gap-3 text-sm">
        <div>
          <dt className="font-medium">{modelTasks.replies}</dt>
          <dd className="text-muted">
            It gets the review for which you ask for a reply, and we underline what it adds to our draft.
          </dd>
        </div>
        <div>
          <dt className="font-medium">{modelTasks.chatbot}</dt>
          <dd className="text-muted">
            It gets the question, the names of your topics and imports, and no reviews.
          </dd>
        </div>
      </dl>
    </>
  )
}

const Lead = ({ children }: { children: string }) => (
  <p className="font-serif text-2xl leading-[1.34] wrap-anywhere">{children}</p>
)

const ModelDraft = () => (
  <>
    <SampleReviewLines author="Maren T." rating={3} text="The staff were friendly. I waited for an hour." />
    <p className="border-l-2 border-accent pl-4 text-base">
      Thank you, Maren. We are glad that the staff were friendly.{' '}
      <u className="decoration-accent decoration-2 underline-offset-4">
        An hour is too long: call before you come next time, and we have everything ready.
      </u>
    </p>
  </>
)

export const ModelSample = () => (
  <Sample caption="Our draft, and underlined what AI adds." isPicture>
    <ModelDraft />
  </Sample>
)

/** The consent with its budget or, once given, the budget and the way to withdraw. */
export function ModelConsentForm({ settings, result }: OfSettings & { result: FormResult | undefined }) {
  const { isAgreed, hasPrices, budget, receiver, prices } = settings
  return (
    <Form className="grid max-w-[600px] gap-6" method="post" noValidate preventScrollReset>
      <FormError text={result?.message} />
      <input name="receiver" type="hidden" value={receiver} />
      <input name="unit" type="hidden" value={hasPrices ? 'dollars' : 'tokens'} />
      <TextInput
        defaultValue={result?.values.budget ?? String(budget)}
        error={result?.errors.budget}
        help={
          hasPrices
            ? `${dollars(prices.input / 100)} for a million tokens sent, ${dollars(prices.output / 100)} for a million answered. A request is sent only if the rest of the month’s budget covers the most that it can cost.`
            : 'A token is about four letters. A request is sent only if the rest of the month’s budget covers the most that it can use.'
        }
        inputMode="decimal"
        label={hasPrices ? 'Budget for a month, in dollars' : 'Budget for a month, in tokens'}
        name="budget"
      />
      {isAgreed ? (
        <div className="flex flex-wrap gap-3">
          <SendButton busy="Saving…" isNarrow name="act" value="budget">
            Save the budget
          </SendButton>
          <Button formNoValidate name="act" value="withdraw">
            Withdraw the consent
          </Button>
        </div>
      ) : (
        <>
          <p className="text-sm wrap-anywhere">
            With your consent, we send to {receiver} the reviews for which you ask for a reply, and the
            questions that our own rules do not understand. Before that, we replace authors’ names, and those
            email addresses, links, long numbers, street addresses, common first names and names after a title
            that we recognise. You can withdraw at any time.
          </p>
          <SendButton busy="Saving…" isNarrow name="act" value="agree">
            Agree that it may be asked
          </SendButton>
        </>
      )}
    </Form>
  )
}

export function ModelUsage({ settings: { usage, spent, hasPrices, budget } }: OfSettings) {
  if (usage.length === 0) return <p className="text-sm text-muted">Nothing was sent this month.</p>
  const amount = hasPrices ? dollars : (tokens: number) => `${formatNumber(tokens)} tokens`
  return (
    <div className="grid gap-4">
      <p className="text-sm">
        {amount(spent)} of {amount(budget)}. A request without an answer counts with the most that it could
        use.
      </p>
      <dl className="facts">
        {usage.map(({ task, requests, tokens, dollars: cost }) => (
          <div key={task}>
            <dt>{modelTasks[task]}</dt>
            <dd>
              {countOf(requests, 'request')}, {amount(hasPrices ? cost : tokens)}
              {hasPrices && <small>{formatNumber(tokens)} tokens</small>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

type Sent = { task: ModelTask; sentAt: string; messages: Message[] }

/** Word for word, as the server gets it. */
export function SentRequest({ sent }: { sent: Sent | null }) {
  if (!sent) return <p className="text-sm text-muted">Nothing, or nothing that may still be shown.</p>
  return (
    <div className="grid gap-3">
      <p className="text-sm">
        {modelTasks[sent.task]}, <Time at={sent.sentAt} />. Deleted after {periods.sentRequestDays} days.
      </p>
      <MessageList messages={sent.messages} />
    </div>
  )
}

const roles = { system: 'Instructions', user: 'Data' }

export const MessageList = ({ messages }: { messages: Message[] }) => (
  <dl className="grid gap-4">
    {messages.map(({ role, content }) => (
      <div className="grid gap-1" key={role}>
        <dt className="text-xs text-muted">{roles[role]}</dt>
        <dd>
          <pre className="border border-line p-3 text-xs whitespace-pre-wrap wrap-anywhere">
            {readable(content)}
          </pre>
        </dd>
      </div>
    ))}
  </dl>
)

/** The same JSON, indented. */
function readable(content: string) {
  try {
    return JSON.stringify(JSON.parse(content), null, 2)
  } catch {
    return content
  }
}

/** "$0.0042": a request costs less than a cent. */
function dollars(value: number) {
  const digits = value === 0 || value >= 0.01 ? 2 : 6
  return `$${value.toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: digits })}`
}
