import { videoFormBytes } from '#app/features/media/photo.vocabulary.ts'
import { refusedArrival, takePhoto } from '#app/features/media/photos-page.server.ts'
import { factsOf } from '#app/platform/context.server.ts'
import { db } from '#app/platform/database.server.ts'
import { withForm } from '#app/platform/form.server.ts'
import { toRefusal } from '#app/platform/unavailable.server.ts'
import type { Route } from './+types/review-photos-upload'

// POST /review/photos/:token/upload: one photo of that page's form, sent by its script. Answers in JSON.
export async function action({ params: { token }, request, context }: Route.ActionArgs) {
  let hasArrived = false
  try {
    await withForm(request, { bytes: videoFormBytes }, (form) => {
      hasArrived = true
      return takePhoto(db, token, { ...form, address: factsOf(context).address })
    })
    return Response.json({})
  } catch (error) {
    const refusal = toRefusal(hasArrived ? error : await refusedArrival(db, token, error))
    if (!refusal) throw error
    return Response.json({ error: refusal.message }, { status: refusal.status })
  }
}
