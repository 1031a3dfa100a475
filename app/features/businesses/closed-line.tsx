import { Link } from 'react-router'
import { Time } from '#app/ui/time.tsx'

type ClosedLineProps = {
  name: string
  /** From when on a business that its owner closed is erased. */
  erasedFrom: Date | null
  /** The reason for a business that the operator closed. */
  reason: string | null
}

/** Above the owner's pages of a closed business: what no longer happens, and what can still be done. */
export function ClosedLine({ name, erasedFrom, reason }: ClosedLineProps) {
  return (
    <p className="max-w-[52em] border-l-2 border-warning py-1 pl-4 text-sm wrap-anywhere">
      <strong className="font-medium">
        {erasedFrom ? `${name} is closed.` : `The operator closed ${name}.`}
      </strong>{' '}
      It collects no reviews, invites nobody, and its widgets show nothing; its reviews stay readable.{' '}
      {erasedFrom && (
        <>
          On <Time as="date" at={erasedFrom} /> it is erased with them.{' '}
        </>
      )}
      {reason && <>Reason: {reason} </>}
      <Link to="/profile/closing">
        {erasedFrom ? 'Reopen it or download everything' : 'Download everything'}
      </Link>
    </p>
  )
}
