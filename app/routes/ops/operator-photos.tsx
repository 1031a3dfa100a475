import {
  countWaitingPhotos,
  decidePhoto,
  listWaitingPhotos,
  photoDecision,
} from '#app/features/media/change-photos.server.ts'
import { listOperatorActions } from '#app/features/operator/operator-actions.server.ts'
import { WaitingPhotos } from '#app/features/operator/waiting-photos.tsx'
import { db } from '#app/platform/database.server.ts'
import { requireOperator } from '#app/routes/guards.server.ts'
import type { Route } from './+types/operator-photos'
import { handleOperatorForm } from './operator-form.server.ts'

const listed = 24

// GET /operator/photos
export async function loader({ request }: Route.LoaderArgs) {
  await requireOperator(request)
  const [waiting, total, actions] = await Promise.all([
    listWaitingPhotos(db, listed),
    countWaitingPhotos(db),
    listOperatorActions(db),
  ])
  const shown = actions
    .filter(({ kind }) => kind === 'photo_shown')
    .map(({ id, business }) => `/operator/photos/${business!.id}/${id}.jpg`)
  return { waiting, total, shown: shown.slice(0, 4) }
}

// POST /operator/photos
export async function action({ request }: Route.ActionArgs) {
  return handleOperatorForm(request, photoDecision, async (decision) => {
    await decidePhoto(db, decision)
    if (decision.decision === 'show') return { title: 'The photo is public' }
    return { title: 'The photo is refused and deleted', text: 'We tell its author the reason.' }
  })
}

export const shouldRevalidate = () => true

export default function OperatorPhotos({ loaderData, actionData }: Route.ComponentProps) {
  return <WaitingPhotos {...loaderData} result={actionData} />
}
