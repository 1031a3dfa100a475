import type { ReactNode } from 'react'
import { ButtonLink } from '#app/ui/button.tsx'
import { Time } from '#app/ui/time.tsx'
import type { PublicBusiness } from './public-business.server.ts'

/** The head of a business's page: who it is, notices for visitors, and the button to write a review. */
export function BusinessHead({ business }: { business: PublicBusiness }) {
  const { id, name, website, domainName, address, description, isDomainProven, isActive, closing, isSample } =
    business
  return (
    <header className="page pt-6 pb-8 md:pt-10">
      {isSample && (
        <Notice>This is sample data. These reviews are fictional and show how the page looks.</Notice>
      )}
      {closing ? (
        <Notice>
          {name} was closed by its owner on <Time as="date" at={closing.since} /> and no longer collects
          reviews. It and its reviews will be erased on <Time as="date" at={closing.until} />.
        </Notice>
      ) : (
        !isActive && <Notice>{name} is closed here and no longer collects reviews.</Notice>
      )}
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
        <div className="max-w-measure">
          <h1 className="text-5xl tracking-[-0.03em] wrap-anywhere lg:text-6xl" dir="auto">
            {name}
          </h1>
          {description && (
            <p className="mt-4 text-muted" dir="auto">
              {description}
            </p>
          )}
          <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-sm text-muted">
            {address && <li dir="auto">{address}</li>}
            <li>
              <a href={website} rel="nofollow noopener ugc">
                {domainName}
              </a>
            </li>
            {isDomainProven && <li>Owner confirmed by domain</li>}
          </ul>
        </div>
        {isActive && (
          <ButtonLink kind="primary" reloadDocument to={`/review?business=${id}`}>
            Write a review
          </ButtonLink>
        )}
      </div>
    </header>
  )
}

function Notice({ children }: { children: ReactNode }) {
  return <p className="mb-8 border-l-2 border-warning py-1 pl-4 text-sm">{children}</p>
}
