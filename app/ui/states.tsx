import { Mail, MessageSquareQuote } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Sample } from './sample.tsx'

type StateProps = {
  title: string
  children: ReactNode
  /** The next step: a Button or a ButtonLink. */
  action?: ReactNode
  /** A picture of what will be here. */
  picture?: keyof typeof pictures
  /** Larger than a picture and in its place: what will be here, with sample data. */
  sample?: ReactNode
  level?: 1 | 2 | 3
}

const pictures = { review: MessageSquareQuote, letter: Mail }

export function EmptyState({ title, children, action, picture, sample, level = 2 }: StateProps) {
  const Heading = `h${level}` as const
  const Picture = picture && pictures[picture]
  const words = (
    <div
      className={classNames(
        'grid content-start justify-items-start gap-4',
        !sample && 'rounded-surface border border-line bg-sheet p-6 sm:p-8',
      )}
    >
      {Picture && <Picture aria-hidden className="text-muted" size={56} strokeWidth={0.75} />}
      <Heading className={sample ? 'text-3xl text-balance' : 'text-xl'}>{title}</Heading>
      <div className="max-w-[37em] text-sm text-muted">{children}</div>
      {action}
    </div>
  )
  if (!sample) return words
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-8 pt-2 min-[1000px]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      {words}
      <div className="stage">
        <Sample isPicture>{sample}</Sample>
      </div>
    </div>
  )
}

export function FailedState({ requestId, children, ...rest }: StateProps & { requestId?: string }) {
  return (
    <div data-failed role="alert">
      <EmptyState {...rest}>
        {children}
        {requestId && <p className="mt-2 text-xs">Request {requestId}</p>}
      </EmptyState>
    </div>
  )
}

const widths = { short: 'w-20', half: 'w-1/2', most: 'w-4/5', full: 'w-full' }

type BoneProps = { width?: keyof typeof widths; isTall?: boolean }

/** One line of a skeleton. */
export function Bone({ width = 'full', isTall }: BoneProps) {
  return <div className={classNames('bone', widths[width], isTall ? 'h-4' : 'h-3')} />
}

type SkeletonProps = {
  /** What is loading: "Loading reviews". */
  label: string
  rows?: number
  /** The shape of one row, of Bones. */
  children?: ReactNode
}

export function Skeleton({ label, rows = 3, children }: SkeletonProps) {
  return (
    <div aria-label={label} className="border-t border-rule" role="status">
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div aria-hidden className="grid gap-2.5 border-b border-line py-5" key={row}>
          {children ?? (
            <>
              <Bone width="short" />
              <Bone isTall />
              <Bone isTall width="most" />
              <Bone width="short" />
            </>
          )}
        </div>
      ))}
    </div>
  )
}
