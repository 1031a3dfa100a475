import { useId } from 'react'

export const widths = { min: 160, max: 1600, step: 10 }

const presets = [
  { label: 'Phone', width: 360 },
  { label: 'Tablet', width: 768 },
  { label: 'Desk', width: 1280 },
]

type WidthChoiceProps = { width: number; onChange: (width: number) => void }

/** How wide the page around the preview is: three usual widths, and every other. */
export function WidthChoice({ width, onChange }: WidthChoiceProps) {
  const id = useId()
  return (
    <div className="flex min-w-[min(100%,300px)] flex-1 items-center gap-x-4">
      <fieldset className="pick shrink-0">
        <legend className="sr-only">Width of the page</legend>
        {presets.map((preset) => (
          <label key={preset.label}>
            <input
              checked={width === preset.width}
              name="preview-width"
              onChange={() => onChange(preset.width)}
              type="radio"
            />
            {preset.label}
          </label>
        ))}
      </fieldset>
      <label className="sr-only" htmlFor={id}>
        Width of the page in pixels
      </label>
      <input
        className="h-control min-w-24 flex-1 accent-ink"
        id={id}
        max={widths.max}
        min={widths.min}
        onChange={(event) => onChange(Number(event.target.value))}
        step={widths.step}
        type="range"
        value={width}
      />
    </div>
  )
}
