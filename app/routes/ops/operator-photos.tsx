import { data } from 'react-router'
import { decidePhoto, listWaitingPhotos, photoDecision } from '#app/features/media/decide-photo.server.ts'
import { countOperatorWork } from '#app/features/operator/open-work.server.ts'
import { OperatorDesk } from '#app/features/operator/operator-desk.tsx'
import { WaitingPhotos } from '#app/features/operator/waiting-photos.tsx'
import { db } from '#app/platform/database.server.ts'
import { handleForm, parseForm, readForm } from '#app/platform/form.server.ts'
import { requireOperator } from '#app/routes/guards.server.ts'
import type { Route } from './+types/operator-photos'

export const meta = () => [{ title: 'Photos · Vouchsafe' }, { name: 'robots', content: 'noindex' }]

const listed = 24

// GET /operator/photos
export async function loader({ request }: Route.LoaderArgs) {
  await requireOperator(request)
  const [work, waiting] = await Promise.all([countOperatorWork(db), listWaitingPhotos(db, listed)])
  return { work, waiting }
}

// POST /operator/photos
export async function action({ request }: Route.ActionArgs) {
  await requireOperator(request)
  const values = await readForm(request)
  const parsed = parseForm(photoDecision, values)
  if (!parsed.ok) return parsed.result
  return handleForm(values, async () => {
    await decidePhoto(db, parsed.value)
    const isShown = parsed.value.decision === 'show'
    const title = isShown ? 'The photo is public' : 'The photo is refused and deleted'
    const text = isShown ? undefined : 'We tell its author the reason.'
    return data({ values: {}, errors: {}, toast: { type: 'success' as const, title, text } })
  })
}

/** Also after a refused decision: the page shows what has changed since it was opened. */
export const shouldRevalidate = () => true

export default function OperatorPhotos({ loaderData, actionData }: Route.ComponentProps) {
  const { work, waiting } = loaderData
  const toast = actionData && 'toast' in actionData ? actionData.toast : undefined
  return (
    <OperatorDesk current="photos" toast={toast} work={work}>
      <WaitingPhotos result={actionData} total={work.photos} waiting={waiting} />
    </OperatorDesk>
  )
}
