import type { ReactNode } from 'react'
import { BackLink } from './back-link.tsx'
import { classNames } from './class-names.ts'
import { FormError } from './form-error.tsx'

type BesideProps = {
  title?: ReactNode
  /** A picture of the result: an example, which a phone leaves out. */
  sample: ReactNode
  /** Names the picture, if it is more than an example. */
  label?: string
  /** On a phone the picture comes first: it answers the title. */
  isFirst?: boolean
  /** Below the title and above both, so that the picture begins where the settings do. */
  above?: ReactNode
  /** Classes of the settings. */
  look?: string
  children: ReactNode
}

/** Settings, with a picture of their result beside them. */
export const Beside = ({ title, sample, label, isFirst, above, look, children }: BesideProps) => (
  <div>
    {title && <h2 className="mb-6 text-3xl text-balance wrap-anywhere">{title}</h2>}
    {above}
    <div className="settings-beside">
      <div className={classNames('min-w-0', look)}>{children}</div>
      {label ? (
        <section
          aria-label={label}
          className={classNames('settings-result', isFirst && 'max-[1099px]:-order-1')}
        >
          {sample}
        </section>
      ) : (
        <div className="settings-result max-[699px]:hidden">{sample}</div>
      )}
    </div>
  </div>
)

type SidePageProps = {
  title: string
  error: string | undefined
  sample: ReactNode
  /** Names the picture, if it is more than an example. */
  label?: string
  /** Over the whole width. */
  below?: ReactNode
  children: ReactNode
}

export const SidePage = ({ title, error, sample, label, below, children }: SidePageProps) => (
  <div className="px-(--gutter) pt-6 pb-16">
    <BackLink to="/business/reviews">Reviews</BackLink>
    <Beside label={label} sample={sample} title={title}>
      <FormError text={error} />
      {children}
    </Beside>
    {below && <div className="mt-10">{below}</div>}
  </div>
)
