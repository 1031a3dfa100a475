import { Form } from 'react-router'
import type { FormResult } from '#app/platform/form.server.ts'
import { Block } from '#app/ui/block.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { CopyField } from '#app/ui/copy-field.tsx'
import { FieldError } from '#app/ui/field.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { Time } from '#app/ui/time.tsx'
import { keyLifetimes, scopeNames, scopes } from './api-key.schema.ts'
import type { ListedKey } from './api-keys.server.ts'
import { Connections } from './connections.tsx'

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
    <div className="grid max-w-[1080px] gap-10">
      {made && (
        <div className="grid gap-3 border-l-2 border-ink py-1 pl-4" role="status">
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
      <Connections {...connected} keys={keys.length} />
      {keys.length > 0 && (
        <Block id="keys" title="API keys">
          {toRotate > 0 && (
            <p className="border-l-2 border-warning pl-4 text-sm">
              Who made {toRotate === 1 ? 'one of these keys' : `${toRotate} of these keys`} left the team and
              may still have it. Rotate it.
            </p>
          )}
          <FormError text={refused('rotate')?.message ?? refused('revoke')?.message} />
          <ul className="-mt-4">
            {keys.map((key) => (
              <Key key={key.id} {...key} />
            ))}
          </ul>
        </Block>
      )}
      <Block
        id="new"
        note={<a href="/docs/api">What programs can do, with examples</a>}
        title="For your own programs"
      >
        <details open={refused('create') !== undefined}>
          <summary className="btn w-fit">New API key</summary>
          <div className="mt-5">
            <NewKey key={keys.length} result={refused('create')} />
          </div>
        </details>
      </Block>
    </div>
  )
}

function Key({ id, name, scopes: its, lastUsedAt, expiresAt, madeBy, isSeenByLeaver }: ListedKey) {
  return (
    <li className="grid gap-1 border-b border-line py-4">
      <p className="font-medium wrap-anywhere">{name}</p>
      <p className="text-sm text-muted">{its.join(', ')}</p>
      <p className="text-sm text-muted">
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
      </p>
      <Form className="flex flex-wrap gap-x-5" method="post" preventScrollReset>
        <input name="key" type="hidden" value={id} />
        <Button kind="quiet" name="act" value="rotate">
          Rotate<span className="sr-only"> {name}</span>
        </Button>
        <Button kind="quiet" name="act" value="revoke">
          Revoke<span className="sr-only"> {name}</span>
        </Button>
      </Form>
      <p className="text-xs text-muted">Rotating makes a new key; this one works for a day more.</p>
    </li>
  )
}

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
