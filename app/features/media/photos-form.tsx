import { Camera } from 'lucide-react'
import type { PhotoWords } from '#app/languages/en.ts'
import { fillWords } from '#app/languages/languages.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { describe, Field } from '#app/ui/field.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import type { CountWords } from '#app/ui/text-area-count.ts'
import { videoLimits } from './photo.vocabulary.ts'
import type { PhotosAddress } from './photos-page.server.ts'
import type { OwnPhoto } from './read-photos.server.ts'

type PhotosFormProps = {
  token: string
  /** How many more the review can have. */
  left: number
  words: PhotoWords
}

/** Offered after a review, never required. */
export function PhotosLink({ link }: { link: PhotosAddress | null }) {
  if (!link) return null
  return (
    <a className="btn justify-self-start" href={link.address}>
      <Camera aria-hidden size={18} strokeWidth={1.5} />
      {link.title}
    </a>
  )
}

type OwnPhotosProps = { token: string; photos: OwnPhoto[]; words: PhotoWords }

export function OwnPhotos({ token, photos, words }: OwnPhotosProps) {
  if (photos.length === 0) return null
  return (
    <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4">
      {photos.map(({ id, state, refusedFor, isVideo }, index) => {
        const name = isVideo ? words.video : fillWords(words.photoOf, { number: index + 1 })
        return (
          <li className="grid content-start gap-1.5 text-xs" key={id}>
            {refusedFor ? (
              <div className="aspect-square w-full rounded-control border border-dashed border-control" />
            ) : (
              <a href={`/review/photos/${token}/${id}${isVideo ? '-video' : '.jpg'}`}>
                <img
                  alt={name}
                  className="aspect-square w-full rounded-control bg-wash"
                  height={400}
                  src={`/review/photos/${token}/${id}-small.jpg`}
                  width={400}
                />
              </a>
            )}
            <p className="text-muted">
              {isVideo && `${words.video}: `}
              {refusedFor ? fillWords(words.refused, { reason: words.reasons[refusedFor] }) : words[state]}
            </p>
            <form method="post">
              <input name="photo" type="hidden" value={id} />
              <Button kind="quiet" name="act" value="remove">
                {words.remove}
                <span className="sr-only"> {name}</span>
              </Button>
            </form>
          </li>
        )
      })}
    </ul>
  )
}

/** Without a script one photo is sent at a time. */
export function PhotosForm({ token, left, words }: PhotosFormProps) {
  return (
    <form
      className="grid gap-5"
      data-enough={words.enough}
      data-left={left}
      data-photos={`/review/photos/${token}/upload`}
      data-progress={words.progress}
      data-retry={words.again}
      data-unsent={words.unsent}
      encType="multipart/form-data"
      method="post"
      noValidate
    >
      <Field help={words.chooseHelp} id="photo" label={words.choose}>
        <input
          {...describe('photo', { help: words.chooseHelp })}
          accept="image/jpeg,image/png,image/webp"
          className="control"
          name="photo"
          type="file"
        />
      </Field>
      <Checkbox label={words.consent} name="consent" />
      <ul className="grid gap-3 text-sm empty:hidden" data-uploads role="status" />
      <Button className="justify-self-start" kind="primary" name="act" value="add">
        {words.send}
      </Button>
    </form>
  )
}

type VideoFormProps = Pick<PhotosFormProps, 'token' | 'words'> & { countWords: CountWords }

/** Shown by its script, which makes the poster. A video is chosen or recorded, and looked at before it is sent. */
export function VideoForm({ token, words, countWords }: VideoFormProps) {
  return (
    <form
      className="grid gap-5 border-t border-rule pt-7"
      data-longest={videoLimits.seconds}
      data-no-camera={words.noCamera}
      data-progress={words.progress}
      data-retry={words.again}
      data-stop={words.stop}
      data-unsent={words.unsent}
      data-video={`/review/photos/${token}/upload`}
      encType="multipart/form-data"
      hidden
      method="post"
      noValidate
    >
      <Field help={words.videoHelp} id="video" label={words.video}>
        <input
          {...describe('video', { help: words.videoHelp })}
          accept="video/mp4,video/webm,video/quicktime"
          className="control"
          name="video"
          type="file"
        />
      </Field>
      <button className="btn justify-self-start" data-record hidden type="button">
        {words.record}
      </button>
      <p className="text-sm text-danger empty:hidden" data-camera role="alert" />
      <video aria-label={words.video} className="max-h-80 w-full bg-wash" hidden muted playsInline />
      <TextArea
        help={words.captionsHelp}
        id="captions"
        label={words.captions}
        countWords={countWords}
        limit={videoLimits.captions}
        name="captions"
        rows={3}
      />
      <Checkbox id="consent-video" label={words.consentVideo} name="consent" />
      <ul className="grid gap-3 text-sm empty:hidden" data-uploads role="status" />
      <Button className="justify-self-start" kind="primary" name="act" value="add">
        {words.sendVideo}
      </Button>
      <input name="kind" type="hidden" value="video" />
    </form>
  )
}
