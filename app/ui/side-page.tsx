import type { ReactNode } from 'react'
import { BackLink } from './back-link.tsx'
import { FormError } from './form-error.tsx'

type SidePageProps = {
  title: string
  error: string | undefined
  /** A picture of the result. */
  sample: ReactNode
  children: ReactNode
}

export const SidePage = ({ title, error, sample, children }: SidePageProps) => (
  <div className="px-(--gutter) pt-6 pb-16">
    <BackLink to="/business/reviews">Reviews</BackLink>
    <h2 className="mb-6 text-3xl text-balance">{title}</h2>
    <div className="settings-beside">
      <div className="min-w-0">
        <FormError text={error} />
        {children}
      </div>
      <div className="settings-result">{sample}</div>
    </div>
  </div>
)
