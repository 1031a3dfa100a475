import { Form } from 'react-router'
import type { WaitingPhoto } from '#app/features/media/change-photos.server.ts'
import { photoRefusals, photoRefusalText } from '#app/features/media/photo.vocabulary.ts'
import { countOf } from '#app/languages/format.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { Button } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { HiddenFields } from '#app/ui/post-button.tsx'
import { Sample } from '#app/ui/sample.tsx'
import { Select } from '#app/ui/select.tsx'
import { Time } from '#app/ui/time.tsx'
import { DeskClear, DeskPage } from './desk-page.tsx'

type WaitingPhotosProps = {
  waiting: WaitingPhoto[]
  total: number
  /** Addresses of those that were shown last. */
  shown: string[]
  result: FormResult | undefined
}

/** Photos that nobody has looked at yet, the oldest first. Stars are hidden because they must not influence the decision. */
export function WaitingPhotos({ waiting, total, shown, result }: WaitingPhotosProps) {
  const isListed = waiting.some(({ id }) => id === result?.values.photoId)
  const gone = result?.message && !isListed && <FormError text={result.message} />
  const picture = shown.length > 0 && {
    picture: (
      <Sample caption="Shown last">
        <div className="grid grid-cols-2 gap-3">
          {shown.map((address) => (
            <img
              alt=""
              className="aspect-4/3 w-full rounded-control object-cover"
              key={address}
              src={address}
            />
          ))}
        </div>
      </Sample>
    ),
  }
  if (total === 0)
    return (
      <DeskClear result={result} {...picture}>
        {gone}
      </DeskClear>
    )
  return (
    <DeskPage result={result} title={`${countOf(total, 'photo')} to look at`}>
      {gone}
      <ol className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {waiting.map((photo) => (
          <li key={photo.id}>
            <PhotoToDecide photo={photo} result={result?.values.photoId === photo.id ? result : undefined} />
          </li>
        ))}
      </ol>
    </DeskPage>
  )
}

function PhotoToDecide({ photo, result }: { photo: WaitingPhoto; result: FormResult | undefined }) {
  const { businessId, id, businessName, authorName, text, since, isVideo, captions } = photo
  const address = `/operator/photos/${businessId}/${id}.jpg`
  return (
    <article className="grid gap-3">
      {isVideo ? (
        // biome-ignore lint/a11y/useMediaCaption: the author's captions are below, to be read
        <video
          aria-label={`Video by ${authorName}`}
          className="aspect-4/3 w-full rounded-control bg-wash"
          controls
          poster={address}
          preload="none"
          src={address.replace('.jpg', '-video')}
        />
      ) : (
        <a href={address} rel="noreferrer" target="_blank">
          <img
            alt={`Sent by ${authorName}, in full size`}
            className="aspect-4/3 w-full rounded-control bg-wash object-contain"
            loading="lazy"
            src={address}
          />
        </a>
      )}
      {captions && (
        <p className="text-sm wrap-anywhere">
          <span className="text-muted">Captions:</span> {captions}
        </p>
      )}
      <p className="text-sm text-muted wrap-anywhere">
        {authorName} about <a href={`/business/${businessId}`}>{businessName}</a>, <Time at={since} />
      </p>
      <blockquote className="line-clamp-4 border-l border-control pl-3 text-sm wrap-anywhere" dir="auto">
        {text}
      </blockquote>
      <Form className="grid gap-3" method="post" noValidate>
        {result?.message && <FormError text={result.message} />}
        <HiddenFields fields={{ businessId, photoId: id }} />
        <Button className="justify-self-start" kind="primary" name="decision" value="show">
          Show it
        </Button>
        <RefusePhoto id={id} result={result} />
      </Form>
    </article>
  )
}

type RefusePhotoProps = { id: string; result?: FormResult }

export function RefusePhoto({ id, result }: RefusePhotoProps) {
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Select
        defaultValue={result?.values.reason}
        error={result?.errors.reason}
        fieldClassName="grow"
        id={`reason-${id}`}
        label="Reason to refuse"
        name="reason"
        options={photoRefusals.map((value) => ({ value, label: photoRefusalText[value] }))}
        prompt="Choose a reason"
      />
      <Button kind="danger" name="decision" value="refuse">
        Refuse and delete
      </Button>
    </div>
  )
}
