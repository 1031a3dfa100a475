import type { ReactNode } from 'react'

type UnfoldProps = {
  /** Read aloud in place of the icon. */
  label: string
  summary: ReactNode
  /** Classes of the summary. */
  look: string
  className?: string
  children: ReactNode
}

/** Unfolds without JavaScript; unfold.script.ts closes it on blur and Escape. */
export function Unfold({ label, summary, look, className = '', children }: UnfoldProps) {
  return (
    <details className={`relative ${className}`} data-unfold>
      <summary aria-label={label} className={look}>
        {summary}
      </summary>
      {children}
    </details>
  )
}
