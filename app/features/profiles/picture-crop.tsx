import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { centred, cropRectangle, type PictureKind } from './brand.vocabulary.ts'

type PictureCropProps = { kind: PictureKind; bitmap: ImageBitmap }

const canvasSizes = { logo: [320, 320], cover: [960, 320] } as const

/** Chooses the part of a picture that is kept: with sliders, which any keyboard moves, or by dragging the picture. */
export function PictureCrop({ kind, bitmap }: PictureCropProps) {
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
