import { Check, KeyRound, Send, ShieldCheck, UserPlus } from 'lucide-react'
import { useRef } from 'react'
import { Form } from 'react-router'
import { may, memberRoles, roleWords } from '#app/features/businesses/business.vocabulary.ts'
import { countOf, formatNumber } from '#app/languages/format.ts'
import { periods } from '#app/periods.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { Badge, TierBadge } from '#app/ui/badge.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { RadioGroup } from '#app/ui/checkbox.tsx'
import { Face } from '#app/ui/face.tsx'
import { fieldsOf } from '#app/ui/field.tsx'
import { FormError, useFocusFirstError } from '#app/ui/form-error.tsx'
import { HiddenFields, PostButton } from '#app/ui/post-button.tsx'
import { Select } from '#app/ui/select.tsx'
import { Setting, Settings } from '#app/ui/setting.tsx'
import { Beside } from '#app/ui/side-page.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { Time } from '#app/ui/time.tsx'
import type { Team } from './members.server.ts'

const roleOptions = memberRoles.map((value) => ({
  value,
  label: roleWords[value].name,
  help: roleWords[value].does,
}))

type TeamPageProps = {
  team: Team
  /** Only the owner changes the team. */
  canChange: boolean
  needsTwoFactor: boolean
  /** In the plan. */
  hasSingleSignOn: boolean
  result: FormResult | undefined
}

export function TeamPage({ team, canChange, needsTwoFactor, hasSingleSignOn, result }: TeamPageProps) {
  const { owner, members, invitations, limit } = team
  const people = 1 + members.length + invitations.length
  const refused = (act: string) => (result?.values.act === act ? result : undefined)
  return (
    <Beside
      label="What each role may do"
      sample={<Roles />}
      title={
        people > 1
          ? `${formatNumber(people)} people work on your reviews`
          : canChange && limit !== 1
            ? 'Invite a colleague to work on your reviews'
            : 'You work on your reviews alone'
      }
    >
      <Settings note={limit === -1 ? undefined : `${people} of ${limit}`} title="People">
        <FormError text={refused('role')?.message ?? refused('remove')?.message} />
        <Person {...owner} needsTwoFactor={needsTwoFactor} does="Owner" />
        {members.map((member) => (
          <Person
            {...member}
            key={member.userId}
            needsTwoFactor={needsTwoFactor}
            does={roleWords[member.role].name}
          >
            {canChange && <MemberForms member={member} />}
          </Person>
        ))}
        {invitations.map(({ id, email, role, until }) => (
          <Setting
            end={
              canChange && (
                <Form className="flex flex-wrap gap-x-5" method="post" preventScrollReset>
                  <HiddenFields fields={{ email, role, invitation: id }} />
                  <Button kind="quiet" name="act" value="invite">
                    Send again<span className="sr-only"> to {email}</span>
                  </Button>
                  <Button kind="quiet" name="act" value="withdraw">
                    Withdraw<span className="sr-only"> the invitation of {email}</span>
                  </Button>
                </Form>
              )
            }
            help={
              <>
                Invited until <Time as="date" at={until} />
              </>
            }
            key={id}
            icon={Send}
            title={email}
            value={<Badge>{roleWords[role].name}</Badge>}
          />
        ))}
        {canChange && (
          <Setting
            action={limit === 1 || people === 1 ? undefined : 'Invite'}
            end={
              limit === 1 && (
                <ButtonLink kind="primary" to="/business/subscription">
                  See plans
                </ButtonLink>
              )
            }
            help={
              limit === 1
                ? 'Your plan is for one person. Bigger plans have a team.'
                : 'With a role that you choose.'
            }
            isPrimary
            key={people}
            icon={UserPlus}
            result={refused('invite')}
            title="Invite a colleague"
          >
            {limit !== 1 && <InviteForm result={refused('invite')} />}
          </Setting>
        )}
      </Settings>
      {canChange && limit !== 1 && (
        <Settings title="Signing in">
          <Setting
            end={
              <PostButton act="two-factor" fields={{ needed: needsTwoFactor ? '' : 'yes' }}>
                {needsTwoFactor ? 'Stop requiring it' : 'Require it'}
              </PostButton>
            }
            help={
              refused('two-factor')?.message ??
              (needsTwoFactor ? 'Nobody comes in without a second factor.' : 'Each member decides.')
            }
            icon={ShieldCheck}
            title="Two-factor sign-in"
            value={
              <Badge kind={needsTwoFactor ? 'good' : undefined}>
                {needsTwoFactor ? 'Required' : 'Optional'}
              </Badge>
            }
          />
          <Setting
            end={
              <ButtonLink to="/business/team/single-sign-on">
                {hasSingleSignOn ? 'Set up' : 'See how'}
                <span className="sr-only"> single sign-on</span>
              </ButtonLink>
            }
            help="Members sign in through your company."
            icon={KeyRound}
            title="Single sign-on"
            value={!hasSingleSignOn && <TierBadge tier="enterprise" />}
          />
        </Settings>
      )}
    </Beside>
  )
}

const areas = [
  ['Read', 'read'],
  ['Reply', 'reply'],
  ['Widgets', 'publish'],
  ['Settings', 'manage'],
  ['Plan, team', 'own'],
] as const
const roles = ['owner', ...memberRoles] as const

/** Who may do what. */
const Roles = () => (
  <div className="rounded-surface border border-line bg-sheet p-4 sm:p-8">
    <table className="w-full text-sm">
      <caption className="mb-4 text-left text-lg font-serif">What each role may do</caption>
      <thead>
        <tr className="align-bottom text-xs text-muted">
          <td />
          {areas.map(([area]) => (
            <th className="px-0.5 pb-2 font-normal max-sm:text-[0.6875rem]" key={area} scope="col">
              {area}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {roles.map((role) => (
          <tr className="border-t border-line" key={role}>
            <th className="py-3 pr-1 text-left font-medium" scope="row">
              {role === 'owner' ? 'Owner' : roleWords[role].name}
            </th>
            {areas.map(([area, right]) => (
              <td className="text-center" key={area}>
                {may(role, right) ? (
                  <Check aria-label="Yes" className="inline text-success" size={18} strokeWidth={2} />
                ) : (
                  <span aria-label="No" className="text-muted" role="img">
                    –
                  </span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

type PersonProps = {
  name: string
  email: string
  does: string
  hasTwoFactor: boolean
  needsTwoFactor: boolean
  isPaused?: boolean
  children?: React.ReactNode
}

const Person = ({ name, email, does, hasTwoFactor, needsTwoFactor, isPaused, children }: PersonProps) => (
  <Setting
    action={children ? 'Change' : undefined}
    help={email}
    picture={<Face name={name} />}
    title={name}
    value={
      <div className="grid justify-items-start gap-1">
        <Badge>{does}</Badge>
        {isPaused && <p className="text-sm">Paused: your plan has no place for them. Nothing is lost.</p>}
        {needsTwoFactor && !hasTwoFactor && (
          <p className="text-sm">Cannot come in yet: two-factor sign-in is off.</p>
        )}
      </div>
    }
  >
    {children}
  </Setting>
)

const MemberForms = ({ member: { userId, name, role } }: { member: Team['members'][number] }) => (
  <div className="grid justify-items-start gap-4">
    <Form className="grid w-full gap-4" method="post" preventScrollReset>
      <input name="member" type="hidden" value={userId} />
      <Select
        defaultValue={role}
        id={`role-${userId}`}
        key={role}
        label="Role"
        name="role"
        options={roleOptions}
      />
      <Button className="justify-self-start" name="act" value="role">
        Save role
      </Button>
    </Form>
    <PostButton kind="danger" act="remove" fields={{ member: userId }}>
      Remove<span className="sr-only"> {name}</span>
    </PostButton>
  </div>
)

function InviteForm({ result }: { result: FormResult | undefined }) {
  const form = useRef<HTMLFormElement>(null)
  useFocusFirstError(form, result)
  return (
    <Form className="grid gap-5 sm:max-w-[440px]" method="post" noValidate preventScrollReset ref={form}>
      <FormError text={result?.message} />
      <TextInput
        {...fieldsOf(result)('email')}
        autoComplete="off"
        help={`They get a link that works for ${countOf(periods.offerDays, 'day', 'days')}. Reviews that they write as members do not count.`}
        label="Email of your colleague"
        type="email"
      />
      <RadioGroup
        defaultValue={result?.values.role ?? 'responder'}
        error={result?.errors.role}
        label="Role"
        name="role"
        options={roleOptions}
      />
      <Button className="justify-self-start" kind="primary" name="act" value="invite">
        Send invitation
      </Button>
    </Form>
  )
}
