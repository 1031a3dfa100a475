import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** The way back to the page above, over a heading. */
export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link className="mb-5 inline-flex min-h-control items-center gap-1 text-sm no-underline" to={to}>
    <ChevronLeft aria-hidden size={16} strokeWidth={1.5} /> {children}
  </Link>
)
