import { type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { LiveFrame, type Measured } from './live-frame.tsx'

type PreviewStageProps = {
  src: string
  /** Null until it is known how much room there is. */
  width: number | null
  onWidth: (width: number) => void
  measured: Measured | null
  onMeasured: (measured: Measured) => void
}

const heights = { first: 420, least: 120, most: 2400 }

/** The page in its frame, at any width: what is wider than the screen is scaled down. */
export function PreviewStage({ src, width, onWidth, measured, onMeasured }: PreviewStageProps) {
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
    stage.current.style.height = `${Math.ceil(height * scale)}px`
  }, [width, scale, height])

  return (
    <div className="grid gap-2">
      <section
        aria-label="The widget, to scroll"
        className="widget-stage overflow-x-hidden overflow-y-auto border border-line"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keyboard
        tabIndex={0}
      >
        <div className="relative overflow-hidden" ref={stage}>
          <div className="origin-top-left" ref={frame}>
            <LiveFrame height={height} onMeasured={onMeasured} src={src} width={width} />
            {width && <Handle onWidth={onWidth} scale={scale} width={width} />}
          </div>
        </div>
      </section>
      {width && (
        <p className="text-xs text-muted tabular-nums">
          {width} pixels wide{scale < 1 && `, shown at ${Math.round(scale * 100)}%`}
        </p>
      )}
    </div>
  )
}

/** How wide the stage is. */
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

type HandleProps = { width: number; scale: number; onWidth: (width: number) => void }

/** The edge of the page, to be dragged. The slider does the same for the keyboard. */
function Handle({ width, scale, onWidth }: HandleProps) {
  const start = useRef<{ x: number; width: number }>(null)
  function drag(event: PointerEvent) {
    if (!start.current) return
    const wanted = start.current.width + (event.clientX - start.current.x) / scale
    onWidth(Math.round(Math.min(Math.max(wanted, widths.min), widths.max) / widths.step) * widths.step)
  }
  return (
    <div
      aria-hidden
      className="absolute inset-y-0 right-0 flex w-4 cursor-ew-resize touch-none items-center justify-center"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        start.current = { x: event.clientX, width }
      }}
      onPointerMove={drag}
      onPointerUp={() => {
        start.current = null
      }}
    >
      <span className="h-12 w-1.5 rounded-full bg-control" />
    </div>
  )
}

const widths = { min: 160, max: 1600, step: 10 }

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
