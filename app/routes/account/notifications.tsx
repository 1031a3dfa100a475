import { ChartLine, ShieldCheck } from 'lucide-react'
import { use } from 'react'
import { useNavigation } from 'react-router'
import { z } from 'zod'
import { ProfilePage } from '#app/features/accounts/account-page.tsx'
import { ownersMailLinks } from '#app/features/businesses/owners-mail-link.server.ts'
import { listDigestFrequencies } from '#app/features/digests/digest-settings.server.ts'
import { digestFrequencyOptions } from '#app/features/digests/performance-digest.vocabulary.ts'
import { savedConfirmations } from '#app/features/notifications/notification.vocabulary.ts'
import { NotificationForm } from '#app/features/notifications/notification-form.tsx'
import {
  changeNotificationSettings,
  listNotificationSettings,
  notificationChoice,
} from '#app/features/notifications/notification-settings.server.ts'
import { db } from '#app/platform/database.server.ts'
import { receiveForm } from '#app/platform/form.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { ExampleReviews, Sample, SampleReviewLines } from '#app/ui/sample.tsx'
import { Setting, Settings } from '#app/ui/setting.tsx'
import { Beside } from '#app/ui/side-page.tsx'
import { EmptyState } from '#app/ui/states.tsx'
import { useActionToast } from '#app/ui/toast.tsx'
import { currentBusiness, requireSignedIn } from '../guards.server.ts'
import { type IntentResult, saved } from '../sign-in/intents.server.ts'
import type { Route } from './+types/notifications'

// GET, POST /profile/notifications: what is mailed to the user, for each business.

const form = notificationChoice.extend({ businessId: z.uuid().catch('') })

export async function loader({ request }: Route.LoaderArgs) {
  const { user } = await requireSignedIn(request)
  const [settings, digests, workplace] = await Promise.all([
    listNotificationSettings(db, user.id),
    listDigests(user.id),
    currentBusiness(request, user.id),
  ])
  return { email: user.email, settings, digests, shown: workplace?.business.name ?? 'your business' }
}

/** For each business whose plan has digests: how often they come, and the address of the page to change it. */
async function listDigests(userId: string) {
  const found = await listDigestFrequencies(db, userId)
  return found
    .filter(({ isInPlan }) => isInPlan)
    .map(({ businessId, often }) => ({
      businessId,
      often: digestFrequencyOptions.find(({ value }) => value === often)!.label,
      page: ownersMailLinks('performance-digests', { businessId, userId }).path,
    }))
}

export const action = ({ request }: Route.ActionArgs) =>
  receiveForm(request, form, async ({ businessId, ...choice }) => {
    const { user } = await requireSignedIn(request)
    await changeNotificationSettings(db, { businessId, userId: user.id }, choice)
    return saved(savedConfirmations[choice.newReviews])
  })

export default function NotificationsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { email, settings, digests, shown } = loaderData
  const result: IntentResult | undefined = actionData
  useActionToast(result?.toast)
  const sending = useNavigation().formData?.get('businessId')
  return (
    <ProfilePage title="Notifications">
      {settings.length === 0 && (
        <section className="py-8">
          <EmptyState
            action={<ButtonLink to="/profile">Add your business</ButtonLink>}
            title="No notifications yet"
          >
            We notify you about the reviews of a business, and you have none yet.
          </EmptyState>
        </section>
      )}
      <Beside
        sample={
          <Sample caption="The email about a new review." isPicture>
            <p className="border-b border-line pb-4 text-muted">To {email}</p>
            <p className="font-serif text-2xl">A new review of {shown}</p>
            <SampleReviewLines {...use(ExampleReviews)[0]!} />
            <p className="btn btn-primary justify-self-start">Read and reply</p>
          </Sample>
        }
        title="Choose the emails that you get"
      >
        {settings.map((each) => (
          <Settings key={each.businessId} title={each.name}>
            <NotificationForm
              {...each}
              isBusy={sending === each.businessId}
              message={
                result?.values.businessId === each.businessId
                  ? (result.message ?? result.errors.newReviews)
                  : undefined
              }
            >
              {digests
                .filter(({ businessId }) => businessId === each.businessId)
                .map(({ businessId, often, page }) => (
                  <Setting
                    help="How the rating, topics and replies have changed."
                    key={businessId}
                    icon={ChartLine}
                    title="Performance digest"
                    to={page}
                    value={often}
                  />
                ))}
            </NotificationForm>
          </Settings>
        ))}
        <Settings title="Your account">
          <Setting
            end={<Badge>Always</Badge>}
            help="When your password, email address, passkeys or two-factor sign-in change."
            icon={ShieldCheck}
            title="Security"
          />
        </Settings>
      </Beside>
    </ProfilePage>
  )
}
