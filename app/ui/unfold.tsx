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

/** Unfolds without JavaScript; page.script.ts closes it on blur and Escape. On desks it scrolls into the window. */
export function Unfold({ label, summary, look, className = '', children }: UnfoldProps) {
  return (
    <details
      className={`relative ${className}`}
      data-unfold
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) currentTarget.lastElementChild?.scrollIntoView({ block: 'nearest' })
      }}
    >
      <summary aria-label={label} className={look}>
        {summary}
      </summary>
      {children}
    </details>
  )
}
