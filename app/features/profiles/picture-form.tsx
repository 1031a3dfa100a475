import { useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import type { FormResult } from '#app/platform/form.server.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { describe, Field } from '#app/ui/field.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import {
  largestPictureBytes,
  type PictureKind,
  pictureAddress,
  type ShownPicture,
} from './brand.vocabulary.ts'
import { PictureCrop } from './picture-crop.tsx'

/** A picture that was just taken off the profile; null where there was none. */
export type Undo = { kind: PictureKind; id: string } | null

type PictureFormProps = {
  kind: PictureKind
  businessId: string
  picture: ShownPicture | undefined
  result?: FormResult
  undo: Undo
}

const texts = {
  logo: {
    label: 'Logo',
    name: 'logo',
    help: 'JPEG, PNG or WebP, up to 8 MB. Transparent parts become white.',
  },
  cover: { label: 'Cover picture', name: 'cover picture', help: 'JPEG, PNG or WebP, up to 8 MB.' },
}

export const pictureHelp = {
  logo: 'Square, at least 128 × 128 pixels.',
  cover: 'Wide, at least 600 × 200 pixels.',
}

/** Uploads, crops, replaces and removes a picture. Without JavaScript it is cropped around its centre. */
export function PictureForm({ kind, businessId, picture, result, undo }: PictureFormProps) {
  const [chosen, setChosen] = useState<ImageBitmap | null>(null)
  const [hasFile, setHasFile] = useState(false)
  const [refused, setRefused] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const isHydrated = useHydrated()
  const { state, formData } = useNavigation()
  const isBusy = state !== 'idle' && formData?.get('kind') === kind
  const { label, name, help } = texts[kind]
  const id = `${kind}-file`
  const error = refused ?? result?.errors.file

  async function choose(file: File | undefined) {
    setChosen(null)
    setRefused(undefined)
    setHasFile(Boolean(file))
    if (!file) return
    if (file.size > largestPictureBytes) return setRefused(tooLargeText)
    // The server refuses a file that the browser cannot draw, and says why.
    setChosen(await createImageBitmap(file).catch(() => null))
  }

  // A file may have been chosen before the page was hydrated.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => void choose(input.current?.files?.[0]), [])

  return (
    <Form
      action={`/business/profile/brand?picture=${kind}`}
      className={classNames(
        'grid grid-cols-1 content-start gap-x-6 gap-y-4',
        kind === 'logo' && picture && !chosen && 'sm:grid-cols-[8rem_minmax(0,1fr)]',
      )}
      encType="multipart/form-data"
      method="post"
      preventScrollReset
    >
      <input name="kind" type="hidden" value={kind} />
      {!chosen && picture && (
        <img
          alt={`Your ${name}`}
          className={`rounded-control border border-line ${kind === 'logo' ? 'aspect-square w-32' : 'aspect-3/1 w-full'}`}
          height={picture.height}
          src={pictureAddress(businessId, picture)}
          width={picture.width}
        />
      )}
      {chosen && <PictureCrop bitmap={chosen} kind={kind} />}
      <div className="grid grid-cols-1 content-start gap-3">
        <Field error={error} help={help} id={id} label={label}>
          <input
            {...describe(id, { help, error })}
            accept="image/jpeg,image/png,image/webp"
            className="control"
            name="file"
            onChange={({ target }) => void choose(target.files?.[0])}
            ref={input}
            type="file"
          />
        </Field>
        <div className="flex flex-wrap items-center gap-3">
          {(hasFile || !isHydrated) && (
            <Button isBusy={isBusy} name="act" value="picture">
              {isBusy ? 'Saving…' : picture ? `Replace ${name}` : `Save ${name}`}
            </Button>
          )}
          {picture && !chosen && (
            <Button kind="quiet" name="act" value="remove-picture">
              Remove {name}
            </Button>
          )}
        </div>
        {undo && undo.id !== picture?.id && (
          <p className="text-sm" role="status">
            {picture ? `The ${name} is replaced.` : `The ${name} is removed.`}{' '}
            <input name="picture" type="hidden" value={undo.id} />
            <Button kind="quiet" name="act" value="restore-picture">
              Undo
            </Button>
          </p>
        )}
      </div>
    </Form>
  )
}

export const tooLargeText =
  'This file is larger than 8 MB. Please save the picture smaller and choose it again.'
