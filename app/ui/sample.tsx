import type { ReactNode } from 'react'

type SampleProps = {
  /** What it is a picture of. */
  caption: string
  children: ReactNode
}

/** A picture of a result, set in real type on a sheet, with what it shows below. */
export const Sample = ({ caption, children }: SampleProps) => (
  <figure className="grid content-start gap-2">
    <div className="grid gap-3 rounded-surface border border-line bg-sheet p-5 text-sm wrap-anywhere">
      {children}
    </div>
    <figcaption className="text-xs text-muted">{caption}</figcaption>
  </figure>
)
