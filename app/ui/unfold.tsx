import { type ReactNode, useRef } from 'react'
import { useLocation } from 'react-router'

type UnfoldProps = {
  /** Read aloud in place of the sign. */
  label: string
  summary: ReactNode
  /** Classes of what is pressed. */
  look: string
  className?: string
  children: ReactNode
}

/** Unfolds without JavaScript; with it, it folds when it is left, on Escape and on the way to another place. */
export function Unfold({ label, summary, look, className = '', children }: UnfoldProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  const close = () => details.current?.removeAttribute('open')
  return (
    <details
      className={`relative ${className}`}
      key={key}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        close()
        details.current?.querySelector('summary')?.focus()
      }}
      ref={details}
    >
      <summary aria-label={label} className={look}>
        {summary}
      </summary>
      {children}
    </details>
  )
}
