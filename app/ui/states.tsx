import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Sample } from './sample.tsx'

type StateProps = {
  title: string
  children: ReactNode
  /** The next step: a Button or a ButtonLink. */
  action?: ReactNode
  /** Of what will be here. */
  picture?: EmptyPictureName
  /** Larger than a picture and in its place: what will be here, with sample data. */
  sample?: ReactNode
  /** The heading's level. */
  level?: 2 | 3
}

/** An empty screen: what it is for and the one next step. */
export function EmptyState({ title, children, action, picture, sample, level = 2 }: StateProps) {
  const Heading = `h${level}` as const
  const words = (
    <div
      className={classNames(
        'grid content-start justify-items-start gap-3',
        !sample && 'rounded-surface border border-line bg-sheet p-6 sm:p-8',
      )}
    >
      {picture && <EmptyPicture name={picture} />}
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
        <Sample caption="Sample data" isPicture>
          {sample}
        </Sample>
      </div>
    </div>
  )
}

/** A failed screen: what happened, what to do, and the request id. */
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

/** A skeleton in the shape of the content, row by row. */
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

/** A drawing of what will be here, above the words of an empty screen. */
type EmptyPictureName = keyof typeof drawings

const drawings = {
  /** A review with its stars. */
  review: {
    lines: 'M1 4H239V88H1zM20 52H210M20 66H160',
    marks:
      'M28 18l3 7 8 1-6 5 2 8-7-4-7 4 2-8-6-5 8-1zM54 18l3 7 8 1-6 5 2 8-7-4-7 4 2-8-6-5 8-1zM80 18l3 7 8 1-6 5 2 8-7-4-7 4 2-8-6-5 8-1zM106 18l3 7 8 1-6 5 2 8-7-4-7 4 2-8-6-5 8-1zM132 18l3 7 8 1-6 5 2 8-7-4-7 4 2-8-6-5 8-1z',
  },
  /** A letter in its envelope. */
  letter: { lines: 'M1 4H139V88H1zM1 6l69 50 69-50M160 20h79M160 40h60M160 60h72', marks: '' },
}

function EmptyPicture({ name }: { name: EmptyPictureName }) {
  const { lines, marks } = drawings[name]
  return (
    <svg aria-hidden className="empty-picture" viewBox="0 0 240 92">
      <path d={lines} />
      {marks && <path className="starry" d={marks} />}
    </svg>
  )
}
