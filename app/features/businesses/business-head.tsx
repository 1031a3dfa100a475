import type { ReactNode } from 'react'
import { ButtonLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Time } from '#app/ui/time.tsx'
import { FormerNameLine } from './former-name-line.tsx'
import type { FormerName } from './former-names.server.ts'
import type { PublicBusiness } from './public-business.server.ts'

type BusinessHeadProps = { business: PublicBusiness; formerNames: FormerName[] }

/** The head of a business's page: who it is, notices for visitors, and the button to write a review. */
export function BusinessHead({ business, formerNames }: BusinessHeadProps) {
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
        <div className="lg:max-w-[54rem]">
          <h1
            className={classNames(
              'tracking-[-0.03em] wrap-anywhere',
              name.length > 40 ? 'text-4xl lg:text-5xl' : 'text-5xl lg:text-6xl',
            )}
            dir="auto"
          >
            {name}
          </h1>
          <FormerNames businessId={id} names={formerNames} />
          {description && (
            <p className="mt-4 max-w-measure text-muted" dir="auto">
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

const shownNames = 3

function FormerNames({ businessId, names }: { businessId: string; names: FormerName[] }) {
  if (names.length === 0) return null
  const more = names.length - shownNames
  return (
    <ul className="mt-3 grid gap-1 text-sm text-muted wrap-anywhere">
      {names.slice(0, shownNames).map((former) => (
        <li key={former.until}>
          <FormerNameLine former={former} />
        </li>
      ))}
      {more > 0 && (
        <li>
          <a href={`/business/${businessId}/transparency#who`}>and {more} more</a>
        </li>
      )}
    </ul>
  )
}

function Notice({ children }: { children: ReactNode }) {
  return <p className="mb-8 border-l-2 border-warning py-1 pl-4 text-sm">{children}</p>
}
