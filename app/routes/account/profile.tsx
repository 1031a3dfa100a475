import { LogOut, Mail, Store, UserRound } from 'lucide-react'
import { use } from 'react'
import { redirect } from 'react-router'
import { renameForm } from '#app/features/accounts/account.schema.ts'
import { ProfilePage } from '#app/features/accounts/account-page.tsx'
import { IntentForm, RenameForm } from '#app/features/accounts/profile-forms.tsx'
import { isTwoFactorOn } from '#app/features/accounts/two-factor.server.ts'
import { renameUser } from '#app/features/accounts/user.server.ts'
import { addBusiness } from '#app/features/businesses/add-business.server.ts'
import { newBusiness } from '#app/features/businesses/business.schema.ts'
import { roleWords } from '#app/features/businesses/business.vocabulary.ts'
import { DataSetting } from '#app/features/deletion/takeout-form.tsx'
import { leaveTeam, listMemberships } from '#app/features/team/members.server.ts'
import { createWidget } from '#app/features/widgets/create-widget.server.ts'
import { db } from '#app/platform/database.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { Face } from '#app/ui/face.tsx'
import { fieldsOf } from '#app/ui/field.tsx'
import { ExampleReviews, Sample, SampleReviewLines } from '#app/ui/sample.tsx'
import { Setting, Settings } from '#app/ui/setting.tsx'
import { Beside } from '#app/ui/side-page.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { useActionToast } from '#app/ui/toast.tsx'
import { currentBusiness, requireSignedIn } from '../guards.server.ts'
import { type Acts, handleIntent, type IntentResult, saved } from '../sign-in/intents.server.ts'
import type { Route } from './+types/profile'
import { allowTakeout } from './takeout-action.server.ts'

// GET, POST /profile: the user. /business/profile is the business.

export async function loader({ request }: Route.LoaderArgs) {
  const { user } = await requireSignedIn(request)
  const [workplace, memberships, asksCode] = await Promise.all([
    currentBusiness(request, user.id),
    listMemberships(db, user.id),
    isTwoFactorOn(db, user.id),
  ])
  return {
    user: { name: user.name, email: user.email },
    workplace: workplace && { name: workplace.business.name },
    memberships,
    asksCode,
  }
}

export const action = ({ request }: Route.ActionArgs) => handleIntent(request, acts)

const acts = {
  async rename({ user }, values) {
    const form = parseForm(renameForm, values)
    await renameUser(db, { userId: user.id, name: form.name })
    return saved('Name saved', 'rename')
  },
  async business({ user }, values) {
    const form = parseForm(newBusiness, values)
    await db.transaction(async (tx) => {
      const created = await addBusiness(tx, { ownerId: user.id, business: form })
      await createWidget(tx, { business: created })
    })
    throw redirect('/business/dashboard')
  },
  async leave({ user }, { business: businessId = '' }) {
    await leaveTeam(db, { businessId, userId: user.id })
    return saved('You left the team')
  },
  takeout: allowTakeout,
} satisfies Acts

export default function YouPage({ loaderData, actionData }: Route.ComponentProps) {
  const { user, workplace, memberships, asksCode } = loaderData
  const result: IntentResult | undefined = actionData
  useActionToast(result?.toast)
  const of = (intent: keyof typeof acts) => (result?.values.intent === intent ? result : undefined)
  return (
    <ProfilePage title="You">
      <Beside
        sample={
          <Sample caption="How our emails address you." isPicture>
            <p className="border-b border-line pb-4 text-muted">To {user.email}</p>
            <p className="font-serif text-3xl">Good morning, {user.name}</p>
            <p>{workplace?.name ?? 'Your business'} has a new review:</p>
            <SampleReviewLines {...use(ExampleReviews)[0]!} />
            <p className="btn btn-primary justify-self-start">Read and reply</p>
          </Sample>
        }
        title="Your name, your email and your data"
      >
        <Settings>
          {!workplace && (
            <Setting
              action="Add"
              help="Reviews belong to a business. Enter its website and we set up the rest."
              isOpen
              icon={Store}
              title="Add your business"
            >
              <IntentForm
                busy="Adding…"
                button="Add business"
                intent="business"
                isPrimary
                result={of('business')}
              >
                <TextInput
                  {...fieldsOf(of('business'))('website')}
                  autoComplete="url"
                  label="Website of your business"
                  placeholder="bakery.com"
                  required
                  type="url"
                />
              </IntentForm>
            </Setting>
          )}
          <Setting help="How our emails address you." icon={UserRound} title="Name">
            <RenameForm name={user.name} result={of('rename')} />
          </Setting>
          <Setting
            help="You log in with it, and we write to it."
            icon={Mail}
            title="Email"
            to="/profile/security"
            value={user.email}
          />
          {memberships.map(({ businessId, name, role }) => (
            <Setting
              end={
                <IntentForm
                  busy="Leaving…"
                  button={`Leave ${name}`}
                  intent="leave"
                  result={of('leave')?.values.business === businessId ? of('leave') : undefined}
                >
                  <input name="business" type="hidden" value={businessId} />
                </IntentForm>
              }
              help="A business that you work for."
              key={businessId}
              picture={<Face name={name} />}
              title={name}
              value={roleWords[role].name}
            />
          ))}
        </Settings>
        <Settings title="Your data">
          <DataSetting asksCode={asksCode} result={of('takeout')} />
          <Setting
            help="Pass a business on, or have everything erased."
            icon={LogOut}
            title="Hand over or close"
            to="/profile/closing"
          />
        </Settings>
      </Beside>
    </ProfilePage>
  )
}
