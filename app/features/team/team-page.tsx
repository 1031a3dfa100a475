import { useRef } from 'react'
import { Form } from 'react-router'
import { memberRoles, roleWords } from '#app/features/businesses/role.vocabulary.ts'
import { countOf } from '#app/languages/format.ts'
import { periods } from '#app/periods.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Block } from '#app/ui/block.tsx'
import { BrandMark } from '#app/ui/brand-mark.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Face } from '#app/ui/face.tsx'
import { FormError, useFocusFirstError } from '#app/ui/form-error.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { Time } from '#app/ui/time.tsx'
import type { Team } from './members.server.ts'

const roleOptions = memberRoles.map((value) => ({
  value,
  label: `${roleWords[value].name}: ${roleWords[value].does.toLowerCase()}`,
}))

type TeamPageProps = {
  team: Team
  /** Only the owner changes the team. */
  canChange: boolean
  needsTwoFactor: boolean
  result: FormResult | undefined
}

/** Who works for a business, and in which role. */
export function TeamPage({ team, canChange, needsTwoFactor, result }: TeamPageProps) {
  const { owner, members, invitations, limit } = team
  const people = 1 + members.length + invitations.length
  const refused = (act: string) => (result?.values.act === act ? result : undefined)
  return (
    <div className="grid max-w-[1080px] items-start gap-x-16 gap-y-10 lg:grid-cols-2">
      <Block id="people" title={limit === -1 ? 'People' : `People: ${people} of ${limit}`}>
        <FormError text={refused('role')?.message ?? refused('remove')?.message} />
        <ul className="-mt-4">
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
            <li className="grid gap-1 border-b border-line py-4" key={id}>
              <p className="font-medium wrap-anywhere">{email}</p>
              <p className="text-sm text-muted">
                Invited as {roleWords[role].name.toLowerCase()}, valid until <Time as="date" at={until} />
              </p>
              {canChange && (
                <Form className="flex flex-wrap gap-x-5" method="post" preventScrollReset>
                  <input name="email" type="hidden" value={email} />
                  <input name="role" type="hidden" value={role} />
                  <input name="invitation" type="hidden" value={id} />
                  <Button kind="quiet" name="act" value="invite">
                    Send again<span className="sr-only"> to {email}</span>
                  </Button>
                  <Button kind="quiet" name="act" value="withdraw">
                    Withdraw<span className="sr-only"> the invitation of {email}</span>
                  </Button>
                </Form>
              )}
            </li>
          ))}
        </ul>
      </Block>
      {canChange && (
        <>
          <Block id="invite" title="Invite a colleague">
            {limit === 1 ? (
              <p>
                Your plan is for one person. <a href="/business/subscription">See plans with a team</a>
              </p>
            ) : (
              <InviteForm key={people} result={refused('invite')} />
            )}
          </Block>
          <Block id="two-factor" title="Two-factor sign-in">
            <Form className="grid justify-items-start gap-4" method="post" preventScrollReset>
              <FormError text={refused('two-factor')?.message} />
              <p className="flex flex-wrap items-center gap-3 text-sm text-muted">
                <Badge kind={needsTwoFactor ? 'good' : undefined}>
                  {needsTwoFactor ? 'Required' : 'Optional'}
                </Badge>
                {needsTwoFactor ? 'Nobody comes in without a second factor.' : 'Each member decides.'}
              </p>
              <input name="needed" type="hidden" value={needsTwoFactor ? '' : 'yes'} />
              <Button kind="secondary" name="act" value="two-factor">
                {needsTwoFactor ? 'Stop requiring it' : 'Require it'}
              </Button>
            </Form>
          </Block>
          <Block id="single-sign-on" title="Single sign-on">
            <div className="flex flex-wrap items-center justify-between gap-4">
              <span className="flex gap-2">
                {['Google', 'Microsoft', 'Okta'].map((name) => (
                  <BrandMark key={name} name={name} />
                ))}
              </span>
              <ButtonLink to="/business/team/single-sign-on">Set up single sign-on</ButtonLink>
            </div>
          </Block>
        </>
      )}
    </div>
  )
}

type PersonProps = {
  name: string
  email: string
  does: string
  hasTwoFactor: boolean
  needsTwoFactor: boolean
  isPaused?: boolean
  children?: React.ReactNode
}

function Person({ name, email, does, hasTwoFactor, needsTwoFactor, isPaused, children }: PersonProps) {
  return (
    <li className="grid gap-1 border-b border-line py-4">
      <div className="flex items-center gap-3">
        <Face name={name} />
        <p className="min-w-0 flex-1">
          <b className="block font-medium wrap-anywhere">{name}</b>
          <span className="text-sm text-muted wrap-anywhere">{email}</span>
        </p>
        <Badge>{does}</Badge>
      </div>
      {isPaused && <p className="text-sm">Paused: your plan has no place for them. Nothing is lost.</p>}
      {needsTwoFactor && !hasTwoFactor && (
        <p className="text-sm">Cannot come in yet: two-factor sign-in is off.</p>
      )}
      {children}
    </li>
  )
}

function MemberForms({ member: { userId, name, role } }: { member: Team['members'][number] }) {
  return (
    <div className="flex flex-wrap items-end gap-x-5 gap-y-2">
      <details className="min-w-0 flex-1 open:basis-full" key={role}>
        <summary className="w-fit text-sm underline underline-offset-4">
          Change role<span className="sr-only"> of {name}</span>
        </summary>
        <Form className="mt-4 grid gap-4 sm:max-w-[440px]" method="post" preventScrollReset>
          <input name="member" type="hidden" value={userId} />
          <Select defaultValue={role} id={`role-${userId}`} label="Role" name="role" options={roleOptions} />
          <Button className="justify-self-start" kind="secondary" name="act" value="role">
            Save role
          </Button>
        </Form>
      </details>
      <Form method="post" preventScrollReset>
        <input name="member" type="hidden" value={userId} />
        <Button kind="quiet" name="act" value="remove">
          Remove<span className="sr-only"> {name}</span>
        </Button>
      </Form>
    </div>
  )
}

function InviteForm({ result }: { result: FormResult | undefined }) {
  const form = useRef<HTMLFormElement>(null)
  useFocusFirstError(form, result)
  return (
    <Form className="grid gap-5 sm:max-w-[440px]" method="post" noValidate preventScrollReset ref={form}>
      <FormError text={result?.message} />
      <TextInput
        autoComplete="off"
        defaultValue={result?.values.email}
        error={result?.errors.email}
        help={`They get a link that works for ${countOf(periods.offerDays, 'day', 'days')}. Reviews that they write as members do not count.`}
        inputMode="email"
        label="Email of your colleague"
        name="email"
        type="email"
      />
      <Select
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
