import { useEffect, useState } from 'react'
import { useHydrated } from '#app/ui/hydrated.ts'
import type { Measured } from './live-frame.tsx'
import { PageChoice } from './page-choice.tsx'
import { PreviewStage, WidthPresets, WidthSlider } from './preview-stage.tsx'
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
