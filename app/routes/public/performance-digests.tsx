import { data } from 'react-router'
import { OneForm } from '#app/features/accounts/account-page.tsx'
import { findByOwnersMailToken } from '#app/features/businesses/owners-mail-link.server.ts'
import {
  changeDigestFrequency,
  digestChoice,
  findDigestFrequency,
} from '#app/features/digests/digest-settings.server.ts'
import { digestFrequencyOptions, digestSaved } from '#app/features/digests/performance-digest.vocabulary.ts'
import { db } from '#app/platform/database.server.ts'
import { receiveForm } from '#app/platform/form.server.ts'
import { RadioGroup } from '#app/ui/checkbox.tsx'
import { unlistedMeta } from '#app/ui/page-tags.ts'
import { SignInLayout } from '#app/ui/sign-in-layout.tsx'
import type { Route } from './+types/performance-digests'

export const headers = () => ({ 'referrer-policy': 'no-referrer' })

export const meta = () => unlistedMeta('Digest')

// GET /performance-digests/:token from a mail: the setting, without signing in. Changes nothing, because mail scanners
// follow links too.
export async function loader({ params }: Route.LoaderArgs) {
  const { of, name } = await findByOwnersMailToken(db, 'performance-digests', params.token)
  return { name, often: await findDigestFrequency(db, of) }
}

// POST /performance-digests/:token
export const action = ({ params, request }: Route.ActionArgs) =>
  receiveForm(request, digestChoice, async ({ often }) => {
    const { of } = await findByOwnersMailToken(db, 'performance-digests', params.token)
    await changeDigestFrequency(db, of, often)
    return data({ saved: digestSaved[often] })
  })

export default function PerformanceDigests({ loaderData, actionData }: Route.ComponentProps) {
  const { name, often } = loaderData
  const saved = actionData && 'saved' in actionData ? actionData.saved : undefined
  const refused = actionData && 'values' in actionData ? actionData : undefined
  return (
    <SignInLayout lead={`How often should we email you the digest of ${name}?`} title="Digest by email">
      <OneForm busy="Saving…" button="Save" result={refused} saved={saved}>
        <RadioGroup
          defaultValue={often}
          error={refused?.errors.often}
          key={often}
          label="Send me the digest"
          name="often"
          options={digestFrequencyOptions}
        />
      </OneForm>
    </SignInLayout>
  )
}
