import { Form } from 'react-router'
import {
  type DeliveryType,
  webhookEventNames,
  webhookEvents,
  webhookFormats,
} from '#app/features/webhooks/webhook.vocabulary.ts'
import { periods } from '#app/periods.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Block } from '#app/ui/block.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { CopyField } from '#app/ui/copy-field.tsx'
import { FieldError } from '#app/ui/field.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { Sample } from '#app/ui/sample.tsx'
import { SampleSlack } from '#app/ui/samples/connections.tsx'
import { Select } from '#app/ui/select.tsx'
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

/** Addresses that are told what happens, and what they answered. */
export function WebhooksPage({ webhooks, deliveries, made, result }: WebhooksPageProps) {
  useRefresh(webhooks.length > 0, 4000)
  const adding = result?.values.act === 'add' ? result : undefined
  return (
    <div className="grid gap-12">
      {made && (
        <div className="grid gap-3 border-l-2 border-ink py-1 pl-4" role="status">
          <CopyField
            help="Copy it now: it is not shown again. Your program checks the signature with it."
            id="made"
            isCode
            isPrimary
            label={`The secret for ${new URL(made.url).host}`}
            value={made.secret}
          />
        </div>
      )}
      <FormError text={adding ? undefined : result?.message} />
      {webhooks.length > 0 && (
        <Block id="webhooks" title="Webhooks">
          <ul className="-mt-4">
            {webhooks.map((webhook) => (
              <Webhook key={webhook.id} {...webhook} />
            ))}
          </ul>
        </Block>
      )}
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <Block id="new" title="New webhook">
          <NewWebhook key={webhooks.length} result={adding} />
        </Block>
        <div className="grid content-start gap-6">
          <Sample caption="To a channel: a sample message in Slack." isPicture>
            <SampleSlack />
          </Sample>
          <Sample caption="To your program: signed JSON.">
            <pre className="text-xs wrap-anywhere whitespace-pre-wrap">{payload}</pre>
          </Sample>
          <p className="text-sm">
            <a className="reach" href="/docs/api#webhooks">
              What is sent, and how it is signed
            </a>
          </p>
        </div>
      </div>
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

/** The events by the first word of their names. */
const eventGroups = { 'review.': 'Reviews', 'invitation.': 'Invitations', 'finding.': 'Findings' }

const payload = JSON.stringify(
  { type: 'review.published', data: { rating: 5, text: 'Friendly and quick.' } },
  null,
  2,
)

function NewWebhook({ result }: { result: FormResult | undefined }) {
  const { values = {}, errors = {}, message } = result ?? {}
  return (
    <Form className="grid max-w-measure gap-5" method="post" noValidate preventScrollReset>
      <input name="act" type="hidden" value="add" />
      <FormError text={message} />
      <TextInput
        defaultValue={values.url}
        error={errors.url}
        help="Of your program, or of a Slack or Teams channel."
        inputMode="url"
        label="Address"
        maxLength={500}
        name="url"
      />
      <Select
        defaultValue={values.format ?? 'standard'}
        error={errors.format}
        label="Format"
        name="format"
        options={Object.entries(webhookFormats).map(([value, label]) => ({ value, label }))}
      />
      <fieldset aria-describedby={errors.events ? 'events-error' : undefined} className="grid gap-1">
        <legend className="mb-1 text-sm font-medium">Post when</legend>
        {Object.entries(eventGroups).map(([about, group]) => {
          const names = webhookEventNames.filter((name) => name.startsWith(about))
          return (
            <details
              className="fold"
              key={about}
              open={about === 'review.' || names.some((name) => values[`event ${name}`] !== undefined)}
            >
              <summary className="font-medium">{group}</summary>
              <div className="grid gap-1 pb-3 pl-4">
                {names.map((name) => (
                  <Checkbox
                    defaultChecked={
                      result ? values[`event ${name}`] !== undefined : name === 'review.published'
                    }
                    key={name}
                    label={webhookEvents[name]}
                    name={`event ${name}`}
                  />
                ))}
              </div>
            </details>
          )
        })}
        <FieldError id="events-error" text={errors.events} />
      </fieldset>
      <div>
        <Button kind="primary">Add the webhook</Button>
      </div>
    </Form>
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
      <Form method="post" preventScrollReset>
        <input name="webhook" type="hidden" value={endpointId} />
        <input name="event" type="hidden" value={eventId} />
        <Button kind="quiet" name="act" value="redeliver">
          Send again<span className="sr-only">: {happenedIn(type)}</span>
        </Button>
      </Form>
    </li>
  )
}

function outcomeOf({ state, tries, status }: ListedDelivery) {
  const answered = status === null ? 'no answer' : `answered ${status}`
  if (tries === 0) return 'waits'
  if (state === 'sent') return answered
  return `${answered}, ${tries === 1 ? 'tried once' : `tried ${tries} times`}${state === 'due' ? ', is tried again' : ''}`
}
