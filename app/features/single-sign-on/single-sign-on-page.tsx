import { useRef } from 'react'
import { Form, useSearchParams } from 'react-router'
import { type MemberRole, memberRoles, roleWords } from '#app/features/businesses/role.vocabulary.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Block } from '#app/ui/block.tsx'
import { BrandMark } from '#app/ui/brand-mark.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { CopyField } from '#app/ui/copy-field.tsx'
import { FormError, useFocusFirstError } from '#app/ui/form-error.tsx'
import { Select } from '#app/ui/select.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import type { Tested } from './signing-in.server.ts'
import { type ProviderKind, providerKinds, refusals } from './single-sign-on.vocabulary.ts'

const roleOptions = memberRoles.map((value) => ({
  value,
  label: `${roleWords[value].name}: ${roleWords[value].does.toLowerCase()}`,
}))

const protocolNames = { openid: 'OpenID Connect', saml: 'SAML' }

type SingleSignOnPageProps = {
  domain: string
  isDomainProven: boolean
  /** Null until one is saved. */
  connection: {
    kind: ProviderKind
    issuer: string
    clientId: string | null
    entryPoint: string | null
    defaultRole: MemberRole
    isRequired: boolean
    isTested: boolean
  } | null
  /** The protocol whose form is open. */
  kind: ProviderKind
  addresses: { signIn: string; saml: string; callback: string; start: string }
  tested: Tested | null
  refused: string | undefined
  result: FormResult | undefined
}

/** How a business connects its own sign-in, tries it and requires it. */
export function SingleSignOnPage(props: SingleSignOnPageProps) {
  const { domain, isDomainProven, connection, addresses, tested, refused, result } = props
  const tab = (kind: ProviderKind) => ({
    to: `?kind=${kind}`,
    label: `${protocolNames[kind]}${connection?.kind === kind ? ' (connected)' : ''}`,
    isCurrent: kind === props.kind,
  })
  const isChosen = useSearchParams()[0].has('kind')
  const refusedAct = (act: string) => (result?.values.act === act ? result.message : undefined)
  return (
    <div className="grid max-w-[880px] gap-12">
      <div className="grid max-w-measure gap-3">
        <p className="font-serif text-2xl leading-[1.34]">
          {!connection
            ? 'Your team can sign in through your company.'
            : isDomainProven
              ? 'Your team signs in through your company.'
              : 'Connected, and closed until your domain is proven.'}
        </p>
        <ul aria-label="For example" className="flex flex-wrap gap-x-5 gap-y-3 py-2 text-sm">
          {['Google', 'Microsoft', 'Okta', 'Auth0', 'Keycloak'].map((name) => (
            <li className="flex items-center gap-2" key={name}>
              <BrandMark name={name} /> {name}
            </li>
          ))}
        </ul>
        {!isDomainProven && (
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <ButtonLink kind="primary" to="/business/profile/domain">
              Prove your domain
            </ButtonLink>
            <span className="text-sm">
              <Badge kind="warning">First step</Badge> It works once {domain} is proven.
            </span>
          </div>
        )}
        <p className="text-sm text-muted">
          It opens this business alone, for people with an address at {domain}. You, the owner, keep your
          password or passkey.
        </p>
      </div>
      <Block id="provider" title="Your provider">
        <details open={isDomainProven || connection !== null || isChosen || result !== undefined}>
          <summary className="btn w-fit">Connect your provider</summary>
          <div className="mt-5 grid gap-6">
            <Tabs label="Protocol of your provider" tabs={providerKinds.map(tab)} />
            <ProviderForm
              {...props}
              key={`${props.kind} ${connection?.kind} ${connection?.issuer} ${connection?.clientId}`}
            />
          </div>
        </details>
      </Block>
      {connection && (
        <>
          <Block id="try" title="Test">
            <div className="grid justify-items-start gap-4">
              <FormError text={refused} />
              {tested && <TestResult tested={tested} />}
              <p className="text-sm text-muted">
                You sign in at your provider and see here what it answers. A test signs nobody in.
              </p>
              <a className="btn" href={addresses.start}>
                Test the connection
              </a>
            </div>
          </Block>
          <Block id="colleagues" title="For your colleagues">
            <div className="grid gap-6">
              <CopyField
                help="Anyone who signs in through it becomes a member at once, as long as your plan has places. The login page leads here too, by “Sign in with your company”."
                id="sign-in-address"
                label="Their address to sign in"
                value={addresses.signIn}
              />
              <Form className="grid justify-items-start gap-4" method="post" preventScrollReset>
                <FormError text={refusedAct('require')} />
                <p className="text-sm text-muted">
                  {connection.isRequired
                    ? 'Required: members sign in through your company alone. You can still use your password or a passkey.'
                    : 'Members may also use a password or a passkey.'}
                </p>
                <input name="needed" type="hidden" value={connection.isRequired ? '' : 'yes'} />
                <Button kind="secondary" name="act" value="require">
                  {connection.isRequired ? 'Stop requiring it' : 'Require it of members'}
                </Button>
              </Form>
            </div>
          </Block>
          <Block id="remove" title="Remove">
            <Form className="grid justify-items-start gap-4" method="post" preventScrollReset>
              <p className="text-sm text-muted">
                Everybody who signed in through it is signed out. They stay members, and can set a password by
                “Forgot your password?”.
              </p>
              <Button kind="danger" name="act" value="remove">
                Remove single sign-on
              </Button>
            </Form>
          </Block>
        </>
      )}
    </div>
  )
}

type FieldsProps = Pick<SingleSignOnPageProps, 'connection' | 'addresses'> &
  Pick<FormResult, 'values' | 'errors'>

function ProviderForm({ kind, connection, addresses, result }: SingleSignOnPageProps) {
  const form = useRef<HTMLFormElement>(null)
  const shown = result?.values.kind === kind ? result : undefined
  useFocusFirstError(form, shown)
  const { values = {}, errors = {}, message } = shown ?? {}
  const Fields = kind === 'saml' ? SamlFields : OpenIdFields
  return (
    <Form className="grid gap-5 sm:max-w-[560px]" method="post" noValidate preventScrollReset ref={form}>
      <FormError text={message} />
      <input name="kind" type="hidden" value={kind} />
      <Fields {...{ connection, addresses, values, errors }} />
      <Select
        defaultValue={values.defaultRole ?? connection?.defaultRole ?? 'analyst'}
        error={errors.defaultRole}
        label="Role of new members"
        name="defaultRole"
        options={roleOptions}
      />
      <Button className="justify-self-start" kind="primary" name="act" value="save">
        {connection?.kind === kind ? 'Check and save' : 'Check and connect'}
      </Button>
    </Form>
  )
}

function SamlFields({ connection, addresses, values, errors }: FieldsProps) {
  return (
    <>
      <CopyField
        help="This is our entity id, the address that receives answers and, once saved, the address of our metadata. Answers need a signed assertion, a persistent name and the attribute “email”."
        id="saml-address"
        label="Our address"
        value={addresses.saml}
      />
      {connection?.kind === 'saml' && (
        <p className="text-sm wrap-anywhere">Connected to {connection.issuer}</p>
      )}
      <TextArea
        defaultValue={values.metadata}
        error={errors.metadata}
        help="The XML by which your provider describes itself."
        label="Metadata of your provider"
        name="metadata"
        rows={6}
      />
    </>
  )
}

function OpenIdFields({ connection, addresses, values, errors }: FieldsProps) {
  const saved = connection?.kind === 'openid' ? connection : null
  return (
    <>
      <CopyField
        help="Enter exactly this address at your provider."
        id="callback"
        label="Redirect address"
        value={addresses.callback}
      />
      <TextInput
        autoComplete="off"
        defaultValue={values.issuer ?? saved?.issuer}
        error={errors.issuer}
        help="As your provider spells it, such as https://login.example.com"
        inputMode="url"
        label="Issuer"
        name="issuer"
      />
      <TextInput
        autoComplete="off"
        defaultValue={values.clientId ?? saved?.clientId ?? ''}
        error={errors.clientId}
        label="Client id"
        name="clientId"
      />
      <TextInput
        autoComplete="off"
        error={errors.clientSecret}
        help={saved ? 'Leave empty to keep the stored one.' : 'Stored encrypted, and never shown again.'}
        label="Client secret"
        name="clientSecret"
        type="password"
      />
    </>
  )
}

function TestResult({
  tested: { issuer, subject, email, isEmailVerified, name, refused },
}: {
  tested: Tested
}) {
  const said = [
    ['Provider', issuer],
    ['Id of the person', subject],
    ['Email', email || 'not sent'],
    ['Email confirmed', isEmailVerified === null ? 'not sent' : isEmailVerified ? 'yes' : 'no'],
    ['Name', name || 'not sent'],
  ] as const
  return (
    <div className="grid w-full gap-3" role="status">
      <p className={refused ? 'border-l-2 border-warning py-1 pl-4' : 'border-l-2 border-rule py-1 pl-4'}>
        {refused
          ? `This person could not sign in. ${refusals[refused]}`
          : 'It works: this person could sign in.'}
      </p>
      <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[12em_minmax(0,1fr)]">
        {said.map(([term, what]) => (
          <div className="contents" key={term}>
            <dt className="text-muted">{term}</dt>
            <dd className="wrap-anywhere">{what}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
