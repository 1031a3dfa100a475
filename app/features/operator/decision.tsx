import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'

type DecisionProps = {
  /** The default: "Publish". */
  value: string
  label: string
  /** The other decision, such as "Remove …". */
  other: string
  isOtherOpen: boolean
  /** What the other decision needs, and its button. */
  children: ReactNode
}

/** The default decision; the other lies beside it and opens the rest of the same form, also without JavaScript. */
export const Decision = ({ value, label, other, isOtherOpen, children }: DecisionProps) => (
  <div className="grid *:[grid-area:1/1]">
    <Button
      className="z-1 w-36 self-start justify-self-start px-2"
      kind="primary"
      name="decision"
      value={value}
    >
      {label}
    </Button>
    <details open={isOtherOpen}>
      <summary className="btn ml-39 w-36 cursor-pointer list-none px-2">{other}</summary>
      <div className="mt-4 grid gap-4">{children}</div>
    </details>
  </div>
)
