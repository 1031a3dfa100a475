import { Code } from 'lucide-react'
import { useState } from 'react'
import { Form } from 'react-router'
import {
  type DeliveryType,
  type WebhookEvent,
  type WebhookFormat,
  webhookEventNames,
  webhookEvents,
  webhookFormats,
} from '#app/features/webhook-events/webhook.vocabulary.ts'
import { periods } from '#app/periods.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Block } from '#app/ui/block.tsx'
import { BrandMark } from '#app/ui/brand-mark.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { ShownOnce } from '#app/ui/copy-field.tsx'
import { FaceIcon } from '#app/ui/face.tsx'
import { FieldError } from '#app/ui/field.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { PostButton } from '#app/ui/post-button.tsx'
import { Sample } from '#app/ui/sample.tsx'
import { SampleSlack } from '#app/ui/samples/connections.tsx'
import { Beside } from '#app/ui/side-page.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { Time } from '#app/ui/time.tsx'
import { useRefresh } from '#app/ui/use-refresh.ts'
import type { ListedDelivery, ListedWebhook } from './webhook-endpoints.server.ts'

type WebhooksPageProps = {
  webhooks: ListedWebhook[]
  deliveries: ListedDelivery[]
  /** Shown this once. */
  made?: { url: string; secret: string } | undefined
  result: FormResult | undefined
}

export function WebhooksPage({ webhooks, deliveries, made, result }: WebhooksPageProps) {
  useRefresh(webhooks.length > 0, 4000)
  const adding = result?.values.act === 'add' ? result : undefined
  return (
    <div className="grid gap-12">
      {made && <ShownOnce id="made" label={`The secret for ${new URL(made.url).host}`} value={made.secret} />}
      <FormError text={adding ? undefined : result?.message} />
      {webhooks.length > 0 && (
        <Block id="webhooks" title="Connected">
          <ul className="-mt-4">
            {webhooks.map((webhook) => (
              <Webhook key={webhook.id} {...webhook} />
            ))}
          </ul>
        </Block>
      )}
      <NewWebhook key={webhooks.length} result={adding} />
      {deliveries.length > 0 && (
        <Block id="deliveries" title="Deliveries">
          <ul className="-mt-4">
            {deliveries.map((delivery) => (
              <Delivery key={`${delivery.endpointId} ${delivery.eventId}`} {...delivery} />
            ))}
          </ul>
        </Block>
      )}
    </div>
  )
}

const stopped = {
  gone: 'Stopped: the address answered that it is gone (410)',
  failing: `Stopped: the address has not answered for ${periods.webhookTryDays} days`,
}

function Webhook({ id, url, format, events, pausedBecause }: ListedWebhook) {
  const its = <span className="sr-only"> the webhook to {url}</span>
  return (
    <li className="grid gap-1 border-b border-line py-4">
      <p className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1">
        <span className="font-medium wrap-anywhere">{url}</span>
        <Badge kind={pausedBecause ? 'warning' : 'good'}>{pausedBecause ? 'Paused' : 'Active'}</Badge>
      </p>
      <p className="text-sm text-muted">
        {webhookFormats[format]}: {events.join(', ')}
      </p>
      {pausedBecause && pausedBecause !== 'owner' && (
        <p className="border-l-2 border-warning pl-4 text-sm">{stopped[pausedBecause]}</p>
      )}
      <Form className="flex flex-wrap gap-x-5" method="post" preventScrollReset>
        <input name="webhook" type="hidden" value={id} />
        <Button kind="quiet" name="act" value="test">
          Send a test<span className="sr-only"> to {url}</span>
        </Button>
        <Button kind="quiet" name="act" value={pausedBecause ? 'resume' : 'pause'}>
          {pausedBecause ? 'Resume' : 'Pause'}
          {its}
        </Button>
        <Button kind="quiet" name="act" value="rotate">
          Rotate the secret<span className="sr-only"> of the webhook to {url}</span>
        </Button>
        <Button kind="quiet" name="act" value="delete">
          Delete{its}
        </Button>
      </Form>
    </li>
  )
}

const firstEvents = webhookEventNames.slice(0, 2)
const others = webhookEventNames.slice(firstEvents.length)

const payload = JSON.stringify(
  { type: 'review.published', data: { rating: 5, text: 'Friendly and quick.' } },
  null,
  2,
)

const targets: Record<WebhookFormat, { name: string; help: string }> = {
  slack: { name: 'Slack', help: 'In Slack: Apps, “Incoming WebHooks”. Copy the address.' },
  teams: {
    name: 'Teams',
    help: 'In Teams: Workflows, “Send webhook alerts to a channel”. Copy the address.',
  },
  standard: { name: 'Your software', help: 'It gets signed JSON.' },
}

function NewWebhook({ result }: { result: FormResult | undefined }) {
  const { values = {}, errors = {}, message } = result ?? {}
  const typed = values.format ?? ''
  const [format, setFormat] = useState(Object.hasOwn(targets, typed) ? (typed as WebhookFormat) : 'slack')
  const boxes = (names: readonly WebhookEvent[]) =>
    names.map((name) => (
      <Checkbox
        defaultChecked={result ? values[`event ${name}`] !== undefined : name === 'review.published'}
        key={name}
        label={webhookEvents[name]}
        name={`event ${name}`}
      />
    ))
  return (
    <Beside
      label={format === 'standard' ? 'What your software gets' : undefined}
      sample={
        format === 'standard' ? (
          <Sample caption="A sample of what your software gets.">
            <pre className="text-xs wrap-anywhere whitespace-pre-wrap">{payload}</pre>
            <a className="reach" href="/docs/api#webhooks">
              What is sent, and how it is signed
            </a>
          </Sample>
        ) : (
          <Sample caption="In the channel." isPicture>
            <SampleSlack name={targets[format].name} />
          </Sample>
        )
      }
      title="See new reviews where your team already reads"
    >
      <Form className="grid max-w-measure content-start gap-6" method="post" noValidate preventScrollReset>
        <input name="act" type="hidden" value="add" />
        <FormError text={message} />
        <fieldset className="grid grid-cols-3 gap-2">
          <legend className="sr-only">Where to</legend>
          {(Object.keys(targets) as WebhookFormat[]).map((each) => (
            <label className="kind-tile" key={each}>
              <input
                defaultChecked={each === format}
                name="format"
                onChange={() => setFormat(each)}
                type="radio"
                value={each}
              />
              {each === 'standard' ? (
                <FaceIcon>
                  <Code size={16} strokeWidth={1.5} />
                </FaceIcon>
              ) : (
                <BrandMark name={targets[each].name} />
              )}
              {targets[each].name}
            </label>
          ))}
        </fieldset>
        <TextInput
          defaultValue={values.url}
          error={errors.url ?? errors.format}
          help={targets[format].help}
          inputMode="url"
          label="Address"
          maxLength={500}
          name="url"
          placeholder="https://"
        />
        <fieldset aria-describedby={errors.events ? 'events-error' : undefined} className="grid gap-1">
          <legend className="mb-1 text-sm font-medium">Send a message when</legend>
          {boxes(firstEvents)}
          <details className="fold" open={others.some((name) => values[`event ${name}`] !== undefined)}>
            <summary className="font-medium">More events</summary>
            <div className="grid gap-1 pb-3">{boxes(others)}</div>
          </details>
          <FieldError id="events-error" text={errors.events} />
        </fieldset>
        <div>
          <Button kind="primary">Connect {format === 'standard' ? 'it' : targets[format].name}</Button>
        </div>
      </Form>
    </Beside>
  )
}

const happenedIn = (type: DeliveryType) => (type === 'test' ? 'A test' : webhookEvents[type])

function Delivery(delivery: ListedDelivery) {
  const { endpointId, eventId, type, url, sent, answer, createdAt } = delivery
  return (
    <li className="grid gap-1 border-b border-line py-3 text-sm">
      <p className="flex flex-wrap justify-between gap-x-5">
        <span>{happenedIn(type)}</span>
        <span className="text-muted">
          <Time at={createdAt} as="exact" />
        </span>
      </p>
      <p className="wrap-anywhere text-muted">
        {new URL(url).host}: {outcomeOf(delivery)}
      </p>
      {sent && (
        <details className="fold">
          <summary>What was sent and answered</summary>
          <p className="mt-2 text-xs text-muted">webhook-id {eventId}. Words of people are not kept here.</p>
          <pre className="mt-2 whitespace-pre-wrap bg-sheet p-3 text-xs wrap-anywhere">{sent}</pre>
          <pre className="mt-2 whitespace-pre-wrap bg-sheet p-3 text-xs wrap-anywhere">
            {answer || 'No answer is kept.'}
          </pre>
        </details>
      )}
      <PostButton kind="quiet" act="redeliver" fields={{ webhook: endpointId, event: eventId }}>
        Send again<span className="sr-only">: {happenedIn(type)}</span>
      </PostButton>
    </li>
  )
}

function outcomeOf({ state, tries, status }: ListedDelivery) {
  const answered = status === null ? 'no answer' : `answered ${status}`
  if (tries === 0) return 'waits'
  if (state === 'sent') return answered
  return `${answered}, ${tries === 1 ? 'tried once' : `tried ${tries} times`}${state === 'due' ? ', is tried again' : ''}`
}
