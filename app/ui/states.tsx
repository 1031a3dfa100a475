import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { EmptyPicture, type EmptyPictureName } from './empty-picture.tsx'

type StateProps = {
  title: string
  children: ReactNode
  /** The next step: a Button or a ButtonLink. */
  action?: ReactNode
  /** Of what will be here. */
  picture?: EmptyPictureName
  /** The heading's level. */
  level?: 2 | 3
}

/** An empty screen: what it is for and the one next step. */
export function EmptyState({ title, children, action, picture, level = 2 }: StateProps) {
  const Heading = `h${level}` as const
  return (
    <div className="grid justify-items-start gap-3 border-t border-b border-t-rule border-b-line py-10">
      {picture && <EmptyPicture name={picture} />}
      <Heading className="text-xl">{title}</Heading>
      <div className="max-w-[37em] text-sm text-muted">{children}</div>
      {action}
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
