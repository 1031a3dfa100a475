import { may } from '#app/features/businesses/business.vocabulary.ts'
import { allows } from '#app/features/plans/plans.ts'
import { inviteMember, withdrawInvitation } from '#app/features/team/invite-member.server.ts'
import { changeRole, listTeam, removeMember, requireTwoFactor } from '#app/features/team/members.server.ts'
import { memberInvitation, roleChange } from '#app/features/team/team.schema.ts'
import { TeamPage } from '#app/features/team/team-page.tsx'
import { db } from '#app/platform/database.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { memberOf } from '#app/routes/guards.server.ts'
import { useResult } from '#app/ui/toast.tsx'
import type { Route } from './+types/team.ts'
import { type Acts, done, handleActs } from './actions.server.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Team · Vouchsafe' }]

// GET /business/team
export async function loader({ context }: Route.LoaderArgs) {
  const { business, role } = memberOf(context)
  return {
    team: await listTeam(db, business),
    canChange: may(role, 'own'),
    needsTwoFactor: business.needsTwoFactor,
    hasSingleSignOn: allows(business.tierName, 'singleSignOn'),
  }
}

// POST /business/team
export const action = (args: Route.ActionArgs) => handleActs(args, acts)

const acts: Acts = {
  async invite({ business, user }, values) {
    const form = parseForm(memberInvitation, values)
    await inviteMember(db, { business, invitedBy: user.id, ...form })
    return done(`Invitation sent to ${form.email}`)
  },
  async withdraw({ business }, { invitation = '' }) {
    await withdrawInvitation(db, business, invitation)
    return done('Invitation withdrawn')
  },
  async role({ business }, values) {
    await changeRole(db, business, parseForm(roleChange, values))
    return done('Role saved')
  },
  async remove({ business }, { member = '' }) {
    await removeMember(db, business, member)
    return done('Removed, and signed out everywhere')
  },
  async 'two-factor'({ business }, { needed }) {
    await requireTwoFactor(db, business, needed === 'yes')
    return done(needed === 'yes' ? 'Two-factor sign-in is required now' : 'No longer required')
  },
}

export default function TeamRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { refused } = useResult(actionData)
  return <TeamPage {...loaderData} result={refused} />
}
