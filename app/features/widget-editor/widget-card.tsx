import type { ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'

type WidgetCardProps = {
  picture: ReactNode
  title: ReactNode
  /** Shown below the title. */
  children: ReactNode
  actions: ReactNode
}

export const WidgetCard = ({ picture, title, children, actions }: WidgetCardProps) => (
  <li className="relative flex flex-col rounded-surface border border-line bg-sheet">
    <div aria-hidden className="overflow-hidden rounded-t-surface border-b border-line bg-wash" inert>
      {picture}
    </div>
    <div className="flex grow flex-col gap-4 p-4">
      <div className="min-w-0">
        <h2 className="text-lg wrap-anywhere">{title}</h2>
        <div className="text-sm text-muted">{children}</div>
      </div>
      <div className="mt-auto flex flex-wrap gap-2">{actions}</div>
    </div>
  </li>
)

type WidgetCardsProps = { isDense?: boolean; children: ReactNode }

export const WidgetCards = ({ isDense, children }: WidgetCardsProps) => (
  <ol
    className={classNames('grid gap-3 sm:gap-5', isDense ? 'grid-cols-2 xl:grid-cols-4' : 'sm:grid-cols-2')}
  >
    {children}
  </ol>
)
