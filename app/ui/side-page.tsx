import type { ReactNode } from 'react'
import { BackLink } from './back-link.tsx'
import { classNames } from './class-names.ts'
import { FormError } from './form-error.tsx'

type BesideProps = {
  /** A picture of the result. */
  sample: ReactNode
  /** Names the picture, if it is more than an example. */
  label?: string
  /** Above both, so that the picture begins where the settings do. */
  above?: ReactNode
  /** Classes of the settings. */
  look?: string
  children: ReactNode
}

/** Settings, with a picture of their result beside them. */
export const Beside = ({ sample, label, above, look, children }: BesideProps) => (
  <>
    {above}
    <div className="settings-beside">
      <div className={classNames('min-w-0', look)}>{children}</div>
      {label ? (
        <section aria-label={label} className="settings-result">
          {sample}
        </section>
      ) : (
        <div className="settings-result">{sample}</div>
      )}
    </div>
  </>
)

type SidePageProps = { title: string; error: string | undefined; sample: ReactNode; children: ReactNode }

export const SidePage = ({ title, error, sample, children }: SidePageProps) => (
  <div className="px-(--gutter) pt-6 pb-16">
    <BackLink to="/business/reviews">Reviews</BackLink>
    <h2 className="mb-6 text-3xl text-balance">{title}</h2>
    <Beside sample={sample}>
      <FormError text={error} />
      {children}
    </Beside>
  </div>
)
