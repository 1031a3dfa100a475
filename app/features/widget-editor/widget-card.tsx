import type { ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import type { WidgetKind } from '#widget/widget-data.ts'

type WidgetCardProps = {
  kind: WidgetKind
  /** The address of its preview. */
  src: string
  title: ReactNode
  /** Below the title. */
  children: ReactNode
  actions: ReactNode
}

/** A widget as it looks, what it is, and what to do with it. */
export const WidgetCard = ({ kind, src, title, children, actions }: WidgetCardProps) => (
  <li className="flex flex-col rounded-surface border border-line bg-sheet">
    <div
      aria-hidden
      className="relative h-44 overflow-hidden rounded-t-surface border-b border-line bg-[#fff]"
      inert
    >
      {kind === 'drawer' ? <FloatingPicture /> : <Picture isSmall={kind === 'badge'} src={src} />}
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
    className={classNames(
      'grid gap-3 sm:gap-5',
      isDense ? 'grid-cols-2 md:grid-cols-3 xl:grid-cols-4' : 'sm:grid-cols-2 xl:grid-cols-3',
    )}
  >
    {children}
  </ol>
)

/** The real widget at half its size, and only to look at; a small one in its own size. */
const Picture = ({ src, isSmall }: { src: string; isSmall: boolean }) => (
  <iframe
    className={classNames('origin-top-left', isSmall ? 'size-full' : 'h-[200%] w-[200%] scale-50')}
    sandbox="allow-same-origin"
    src={src}
    tabIndex={-1}
    title="Picture of the widget"
  />
)

/** A page with the button that floats in its corner. */
const FloatingPicture = () => (
  <svg aria-hidden className="size-full" viewBox="0 0 220 128">
    <path className="stroke-line" d="M16 22h120M16 40h188M16 56h170M16 72h188" strokeWidth="6" />
    <rect className="fill-accent" height="32" rx="16" width="96" x="112" y="84" />
    <text className="fill-on-accent text-sm" x="126" y="105">
      ★ Reviews
    </text>
  </svg>
)
