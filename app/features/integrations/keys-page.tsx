import { KeyRound, Package, Plus, Webhook } from 'lucide-react'
import { Form } from 'react-router'
import { formatNumber } from '#app/languages/format.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { BrandMark } from '#app/ui/brand-mark.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { CopyField } from '#app/ui/copy-field.tsx'
import { FieldError } from '#app/ui/field.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { Sample } from '#app/ui/sample.tsx'
import { SampleApiCall } from '#app/ui/samples/connections.tsx'
import { Select } from '#app/ui/select.tsx'
import { Setting, Settings } from '#app/ui/setting.tsx'
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

/** The keys with which programs use the API. */
export function KeysPage({ keys, connected, made, result }: KeysPageProps) {
  const refused = (act: string) => (result?.values.act === act ? result : undefined)
  const toRotate = keys.filter(({ isSeenByLeaver }) => isSeenByLeaver).length
  return (
    <div>
      {made && (
        <div className="mb-8 grid gap-3 border-l-2 border-ink py-1 pl-4" role="status">
          <CopyField
            help="Copy it now: it is not shown again."
            id="made"
            isCode
            isPrimary
            label={`The key ${made.name}`}
            value={made.key}
          />
        </div>
      )}
      <Settings title="Connections">
        <Setting
          end={
            <Connect count={connected.orders} isPrimary to="/business/integrations/orders" what="orders" />
          }
          help="Your shop’s orders invite their customers."
          level={3}
          picture={<Package aria-hidden size={18} strokeWidth={1.5} />}
          title="Orders"
          value={<Marks count={connected.orders} names={['Shopify', 'Stripe']} />}
        />
        <Setting
          end={<Connect count={connected.webhooks} to="/business/integrations/webhooks" what="webhooks" />}
          help="News go to a channel or a program."
          level={3}
          picture={<Webhook aria-hidden size={18} strokeWidth={1.5} />}
          title="Webhooks"
          value={<Marks count={connected.webhooks} names={['Slack', 'Teams']} />}
        />
      </Settings>
      <Settings
        note={<a href="/docs/api">What programs can do, with examples</a>}
        title="Your own programs and assistants"
      >
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
          help="For a program, or an assistant by MCP."
          isPrimary={keys.length === 0 && connected.orders > 0}
          key={keys.length}
          level={3}
          picture={<Plus aria-hidden size={18} strokeWidth={1.5} />}
          result={refused('create')}
          title="New API key"
        >
          <NewKey result={refused('create')} />
        </Setting>
      </Settings>
      {keys.length === 0 && (
        <div className="mt-10 max-w-measure">
          <Sample caption="A sample: what a program asks, and what it gets." isPicture>
            <SampleApiCall />
          </Sample>
        </div>
      )}
    </div>
  )
}

type ConnectProps = { count: number; to: string; what: string; isPrimary?: boolean }

const Connect = ({ count, to, what, isPrimary }: ConnectProps) => (
  <ButtonLink kind={isPrimary && count === 0 ? 'primary' : 'secondary'} to={to}>
    {count > 0 ? 'Manage' : 'Connect'}
    <span className="sr-only"> {what}</span>
  </ButtonLink>
)

const Marks = ({ count, names }: { count: number; names: string[] }) => (
  <span className="flex flex-wrap items-center gap-2">
    {names.map((name) => (
      <BrandMark key={name} name={name} />
    ))}
    {count > 0 && <Badge kind="good">{formatNumber(count)} connected</Badge>}
  </span>
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
    level={3}
    picture={<KeyRound aria-hidden size={18} strokeWidth={1.5} />}
    title={name}
    value={its.join(', ')}
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
