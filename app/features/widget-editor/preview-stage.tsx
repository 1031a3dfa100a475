import { useEffect, useRef, useState } from 'react'
import { LiveFrame, type Measured } from './live-frame.tsx'

type PreviewStageProps = {
  src: string
  /** Null until it is known how much room there is. */
  width: number | null
  measured: Measured | null
  onMeasured: (measured: Measured) => void
}

const heights = { first: 420, least: 120, most: 2400 }

/** The page in its frame, at any width: what is wider than the screen is scaled down. */
export function PreviewStage({ src, width, measured, onMeasured }: PreviewStageProps) {
  const stage = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const room = useRoom(stage)
  const scale = width && room ? Math.min(1, room / width) : 1
  const height = Math.min(Math.max(measured?.height ?? heights.first, heights.least), heights.most)

  // Sizes from here and not from a style attribute, which the policy of our pages takes away.
  useEffect(() => {
    if (!frame.current || !stage.current || !width) return
    frame.current.style.width = `${width}px`
    frame.current.style.transform = scale < 1 ? `scale(${scale})` : ''
    frame.current.style.marginInline = `max(0px, ${(room - width) / 2}px)`
    stage.current.style.height = `${Math.ceil(height * scale)}px`
  }, [width, room, scale, height])

  return (
    <section
      aria-label="The widget, to scroll"
      className="widget-stage"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keyboard
      tabIndex={0}
    >
      <div className="relative overflow-hidden" ref={stage}>
        <div className="origin-top-left" ref={frame}>
          <LiveFrame height={height} onMeasured={onMeasured} src={src} width={width} />
        </div>
      </div>
    </section>
  )
}

/** The width of the stage, in pixels. */
function useRoom(stage: React.RefObject<HTMLElement | null>) {
  const [room, setRoom] = useState(0)
  useEffect(() => {
    if (!stage.current) return
    const observer = new ResizeObserver(([entry]) => setRoom(Math.floor(entry!.contentRect.width)))
    observer.observe(stage.current)
    return () => observer.disconnect()
  }, [stage])
  return room
}

const presets = [
  { label: 'Phone', width: 360 },
  { label: 'Tablet', width: 680 },
  { label: 'Desk', width: 1280 },
]

type WidthProps = { width: number | null; onChange: (width: number) => void }

export const WidthPresets = ({ width, onChange }: WidthProps) => (
  <fieldset className="pick">
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
)

export const WidthSlider = ({ width, onChange }: WidthProps) => (
  <label className="flex items-center gap-4 text-sm text-muted">
    <span className="sr-only">Width of the page in pixels</span>
    <input
      className="h-control min-w-0 flex-1 accent-ink"
      max={1600}
      min={160}
      onChange={(event) => onChange(Number(event.target.value))}
      step={10}
      type="range"
      value={width ?? 0}
    />
    <span className="tabular-nums">{width} px wide</span>
  </label>
)
