import type { BusinessFacts } from '#app/features/businesses/finding.server.ts'
import { Visitor } from './form-page.tsx'

type LinkOverProps = { business: BusinessFacts; status: number; message: string }

/** An invitation or a link to an order that cannot be used, and what can be done instead. */
export function LinkOver({ business, status, message }: LinkOverProps) {
  const isUsed = status === 409
  return (
    <Visitor business={business}>
      <div className="grid gap-7">
        <h1 className="text-4xl">{isUsed ? 'You have told it already' : 'This link cannot be used'}</h1>
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
