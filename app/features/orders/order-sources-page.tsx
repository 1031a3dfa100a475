import { Code, Mail } from 'lucide-react'
import { Form, Link } from 'react-router'
import { type InvitationState, stateText } from '#app/features/invitations/invitation.vocabulary.ts'
import { LegalBasisField } from '#app/features/invitations/terms-fields.tsx'
import { languageNames, languages } from '#app/languages/languages.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { Block } from '#app/ui/block.tsx'
import { BrandMark } from '#app/ui/brand-mark.tsx'
import { Button } from '#app/ui/button.tsx'
import { CopyField, ShownOnce } from '#app/ui/copy-field.tsx'
import { FaceIcon } from '#app/ui/face.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { Sample } from '#app/ui/sample.tsx'
import { SampleOrders } from '#app/ui/samples/connections.tsx'
import { Select } from '#app/ui/select.tsx'
import { Beside } from '#app/ui/side-page.tsx'
import { Table } from '#app/ui/table.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { Time } from '#app/ui/time.tsx'
import { useRefresh } from '#app/ui/use-refresh.ts'
import {
  fetchedOrders,
  makesSecret,
  type SourceKind,
  sourceLimits,
  sourceNames,
} from './order-source.vocabulary.ts'
import { stepsOf, tokenWords } from './order-source-steps.tsx'
import type { ListedSource } from './order-sources.server.ts'

type OrderSourcesPageProps = {
  sources: ListedSource[]
  /** The source whose form is open. */
  kind: SourceKind
  /** The kinds that this service offers. */
  kinds: SourceKind[]
  /** The default language of new sources. */
  language: string
  /** The secret that was just made, shown this once. */
  made: { id: string; secret: string } | undefined
  result: FormResult | undefined
}

export function OrderSourcesPage({ sources, kind, kinds, language, made, result }: OrderSourcesPageProps) {
  useRefresh(sources.length > 0, 4000)
  const forNew = result?.values.act === 'connect' ? result : undefined
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      {sources.map((source) => (
        <Source
          key={source.id}
          result={result?.values.source === source.id ? result : undefined}
          secret={made?.id === source.id ? made.secret : undefined}
          source={source}
        />
      ))}
      <div id="connect">
        <Beside
          sample={
            <Sample caption="What happens after an order." isPicture>
              <SampleOrders />
            </Sample>
          }
          title={
            sources.length > 0 ? 'Connect another shop' : 'Each order invites its customer, some days later'
          }
        >
          <nav
            aria-label="Where your orders come from"
            className="mb-6 grid max-w-measure grid-cols-2 gap-2 sm:grid-cols-4"
          >
            {kinds.map((each) => (
              <Link
                aria-current={each === kind ? 'page' : undefined}
                className="kind-tile"
                key={each}
                preventScrollReset
                to={`?kind=${each}#connect`}
              >
                {each === 'generic' || each === 'mail' ? (
                  <FaceIcon>
                    {each === 'mail' ? (
                      <Mail size={16} strokeWidth={1.5} />
                    ) : (
                      <Code size={16} strokeWidth={1.5} />
                    )}
                  </FaceIcon>
                ) : (
                  <BrandMark name={sourceNames[each]} />
                )}
                {sourceNames[each]}
              </Link>
            ))}
          </nav>
          <Form
            className="grid max-w-measure gap-5"
            key={`${kind} ${sources.length}`}
            method="post"
            noValidate
            preventScrollReset
          >
            <input name="act" type="hidden" value="connect" />
            <input name="kind" type="hidden" value={kind} />
            <FormError text={forNew?.message} />
            {kind === 'shopify' && (
              <TextInput
                defaultValue={forNew?.values.shop}
                error={forNew?.errors.shop}
                help="In Shopify, under Settings, Domains."
                placeholder="your-shop.myshopify.com"
                id="new-shop"
                inputMode="url"
                label="Your shop at Shopify"
                name="shop"
              />
            )}
            <Settings
              id="new"
              result={forNew}
              settings={{
                name: sourceNames[kind],
                delayDays: sourceLimits.delayDays.usual,
                language,
                legalBasis: 'existing_customer',
              }}
            />
            <div>
              <Button kind="primary">Connect {kind === 'generic' ? 'it' : sourceNames[kind]}</Button>
            </div>
          </Form>
        </Beside>
      </div>
    </div>
  )
}

type SettingsProps = {
  id: string
  settings: Pick<ListedSource, 'name' | 'delayDays' | 'legalBasis'> & { language: string }
  result: FormResult | undefined
}

function Settings({ id, settings, result }: SettingsProps) {
  const { values = {}, errors = {} } = result ?? {}
  return (
    <>
      <TextInput
        defaultValue={values.delayDays ?? settings.delayDays}
        className="max-w-24"
        error={errors.delayDays}
        help="Long enough that the parcel has arrived."
        id={`${id}-delayDays`}
        inputMode="numeric"
        label="Days between the order and the invitation"
        name="delayDays"
      />
      <LegalBasisField result={result} stored={settings.legalBasis} />
      <details className="fold" open={Boolean(errors.name ?? errors.language)}>
        <summary>Name and language</summary>
        <div className="mt-3 grid gap-5">
          <TextInput
            defaultValue={values.name ?? settings.name}
            error={errors.name}
            id={`${id}-name`}
            label="Name"
            maxLength={sourceLimits.name.max}
            name="name"
          />
          <Select
            defaultValue={values.language ?? settings.language}
            error={errors.language}
            id={`${id}-language`}
            label="Language, where an order names none"
            name="language"
            options={languages.map((value) => ({ value, label: languageNames[value] }))}
          />
        </div>
      </details>
    </>
  )
}

type SourceProps = { source: ListedSource; secret: string | undefined; result: FormResult | undefined }

function Source({ source, secret, result }: SourceProps) {
  const { id, kind, address, pausedAt, refusedAt, hasSecret, events } = source
  const resultOf = (act: string) => (result?.values.act === act ? result : undefined)
  const isNew = events.length === 0
  return (
    <Block
      id={`source-${id}`}
      note={source.shop ?? (source.name === sourceNames[kind] ? undefined : sourceNames[kind])}
      title={source.name}
    >
      <div className="grid gap-6">
        <p className="text-sm">
          {stateOf(source)}
          {source.replacedUntil && new Date(source.replacedUntil) > new Date() && (
            <>
              {' '}
              {kind === 'mail' ? 'The address' : 'The secret'} before this one is taken until{' '}
              <Time as="exact" at={source.replacedUntil} />.
            </>
          )}
        </p>
        {refusedAt && (
          <p className="border-l-2 border-warning py-1 pl-4 text-sm">
            A request with a wrong or old signature was refused <Time at={refusedAt} />. If it was your
            system, compare the secret and the clock.
          </p>
        )}
        {secret && <ShownOnce id={`secret-${id}`} label="Secret" value={secret} />}
        {address ? (
          <CopyField id={`address-${id}`} isCode label="Address to paste there" value={address} />
        ) : (
          <p className="border-l-2 border-warning py-1 pl-4 text-sm">
            This service receives no mail any more.
          </p>
        )}
        <details className="fold" open={isNew}>
          <summary>How to set it up, in five steps</summary>
          <ol className="mt-3 grid max-w-measure list-decimal gap-2 pl-5 text-sm">
            {stepsOf[kind].map((step, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: five steps, always the same
              <li key={at}>{step}</li>
            ))}
          </ol>
        </details>
        {!makesSecret(kind) && (
          <SecretForm
            act="secret"
            button="Store the secret"
            help={hasSecret ? 'Stored. A new one takes its place.' : 'Nothing is taken before it is here.'}
            label={`Secret that ${sourceNames[kind]} shows`}
            result={resultOf('secret')}
            source={source}
          />
        )}
        <Events events={events} id={id} />
        <details className="fold" open={Boolean(resultOf('change') ?? resultOf('token'))}>
          <summary>Settings</summary>
          <div className="mt-4 grid gap-8">
            <Form className="grid max-w-measure gap-5" method="post" noValidate preventScrollReset>
              <input name="act" type="hidden" value="change" />
              <input name="source" type="hidden" value={id} />
              <FormError text={resultOf('change')?.message} />
              <Settings id={id} result={resultOf('change')} settings={source} />
              <div>
                <Button>Save</Button>
              </div>
            </Form>
            {(kind === 'shopify' || kind === 'stripe') && (
              <SecretForm
                act="token"
                button="Store it"
                help={tokenWords[kind].help}
                label={tokenWords[kind].label}
                result={resultOf('token')}
                source={source}
              />
            )}
            <Form className="flex flex-wrap gap-x-5" method="post" preventScrollReset>
              <input name="source" type="hidden" value={id} />
              {source.hasToken && (
                <Button kind="quiet" name="act" value="forget-token">
                  Remove the key
                </Button>
              )}
              {makesSecret(kind) && (
                <Button kind="quiet" name="act" value="rotate">
                  {kind === 'mail' ? 'New address' : 'New secret'}
                </Button>
              )}
              <Button kind="quiet" name="act" value={pausedAt ? 'resume' : 'pause'}>
                {pausedAt ? 'Resume' : 'Pause'}
              </Button>
              <Button kind="quiet" name="act" value="delete">
                Delete
              </Button>
            </Form>
            <p className="text-xs text-muted">
              The secret before a new one is taken for a day more. Paused, it still withdraws invitations of
              refunded orders. Invitations that are planned stay when you delete it.
            </p>
          </div>
        </details>
      </div>
    </Block>
  )
}

function stateOf({ hasSecret, pausedAt, delayDays, hasToken, kind }: ListedSource) {
  if (!hasSecret) return 'Waits for the secret: see step 4.'
  if (pausedAt) return 'Paused: nobody is invited.'
  const days = delayDays === 1 ? 'a day' : `${delayDays} days`
  const invites = `Invites ${delayDays === 0 ? 'at once' : `${days} after an order`}.`
  return kind === 'shopify' || kind === 'stripe'
    ? `${invites} ${hasToken ? 'We ask the provider about the order of each review.' : 'Reviews are “Invited by the business”: there is no key to ask the provider with.'}`
    : invites
}

type SecretFormProps = {
  act: string
  button: string
  help: string
  label: string
  source: ListedSource
  result: FormResult | undefined
}

function SecretForm({ act, button, help, label, source, result }: SecretFormProps) {
  return (
    // The changed `key` empties the fields once the secret is stored.
    <Form
      className="grid max-w-measure gap-3"
      key={String(source.updatedAt)}
      method="post"
      noValidate
      preventScrollReset
    >
      <input name="act" type="hidden" value={act} />
      <input name="source" type="hidden" value={source.id} />
      <input name="kind" type="hidden" value={source.kind} />
      <FormError text={result?.message} />
      {act === 'token' && source.kind === 'shopify' && (
        <TextInput
          autoComplete="off"
          defaultValue={result?.values.clientId}
          error={result?.errors.clientId}
          help="Of your app in Shopify’s Dev Dashboard. Leave it empty if you have a token that begins with shpat_."
          id={`client-${source.id}`}
          label="Client id"
          name="clientId"
        />
      )}
      <TextInput
        autoComplete="off"
        error={result?.errors.secret}
        help={help}
        id={`${act}-${source.id}`}
        label={label}
        name="secret"
        type="password"
      />
      <div>
        <Button>{button}</Button>
      </div>
    </Form>
  )
}

function Events({ events, id }: { events: ListedSource['events']; id: string }) {
  return (
    <div className="grid gap-2">
      <h3 className="text-sm font-medium" id={`events-${id}`}>
        What arrived
      </h3>
      {events.length === 0 ? (
        <p className="text-sm text-muted" role="status">
          Nothing yet. This page looks every few seconds.
        </p>
      ) : (
        <section
          aria-labelledby={`events-${id}`}
          className="max-h-[420px] overflow-y-auto"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
          tabIndex={0}
        >
          <Table
            columns={[
              { id: 'order', header: 'Order', cell: ({ reference }) => reference ?? 'None named' },
              { id: 'at', header: 'Arrived', cell: ({ at }) => <Time at={at} /> },
              { id: 'outcome', header: 'What became of it', cell: (event) => <Outcome {...event} /> },
            ]}
            labelledBy={`events-${id}`}
            rowId={(event) => event.id}
            rows={events}
          />
        </section>
      )}
    </div>
  )
}

function Outcome({ outcome, invitation, sendAfter, fetched }: ListedSource['events'][number]) {
  return (
    <>
      {outcome ?? 'Waits for its turn.'}
      {invitation && (
        <span className="block text-muted">
          Its invitation: {stateText[invitation as InvitationState].toLowerCase()}
          {invitation === 'queued' && sendAfter && (
            <>
              , goes out <Time as="date" at={sendAfter} />
            </>
          )}
          {fetched && `; ${fetchedOrders[fetched]}`}
        </span>
      )}
    </>
  )
}
