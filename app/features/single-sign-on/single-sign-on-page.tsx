import { Building2, FlaskConical, Globe, ShieldCheck, Unplug, Users } from 'lucide-react'
import { useRef } from 'react'
import { Form, useSearchParams } from 'react-router'
import { type MemberRole, memberRoles, roleWords } from '#app/features/businesses/business.vocabulary.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { CopyField } from '#app/ui/copy-field.tsx'
import { fieldsOf } from '#app/ui/field.tsx'
import { FormError, useFocusFirstError } from '#app/ui/form-error.tsx'
import { PostButton } from '#app/ui/post-button.tsx'
import { Sample } from '#app/ui/sample.tsx'
import { SampleSignIn } from '#app/ui/samples/connections.tsx'
import { Select } from '#app/ui/select.tsx'
import { Setting, Settings } from '#app/ui/setting.tsx'
import { Beside } from '#app/ui/side-page.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import type { Tested } from './sign-in.server.ts'
import { type ProviderKind, providerKinds, refusals } from './single-sign-on.vocabulary.ts'

const roleOptions = memberRoles.map((value) => ({
  value,
  label: `${roleWords[value].name}: ${roleWords[value].does.toLowerCase()}`,
}))

const protocolNames = { openid: 'OpenID Connect', saml: 'SAML' }

type SingleSignOnPageProps = {
  /** Its name. */
  business: string
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

export function SingleSignOnPage(props: SingleSignOnPageProps) {
  const { business, domain, isDomainProven, connection, addresses, tested, refused, result } = props
  const tab = (kind: ProviderKind) => ({
    to: `?kind=${kind}`,
    label: `${protocolNames[kind]}${connection?.kind === kind ? ' (connected)' : ''}`,
    isCurrent: kind === props.kind,
  })
  const isChosen = useSearchParams()[0].has('kind')
  const refusedAct = (act: string) => (result?.values.act === act ? result.message : undefined)
  return (
    <Beside
      sample={
        <Sample
          caption="How your colleagues sign in. You, the owner, keep your password or passkey."
          isPicture
        >
          <SampleSignIn business={business} />
        </Sample>
      }
      title={
        !connection
          ? 'Let colleagues sign in with their company account'
          : isDomainProven
            ? 'Your team signs in with its company account'
            : 'Connected, and closed until your domain is proven'
      }
    >
      <Settings>
        <Setting
          end={
            isDomainProven ? (
              <Badge kind="good">Proven</Badge>
            ) : (
              <ButtonLink kind="primary" to="/business/profile/domain">
                Start
              </ButtonLink>
            )
          }
          help={domain}
          icon={Globe}
          title="1. Prove your domain"
        />
        <Setting
          action={connection ? 'Change' : isDomainProven ? 'Connect' : undefined}
          help={
            connection
              ? connection.issuer
              : `Google, Microsoft, Okta or any other${isDomainProven ? '' : ', once your domain is proven'}.`
          }
          isOpen={(isDomainProven && !connection) || isChosen || result?.values.act === 'save'}
          icon={Building2}
          title="2. Your provider"
        >
          {(connection || isDomainProven || isChosen) && (
            <div className="grid gap-6">
              <Tabs label="Protocol of your provider" tabs={providerKinds.map(tab)} />
              <ProviderForm
                {...props}
                key={`${props.kind} ${connection?.kind} ${connection?.issuer} ${connection?.clientId}`}
              />
            </div>
          )}
        </Setting>
        <Setting
          end={
            connection && (
              <a className="btn" href={addresses.start}>
                Test the connection
              </a>
            )
          }
          help="Try it yourself. A test signs nobody in."
          icon={FlaskConical}
          title="3. Test"
        >
          {(refused || tested) && (
            <>
              <FormError text={refused} />
              {tested && <TestResult tested={tested} />}
            </>
          )}
        </Setting>
        {connection && (
          <>
            <Setting
              help="Anyone who signs in becomes a member, as long as your plan has places."
              icon={Users}
              title="For your colleagues"
            >
              <CopyField
                help="The login page leads here too, by “Work account”."
                id="sign-in-address"
                label="Their address to sign in"
                value={addresses.signIn}
              />
            </Setting>
            <Setting
              end={
                <PostButton act="require" fields={{ needed: connection.isRequired ? '' : 'yes' }}>
                  {connection.isRequired ? 'Stop requiring it' : 'Require it of members'}
                </PostButton>
              }
              help={
                refusedAct('require') ??
                (connection.isRequired
                  ? 'Required: members sign in through your company alone. You can still use your password or a passkey.'
                  : 'Members may also use a password or a passkey.')
              }
              icon={ShieldCheck}
              title="Passwords"
            />
            <Setting
              end={
                <PostButton kind="danger" act="remove">
                  Remove single sign-on
                </PostButton>
              }
              help="Signs out everybody who came through it. They stay members."
              icon={Unplug}
              title="Remove"
            />
          </>
        )}
      </Settings>
    </Beside>
  )
}

type FieldsProps = Pick<SingleSignOnPageProps, 'connection' | 'addresses' | 'result'>

function ProviderForm({ kind, connection, addresses, result }: SingleSignOnPageProps) {
  const form = useRef<HTMLFormElement>(null)
  const shown = result?.values.kind === kind ? result : undefined
  useFocusFirstError(form, shown)
  const Fields = kind === 'saml' ? SamlFields : OpenIdFields
  return (
    <Form className="grid gap-5 sm:max-w-[560px]" method="post" noValidate preventScrollReset ref={form}>
      <FormError text={shown?.message} />
      <input name="kind" type="hidden" value={kind} />
      <Fields connection={connection} addresses={addresses} result={shown} />
      <Select
        {...fieldsOf(shown, { defaultRole: connection?.defaultRole ?? 'analyst' })('defaultRole')}
        label="Role of new members"
        options={roleOptions}
      />
      <Button className="justify-self-start" kind="primary" name="act" value="save">
        {connection?.kind === kind ? 'Check and save' : 'Check and connect'}
      </Button>
    </Form>
  )
}

function SamlFields({ connection, addresses, result }: FieldsProps) {
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
        {...fieldsOf(result)('metadata')}
        help="The XML by which your provider describes itself."
        label="Metadata of your provider"
        rows={6}
      />
    </>
  )
}

function OpenIdFields({ connection, addresses, result }: FieldsProps) {
  const saved = connection?.kind === 'openid' ? connection : null
  const field = fieldsOf(result, { issuer: saved?.issuer, clientId: saved?.clientId })
  return (
    <>
      <CopyField
        help="Enter exactly this address at your provider."
        id="callback"
        label="Redirect address"
        value={addresses.callback}
      />
      <TextInput
        {...field('issuer')}
        autoComplete="off"
        help="As your provider spells it, such as https://login.example.com"
        label="Issuer"
        type="url"
      />
      <TextInput {...field('clientId')} autoComplete="off" label="Client id" />
      <TextInput
        {...field('clientSecret')}
        autoComplete="off"
        help={saved ? 'Leave empty to keep the stored one.' : 'Stored encrypted, and never shown again.'}
        label="Client secret"
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
