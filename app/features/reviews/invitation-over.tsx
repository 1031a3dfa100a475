import type { BusinessFacts } from '#app/features/businesses/finding.server.ts'
import { Visitor } from './form-page.tsx'

type InvitationOverProps = { business: BusinessFacts; message: string; isUsed: boolean }

/** An invitation that can no longer be used, and what can be done instead. */
export function InvitationOver({ business, message, isUsed }: InvitationOverProps) {
  return (
    <Visitor business={business}>
      <div className="grid gap-7">
        <h1 className="text-4xl">{isUsed ? 'You have told it already' : 'This invitation is over'}</h1>
        <p>{message}</p>
        <p>
          {isUsed ? (
            <a className="btn" href={`/business/${business.id}`}>
              See all reviews of {business.name}
            </a>
          ) : (
            <a className="btn btn-primary" href={`/review?business=${business.id}`}>
              Tell how it was
            </a>
          )}
        </p>
      </div>
    </Visitor>
  )
}
