import type { ReactNode } from 'react'

/** The mark of the house, for what is about reviews that stay. */
export const Stet = ({ children }: { children: ReactNode }) => (
  <figure className="grid gap-4 rounded-surface border border-line bg-sheet px-6 py-16 text-center sm:py-24">
    <p className="font-display text-2xl sm:text-4xl">
      <span className="stet">
        <s className="decoration-negative decoration-1">The coffee was cold.</s>
      </span>
    </p>
    <figcaption className="text-sm text-muted">
      {children} Dots under a struck line are a proofreader’s <i>stet</i>, let it stand.
    </figcaption>
  </figure>
)
