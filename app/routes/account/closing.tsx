import { redirect } from 'react-router'
import { z } from 'zod'
import { reauthenticationForm } from '#app/features/accounts/account.schema.ts'
import { ProfilePage } from '#app/features/accounts/account-page.tsx'
import { countEmailChange } from '#app/features/accounts/limits.server.ts'
import { forgetSession } from '#app/features/accounts/sessions.server.ts'
import { isTwoFactorOn } from '#app/features/accounts/two-factor.server.ts'
import { findSubscription } from '#app/features/billing/subscription-page.server.ts'
import { stateOf } from '#app/features/billing/subscription-rules.ts'
import {
  CloseAccount,
  ClosingSteps,
  KeepAccount,
  OwnedBusinessForms,
} from '#app/features/deletion/closing-forms.tsx'
import {
  closeAccount,
  closeBusiness,
  isLastOperator,
  keepAccount,
  listOwnedBusinesses,
  reopenBusiness,
  requireOwned,
} from '#app/features/deletion/closures.server.ts'
import { offerBusiness, takeBackOffer } from '#app/features/deletion/handing-over.server.ts'
import { DataSetting } from '#app/features/deletion/takeout-form.tsx'
import { formatDate } from '#app/languages/format.ts'
import { now } from '#app/platform/clock.ts'
import { db } from '#app/platform/database.server.ts'
import { parseForm, refuseForm } from '#app/platform/form.server.ts'
import { emailAddress } from '#app/platform/typed-text.ts'
import { requireVisitor } from '#app/routes/guards.server.ts'
import {
  type Acts,
  handleIntent,
  type IntentResult,
  saved,
  withReauthentication,
} from '#app/routes/sign-in/intents.server.ts'
import { Sample } from '#app/ui/sample.tsx'
import { Settings } from '#app/ui/setting.tsx'
import { Beside } from '#app/ui/side-page.tsx'
import { useActionToast } from '#app/ui/toast.tsx'
import type { Route } from './+types/closing'
import { allowTakeout } from './takeout-action.server.ts'

const businessId = z.uuid('Please choose a business')

const ownedForm = z.object({ businessId })
const closeBusinessForm = reauthenticationForm.extend({ businessId })
const handOverForm = reauthenticationForm.extend({ businessId, email: emailAddress })

// GET, POST /profile/closing: hand businesses over or close them, and leave; also where a closed account can be kept.

export async function loader({ request }: Route.LoaderArgs) {
  const { user, isClosing } = await requireVisitor(request)
  const [businesses, isLast, asksCode] = await Promise.all([
    listOwnedBusinesses(db, user.id),
    isLastOperator(db, user.id),
    isTwoFactorOn(db, user.id),
  ])
  return {
    email: user.email,
    isOperator: user.isOperator,
    isClosing,
    businesses,
    isLastOperator: isLast,
    asksCode,
  }
}

export const action = ({ request }: Route.ActionArgs) => handleIntent(request, acts, requireVisitor)

const acts = {
  async 'hand-over'(who, values) {
    const { user } = who
    await requireOwned(db, { userId: user.id, businessId: values.businessId ?? '' })
    return withReauthentication(handOverForm, who, values, async ({ businessId, email }) => {
      if (email === user.email) return refuseForm(values, { errors: { email: 'This is your own address' } })
      await countEmailChange({ userId: user.id, email })
      await offerBusiness(db, { userId: user.id, businessId, email })
      return saved('If this address has an account, we sent it your offer', 'hand-over')
    })
  },
  async 'take-back'({ user }, values) {
    const isTaken = await takeBackOffer(db, { userId: user.id, ...parseForm(ownedForm, values) })
    if (isTaken) return saved('Offer withdrawn')
    return refuseForm(values, { message: 'There is no offer to withdraw any more.', status: 409 })
  },
  async close(who, values) {
    await requireOwned(db, { userId: who.user.id, businessId: values.businessId ?? '' })
    return withReauthentication(closeBusinessForm, who, values, async ({ businessId }) =>
      saved(`${await closeBusiness(db, { userId: who.user.id, businessId })} is closed`),
    )
  },
  async reopen({ user }, values) {
    const name = await reopenBusiness(db, { userId: user.id, ...parseForm(ownedForm, values) })
    const plan = await findSubscription(db, user.id)
    // Closing the last business ended the renewal, and nothing but its owner begins it again.
    const isEnding = plan && stateOf(plan, now()) === 'ending'
    return saved(
      isEnding
        ? `${name} is open again. Its plan ends on ${formatDate(plan.currentPeriodEnd)}: keep it under Subscription`
        : `${name} is open again`,
    )
  },
  async 'close-account'(who, values) {
    return withReauthentication(reauthenticationForm, who, values, async () => {
      const outcome = await closeAccount(db, who.user.id)
      throw redirect(`/business/login?notice=account-${outcome}`, {
        headers: { 'set-cookie': forgetSession() },
      })
    })
  },
  async 'keep-account'({ user }) {
    await keepAccount(db, user.id)
    return saved('Your account stays open')
  },
  takeout: allowTakeout,
} satisfies Acts

export default function ClosingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { email, businesses, isClosing, asksCode, ...operator } = loaderData
  const result: IntentResult | undefined = actionData
  useActionToast(result?.toast)
  const resultOf = (intent: string, businessId?: string) => {
    const isIt = result?.values.intent === intent && (!businessId || result.values.businessId === businessId)
    return isIt ? result : undefined
  }
  return (
    <ProfilePage back={{ to: '/profile', name: 'Your account' }} title="Hand over or close">
      <Beside
        label="What happens when you close a business"
        sample={
          <Sample caption="What happens when you close a business." isPicture>
            <ClosingSteps name={businesses[0]?.name ?? 'Your business'} />
          </Sample>
        }
        title="Hand your business on, or close it"
      >
        {businesses.map((business) => (
          <Settings key={business.id} note={business.domain} title={business.name}>
            <OwnedBusinessForms resultOf={resultOf} asksCode={asksCode} business={business} />
          </Settings>
        ))}
        <Settings title="You">
          <DataSetting asksCode={asksCode} result={resultOf('takeout')} />
          {isClosing ? (
            <KeepAccount result={resultOf('keep-account')} />
          ) : (
            <CloseAccount
              asksCode={asksCode}
              businesses={businesses}
              result={resultOf('close-account')}
              {...operator}
            />
          )}
        </Settings>
      </Beside>
    </ProfilePage>
  )
}
