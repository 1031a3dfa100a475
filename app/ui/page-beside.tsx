import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { PageHeader } from './page-header.tsx'

type PageBesideProps = {
  title: ReactNode
  lead?: ReactNode
  /** In the other half: on a sheet, unless it is a picture. */
  beside?: ReactNode
  isPicture?: boolean
  /** Over the whole width. */
  below?: ReactNode
  className?: string
  children?: ReactNode
}

/** A short page in two halves: heading and task on one side, a sheet or a picture on the other. On a phone a sample comes last. */
export const PageBeside = ({
  title,
  lead,
  beside,
  isPicture,
  below,
  className,
  children,
}: PageBesideProps) => (
  <div
    className={classNames(
      'page grid gap-x-20 gap-y-6 pt-[clamp(32px,5vw,72px)] sm:gap-y-10 lg:grid-cols-2',
      isPicture ? 'items-center' : 'items-start',
      className,
    )}
  >
    <div className="grid max-w-[600px] gap-5">
      <PageHeader lead={lead} title={title} />
      {children}
    </div>
    {isPicture
      ? beside
      : beside && (
          <aside className="grid gap-6 rounded-surface border border-line bg-sheet p-6 sm:p-10">
            {beside}
          </aside>
        )}
    {below && <div className="border-t border-rule pt-8 lg:col-span-2">{below}</div>}
  </div>
)
