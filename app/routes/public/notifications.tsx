import { data } from 'react-router'
import { OneForm } from '#app/features/accounts/account-page.tsx'
import { savedConfirmations } from '#app/features/notifications/notification.vocabulary.ts'
import { ReviewNewsChoice } from '#app/features/notifications/notification-form.tsx'
import {
  changeNotificationSettings,
  findByNotificationToken,
  newReviewsChoice,
} from '#app/features/notifications/notification-settings.server.ts'
import { db } from '#app/platform/database.server.ts'
import { receiveForm } from '#app/platform/form.server.ts'
import { FormError } from '#app/ui/form-error.tsx'
import { unlistedMeta } from '#app/ui/page-tags.ts'
import { SignInLayout } from '#app/ui/sign-in-layout.tsx'
import type { Route } from './+types/notifications'

export const headers = () => ({ 'referrer-policy': 'no-referrer' })

export const meta = () => unlistedMeta('Mails about new reviews')

// GET /notifications/:token from a mail: the settings, without signing in. Changes nothing, because mail
// scanners follow links too.
export async function loader({ params }: Route.LoaderArgs) {
  const { name, newReviews } = await findByNotificationToken(db, params.token)
  return { name, newReviews }
}

// POST /notifications/:token
export const action = ({ params, request }: Route.ActionArgs) =>
  receiveForm(request, newReviewsChoice, async (choice) => {
    const { of } = await findByNotificationToken(db, params.token)
    await changeNotificationSettings(db, of, choice)
    return data({ saved: savedConfirmations[choice.newReviews] })
  })

export default function Notifications({ loaderData, actionData }: Route.ComponentProps) {
  const { name, newReviews } = loaderData
  const saved = actionData && 'saved' in actionData ? actionData.saved : undefined
  const refused = actionData && 'values' in actionData ? actionData : undefined
  return (
    <SignInLayout
      lead={`How often should we email you about new reviews of ${name}?`}
      title="Emails about new reviews"
    >
      <OneForm busy="Saving…" button="Save" result={refused} saved={saved}>
        <FormError text={refused?.errors.newReviews} />
        <ReviewNewsChoice current={newReviews} />
      </OneForm>
    </SignInLayout>
  )
}
