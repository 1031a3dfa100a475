import { redirect } from 'react-router'
import { videoFormBytes } from '#app/features/media/photo.vocabulary.ts'
import { OwnPhotos, PhotosForm, VideoForm } from '#app/features/media/photos-form.tsx'
import { findPhotosPage, removePhoto, takePhoto } from '#app/features/media/photos-page.server.ts'
import { Visitor } from '#app/features/reviews/form-page.tsx'
import { countWordsIn } from '#app/features/reviews/review-fields.tsx'
import { factsOf } from '#app/platform/context.server.ts'
import { db } from '#app/platform/database.server.ts'
import { findAction, handleForm, withForm } from '#app/platform/form.server.ts'
import { FormError } from '#app/ui/form-error.tsx'
import { unlistedMeta } from '#app/ui/page-tags.ts'
import type { Route } from './+types/review-photos'

export const headers = () => ({ 'referrer-policy': 'no-referrer' })

export const meta = ({ loaderData }: Route.MetaArgs) =>
  unlistedMeta(loaderData?.words.photos.title ?? 'Photos')

// GET /review/photos/:token
export const loader = ({ params }: Route.LoaderArgs) => findPhotosPage(db, params.token)

// POST /review/photos/:token
export const action = ({ params: { token }, request, context }: Route.ActionArgs) =>
  withForm(request, { bytes: videoFormBytes }, async (form) => {
    const { values } = form
    const act = findAction(
      {
        add: () => takePhoto(db, token, { ...form, address: factsOf(context).address }),
        remove: () => removePhoto(db, token, values.photo ?? ''),
      },
      values.act,
    )
    return handleForm(values, async () => {
      await act()
      return redirect(`/review/photos/${token}`, 303)
    })
  })

export default function ReviewPhotos({ loaderData, actionData }: Route.ComponentProps) {
  const { business, photos, token, canAdd, canAddVideo, left, words } = loaderData
  const error = actionData && 'message' in actionData ? actionData.message : undefined
  const say = words.photos
  return (
    <Visitor aside={null} business={business} words={words}>
      <div className="grid grid-cols-1 gap-7">
        <h1 className="text-4xl">{say.title}</h1>
        <p>{say.lead}</p>
        <OwnPhotos photos={photos} token={token} words={say} />
        {!canAdd && <p>{say.notNow}</p>}
        {canAdd && left <= 0 && <p>{say.enough}</p>}
        {error && <FormError text={error} />}
        {canAdd && left > 0 && <PhotosForm left={left} token={token} words={say} />}
        {canAdd && canAddVideo && <VideoForm countWords={countWordsIn(words)} token={token} words={say} />}
      </div>
    </Visitor>
  )
}
