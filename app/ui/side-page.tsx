import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { FormError } from './form-error.tsx'

type SidePageProps = { title: string; error: string | undefined; sample: ReactNode; children: ReactNode }

/** A page beside the inbox: the way back, what it is for, and a sample of the result. */
export const SidePage = ({ title, error, sample, children }: SidePageProps) => (
  <div className="settings-beside px-(--gutter) pt-6 pb-16">
    <div className="grid min-w-0 gap-6">
      <div className="grid gap-2">
        <p className="text-sm">
          <Link className="reach" to="/business/reviews">
            Back to the reviews
          </Link>
        </p>
        <h2 className="font-serif text-2xl leading-[1.34] font-normal">{title}</h2>
      </div>
      <FormError text={error} />
      {children}
    </div>
    <div className="settings-result">{sample}</div>
  </div>
)
