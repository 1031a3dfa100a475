import { type ReactNode, useEffect, useState } from 'react'
import { useHydrated } from '#app/ui/hydrated.ts'
import type { Measured } from './live-frame.tsx'
import { type ChosenPage, initialPage, OwnPage, PageChooser, pageQuery } from './page-choice.tsx'
import { PreviewStage, WidthChoice } from './preview-stage.tsx'
import type { Values } from './use-draft.ts'

type PreviewProps = {
  widgetId: string
  version: number
  /** Unsaved values; null while everything is saved. */
  unsaved: Values | null
  /** The sentence that the saved widget shows about itself. */
  label: string
  measured: Measured | null
  onMeasured: (measured: Measured) => void
  width: number | null
  onWidth: (width: number) => void
  children?: ReactNode
}

/** The widget as it would be on a page of the owner's, before anything is saved. */
export function Preview(props: PreviewProps) {
  const { widgetId, version, unsaved, label, measured, onMeasured, width, onWidth, children } = props
  const [page, setPage] = useState<ChosenPage>(initialPage)
  const isHydrated = useHydrated()
  const query = new URLSearchParams({ ...unsaved, ...pageQuery(page), version: `${version}` })
  const src = useSettled(`/business/widgets/${widgetId}/preview?${query}`)
  return (
    <section aria-labelledby="preview" className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="sr-only" id="preview">
        Preview
      </h2>
      {isHydrated && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <WidthChoice onChange={onWidth} width={width ?? 0} />
          <PageChooser chosen={page} onChoose={setPage}>
            <OwnPage onFound={(colours) => setPage({ ...page, ...colours })} />
          </PageChooser>
        </div>
      )}
      <PreviewStage measured={measured} onMeasured={onMeasured} onWidth={onWidth} src={src} width={width} />
      {children}
      <p className="border-l-2 border-ink pl-3 text-sm wrap-anywhere">
        <span className="text-muted">Always shown:</span>{' '}
        <span aria-live="polite" className="font-serif" data-testid="label">
          {measured?.label ?? label}
        </span>
      </p>
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
