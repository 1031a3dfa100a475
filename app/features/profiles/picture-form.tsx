import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import type { FormResult } from '#app/platform/form.server.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { describe, Field } from '#app/ui/field.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import {
  centred,
  cropRectangle,
  largestPictureBytes,
  type PictureKind,
  pictureAddress,
  type ShownPicture,
} from './brand.vocabulary.ts'

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

type PictureCropProps = { kind: PictureKind; bitmap: ImageBitmap }

const canvasSizes = { logo: [320, 320], cover: [960, 320] } as const

/** Chooses the part of a picture that is kept: with sliders, which any keyboard moves, or by dragging the picture. */
function PictureCrop({ kind, bitmap }: PictureCropProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [crop, setCrop] = useState(centred)
  const [width, height] = canvasSizes[kind]

  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    const from = cropRectangle(kind, bitmap, crop)
    context.fillStyle = '#fff'
    context.fillRect(0, 0, width, height)
    context.drawImage(bitmap, from.left, from.top, from.width, from.height, 0, 0, width, height)
  }, [bitmap, crop, height, kind, width])

  function drag({ buttons, movementX, movementY, currentTarget }: PointerEvent) {
    if (buttons !== 1 || crop.isWhole) return
    const from = cropRectangle(kind, bitmap, crop)
    const scale = from.width / currentTarget.clientWidth
    const moved = (share: number, by: number, room: number) =>
      room <= 0 ? share : Math.min(1, Math.max(0, share - (by * scale) / room))
    setCrop((now) => ({
      ...now,
      x: moved(now.x, movementX, bitmap.width - from.width),
      y: moved(now.y, movementY, bitmap.height - from.height),
    }))
  }

  const shown = cropRectangle(kind, bitmap, crop)
  const isFixed = {
    zoom: crop.isWhole,
    x: crop.isWhole || bitmap.width - shown.width < 1,
    y: crop.isWhole || bitmap.height - shown.height < 1,
  }
  const percent = (value: number) => Math.round(value * 100)
  const slider = (name: 'zoom' | 'x' | 'y', label: string, least: number, most: number) => (
    <label className="grid grid-cols-[8.5rem_1fr] items-center gap-3 text-sm">
      {label}
      <input
        className="min-h-control accent-(--accent)"
        disabled={isFixed[name]}
        max={most}
        min={least}
        name={name}
        onChange={({ target }) => setCrop({ ...crop, [name]: Number(target.value) / 100 })}
        type="range"
        value={percent(crop[name])}
      />
    </label>
  )

  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">Crop</legend>
      <canvas
        aria-label="The picture as it will be saved"
        className={classNames(
          'touch-none rounded-control border border-line',
          kind === 'logo' ? 'aspect-square w-40' : 'aspect-3/1 w-full',
          !crop.isWhole && 'cursor-grab active:cursor-grabbing',
        )}
        height={height}
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        onPointerMove={drag}
        ref={canvas}
        role="img"
        width={width}
      />
      <div className="grid gap-1">
        {slider('zoom', 'Zoom', 100, 400)}
        {slider('x', 'Left to right', 0, 100)}
        {slider('y', 'Top to bottom', 0, 100)}
        <label className="flex min-h-control items-center gap-2.5 text-sm">
          <input
            checked={crop.isWhole}
            name="fit"
            onChange={({ target }) => setCrop({ ...crop, isWhole: target.checked })}
            type="checkbox"
            value="whole"
          />
          Keep the whole picture, with white margins
        </label>
      </div>
    </fieldset>
  )
}
