import { KeyRound, Plus } from 'lucide-react'
import { Form } from 'react-router'
import { formatNumber } from '#app/languages/format.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { BrandMark } from '#app/ui/brand-mark.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { ShownOnce } from '#app/ui/copy-field.tsx'
import { FieldError } from '#app/ui/field.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { Sample } from '#app/ui/sample.tsx'
import { SampleApiCall } from '#app/ui/samples/connections.tsx'
import { Select } from '#app/ui/select.tsx'
import { Setting, Settings } from '#app/ui/setting.tsx'
import { Beside } from '#app/ui/side-page.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { Time } from '#app/ui/time.tsx'
import { keyLifetimes, scopeNames, scopes } from './api-key.schema.ts'
import type { ListedKey } from './api-keys.server.ts'

type KeysPageProps = {
  keys: ListedKey[]
  connected: { orders: number; webhooks: number }
  /** Shown this once. */
  made?: { key: string; name: string }
  result: FormResult | undefined
}

const connections = [
  {
    id: 'orders',
    title: 'Orders of your shop',
    mark: 'Shopify',
    text: 'Shopify, WooCommerce or Stripe: each order invites its customer, some days later.',
  },
  {
    id: 'webhooks',
    title: 'Slack and Teams',
    mark: 'Slack',
    text: 'New reviews appear in your team’s channel.',
  },
] as const

export function KeysPage({ keys, connected, made, result }: KeysPageProps) {
  const refused = (act: string) => (result?.values.act === act ? result : undefined)
  const toRotate = keys.filter(({ isSeenByLeaver }) => isSeenByLeaver).length
  return (
    <div className="grid gap-10">
      {made && <ShownOnce id="made" label={`The key ${made.name}`} value={made.key} />}
      <Beside
        sample={
          <Sample isPicture>
            <SampleApiCall />
          </Sample>
        }
        title="Connect your shop, and every customer is asked"
      >
        <Settings>
          {connections.map((connection) => (
            <Connection key={connection.id} {...connection} count={connected[connection.id]} />
          ))}
        </Settings>
        <Settings note={<a href="/docs/api">For developers</a>} title="Software and AI assistants">
          {toRotate > 0 && (
            <p className="m-5 border-l-2 border-warning pl-4 text-sm">
              Who made {toRotate === 1 ? 'one of these keys' : `${toRotate} of these keys`} left the team and
              may still have it. Rotate it.
            </p>
          )}
          <FormError text={refused('rotate')?.message ?? refused('revoke')?.message} />
          {keys.map((key) => (
            <Key key={key.id} {...key} />
          ))}
          <Setting
            action="Make a key"
            help="Lets your own software or an AI assistant read your reviews."
            isPrimary={keys.length === 0 && connected.orders > 0}
            key={keys.length}
            icon={Plus}
            result={refused('create')}
            title="New key"
          >
            <NewKey result={refused('create')} />
          </Setting>
        </Settings>
      </Beside>
    </div>
  )
}

type ConnectionProps = (typeof connections)[number] & { count: number }

const Connection = ({ id, title, mark, text, count }: ConnectionProps) => (
  <Setting
    end={
      <ButtonLink
        kind={id === 'orders' && count === 0 ? 'primary' : 'secondary'}
        to={`/business/integrations/${id}`}
      >
        {count > 0 ? 'Manage' : 'Connect'}
        <span className="sr-only"> {title}</span>
      </ButtonLink>
    }
    help={text}
    picture={<BrandMark name={mark} />}
    title={title}
    value={count > 0 && <Badge kind="good">{formatNumber(count)} connected</Badge>}
  />
)

const Key = ({ id, name, scopes: its, lastUsedAt, expiresAt, madeBy, isSeenByLeaver }: ListedKey) => (
  <Setting
    action="Change"
    help={
      <>
        {lastUsedAt ? (
          <>
            Last used <Time at={lastUsedAt} />
          </>
        ) : (
          'Never used'
        )}
        {expiresAt && (
          <>
            , works until <Time at={expiresAt} />
          </>
        )}
        {madeBy && `, made by ${madeBy}`}
        {isSeenByLeaver && ', who left'}
      </>
    }
    icon={KeyRound}
    title={name}
    value={its.map((scope) => scopes[scope]).join('. ')}
  >
    <Form className="grid gap-3" method="post" preventScrollReset>
      <p className="text-sm text-muted">Rotating makes a new key; this one works for a day more.</p>
      <input name="key" type="hidden" value={id} />
      <div className="flex flex-wrap gap-3">
        <Button name="act" value="rotate">
          Rotate<span className="sr-only"> {name}</span>
        </Button>
        <Button kind="danger" name="act" value="revoke">
          Revoke<span className="sr-only"> {name}</span>
        </Button>
      </div>
    </Form>
  </Setting>
)

function NewKey({ result }: { result: FormResult | undefined }) {
  const { values = {}, errors = {}, message } = result ?? {}
  return (
    <Form className="grid max-w-measure gap-5" method="post" noValidate preventScrollReset>
      <input name="act" type="hidden" value="create" />
      <FormError text={message} />
      <TextInput
        defaultValue={values.name}
        error={errors.name}
        help="Such as “Order system”."
        label="Program"
        maxLength={60}
        name="name"
      />
      <fieldset aria-describedby={errors.scopes ? 'scopes-error' : undefined} className="grid gap-1">
        <legend className="mb-1 text-sm font-medium">The key may</legend>
        {scopeNames.map((scope) => (
          <Checkbox
            defaultChecked={values[`scope ${scope}`] !== undefined}
            key={scope}
            label={scopes[scope]}
            name={`scope ${scope}`}
          />
        ))}
        <FieldError id="scopes-error" text={errors.scopes} />
      </fieldset>
      <Select
        defaultValue={values.lifetime ?? '365'}
        error={errors.lifetime}
        label="Works for"
        name="lifetime"
        options={Object.entries(keyLifetimes).map(([value, label]) => ({ value, label }))}
      />
      <div>
        <Button kind="primary">Make the key</Button>
      </div>
    </Form>
  )
}
