import { useEffect, useRef, useState } from 'react'
import { previewPages } from '#app/features/widgets/widget.vocabulary.ts'
import { useHydrated } from '#app/ui/hydrated.ts'
import { isColour } from './host-page.ts'
import { LiveFrame, type Measured } from './live-frame.tsx'
import type { Values } from './use-draft.ts'

type PreviewProps = {
  widgetId: string
  version: number
  /** Unsaved values; null while everything is saved. */
  unsaved: Values | null
  measured: Measured | null
  onMeasured: (measured: Measured) => void
}

const firstWidths = { phone: 360, wide: 680 }

/** The widget as it would be on a page of the owner's, before anything is saved. */
export function Preview({ widgetId, version, unsaved, ...stage }: PreviewProps) {
  const [page, setPage] = useState('light')
  const [width, setWidth] = useState<number | null>(null)
  useEffect(() => setWidth(innerWidth < 640 ? firstWidths.phone : firstWidths.wide), [])
  const isHydrated = useHydrated()
  const query = new URLSearchParams({ ...unsaved, page, version: `${version}` })
  const src = useSettled(`/business/widgets/${widgetId}/preview?${query}`)
  return (
    <section aria-labelledby="preview" className="widget-preview">
      <h2 className="sr-only" id="preview">
        Preview
      </h2>
      {isHydrated && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <WidthPresets onChange={setWidth} width={width} />
          <PageChoice onChange={setPage} page={page} />
        </div>
      )}
      <PreviewStage {...stage} src={src} width={width} />
      {width && <WidthSlider onChange={setWidth} width={width} />}
    </section>
  )
}

const pauseMs = 300

/** A value once it has not changed for a moment. */
function useSettled(value: string) {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

type PageChoiceProps = {
  /** "light", "dark" or a background. */
  page: string
  onChange: (page: string) => void
}

function PageChoice({ page, onChange }: PageChoiceProps) {
  const isOwn = isColour(page)
  const choices = [
    ['Light', 'light'],
    ['Dark', 'dark'],
    ['Your page', isOwn ? page : previewPages.cream[0]],
  ] as const
  return (
    <div className="flex items-center gap-2">
      {isOwn && (
        <input
          aria-label="Background of your page"
          className="control h-9 w-12 p-1"
          onChange={(event) => onChange(event.target.value)}
          type="color"
          value={page}
        />
      )}
      <fieldset className="pick">
        <legend className="sr-only">Page around it</legend>
        {choices.map(([label, value]) => (
          <label key={label}>
            <input
              checked={page === value}
              name="preview-page"
              onChange={() => onChange(value)}
              type="radio"
            />
            {label}
          </label>
        ))}
      </fieldset>
    </div>
  )
}

type PreviewStageProps = {
  src: string
  /** Null until it is known how much room there is. */
  width: number | null
  measured: Measured | null
  onMeasured: (measured: Measured) => void
}

const heights = { first: 420, least: 120, most: 2400 }

/** The page in its frame, at any width: what is wider than the screen is scaled down. */
function PreviewStage({ src, width, measured, onMeasured }: PreviewStageProps) {
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

const WidthPresets = ({ width, onChange }: WidthProps) => (
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

const WidthSlider = ({ width, onChange }: WidthProps) => (
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
