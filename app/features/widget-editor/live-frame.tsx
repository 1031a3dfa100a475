import { useEffect, useRef, useState } from 'react'
import { classNames } from '#app/ui/class-names.ts'

/** Reports from the page in the frame about the widget in it. */
export type Measured = {
  height: number
  cards: number
  /** Cards in full view. */
  fitting: number
  /** The height at which nothing is cut. */
  natural: number
}

type LiveFrameProps = {
  src: string
  width: number | null
  height: number
  onMeasured: (measured: Measured) => void
}

/** The preview. The former page stays until the next one has loaded, so that nothing flickers while somebody types. */
export function LiveFrame({ src, width, height, onMeasured }: LiveFrameProps) {
  const [loaded, setLoaded] = useState(src)
  const box = useRef<HTMLDivElement>(null)
  const told = useRef(onMeasured)
  told.current = onMeasured

  useEffect(() => {
    const listen = ({ source, data }: MessageEvent) => {
      const frames = [...(box.current?.querySelectorAll('iframe') ?? [])]
      if (!isMeasured(data) || frames.at(-1)?.contentWindow !== source) return
      told.current(data)
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [])

  const pages = loaded === src ? [src] : [loaded, src]
  return (
    <div className="relative" ref={box}>
      {pages.map((page) => (
        <iframe
          className={classNames(
            'block',
            width === null && 'w-full',
            page !== loaded && 'invisible absolute inset-0',
          )}
          height={height}
          key={page}
          onLoad={() => setLoaded((now) => (page === src ? page : now))}
          src={page}
          title="Preview of the widget"
          width={width ?? undefined}
        />
      ))}
    </div>
  )
}

const isMeasured = (data: unknown): data is Measured & { vouchsafe: 'preview' } =>
  typeof data === 'object' && data !== null && 'vouchsafe' in data && data.vouchsafe === 'preview'
