import type { ReactNode } from 'react'
import { pictureAddress } from '#app/features/profiles/brand.vocabulary.ts'
import { BusinessLogo } from '#app/features/profiles/business-logo.tsx'
import { type DetailsIn, ProfileDetails } from '#app/features/profiles/profile-details.tsx'
import type { ProfileWords } from '#app/languages/en.ts'
import { formatDate } from '#app/languages/format.ts'
import { fillWords } from '#app/languages/languages.ts'
import { classNames } from '#app/ui/class-names.ts'
import { EnglishLink } from '#app/ui/english-link.tsx'
import { Filled } from '#app/ui/filled.ts'
import { Time } from '#app/ui/time.tsx'
import type { EarlierBusiness } from './earlier-businesses.server.ts'
import type { FormerName } from './profile.server.ts'
import type { PublicBusiness } from './public-business.server.ts'

type BusinessHeadProps = {
  business: PublicBusiness
  formerNames: FormerName[]
  earlier?: EarlierBusiness[]
  shownIn: DetailsIn
  /** Within a page that has a heading of its own. */
  isPreview?: boolean
  /** Shown beside the name. */
  children?: ReactNode
}

export function BusinessHead(props: BusinessHeadProps) {
  const { business, formerNames, earlier = [], shownIn, isPreview, children } = props
  const { words } = shownIn
  const { id, name, description, pictures, isActive, closing, isSample } = business
  const Heading = isPreview ? 'p' : 'h1'
  return (
    <header className={isPreview ? '' : 'page pt-6 pb-8 md:pt-10'}>
      {isSample && !isPreview && <Notice>{words.sampleNotice}</Notice>}
      {closing ? (
        <Notice>
          <Filled
            text={words.closing}
            values={{
              business: name,
              since: <Time as="date" at={closing.since} />,
              until: <Time as="date" at={closing.until} />,
            }}
          />
        </Notice>
      ) : (
        !isActive && <Notice>{fillWords(words.closedHere, { business: name })}</Notice>
      )}
      {isPreview && !pictures.cover && (
        <p className="mb-6 grid aspect-3/1 place-items-center rounded-surface border border-dashed border-control text-sm text-muted">
          Your cover picture
        </p>
      )}
      {pictures.cover && (
        <img
          alt={fillWords(words.coverOf, { business: name })}
          className={classNames(
            'mb-6 aspect-3/1 w-full rounded-surface object-cover',
            !isPreview && 'lg:aspect-9/2',
          )}
          height={pictures.cover.height}
          src={pictureAddress(id, pictures.cover)}
          width={pictures.cover.width}
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div className={classNames('flex min-w-0 items-center gap-4', !isPreview && 'flex-wrap md:gap-6')}>
          {isPreview && !pictures.logo && (
            <p className="grid size-16 shrink-0 place-items-center rounded-control border border-dashed border-control text-sm text-muted">
              Logo
            </p>
          )}
          <BusinessLogo
            alt={fillWords(words.logoOf, { business: name })}
            business={business}
            size={isPreview ? 'entry' : pictures.cover ? 'cover' : 'head'}
          />
          <Heading
            className={classNames(
              'min-w-0 grow font-serif tracking-[-0.03em] wrap-anywhere',
              isPreview ? 'text-2xl' : 'basis-[5em]',
              !isPreview && (name.length > 40 ? 'text-4xl lg:text-5xl' : 'text-5xl lg:text-6xl'),
            )}
            dir="auto"
          >
            {name}
          </Heading>
        </div>
        {children}
      </div>
      <FormerNames businessId={id} names={formerNames} words={words} />
      {earlier.map(({ id: recordId, closedAt }) => (
        <p className="mt-3 text-sm" key={recordId} lang={shownIn.language}>
          {fillWords(words.earlier.line, { date: formatDate(closedAt, shownIn.language) })}{' '}
          <a href={`/business/${id}/earlier/${recordId}?lang=${shownIn.language}`} rel="nofollow">
            {words.earlier.link}
          </a>
        </p>
      ))}
      {description && (
        <p className="mt-4 max-w-measure text-muted wrap-anywhere" dir="auto">
          {description}
        </p>
      )}
      <ProfileDetails business={business} shownIn={shownIn} />
      {!isPreview && (pictures.cover || pictures.logo) && (
        <p className="mt-4 text-xs text-muted" lang={shownIn.language}>
          {fillWords(words.ownWords, { business: name })} <a href="/contact">{words.report}</a>
        </p>
      )}
    </header>
  )
}

const shownNames = 3

type FormerNamesProps = { businessId: string; names: FormerName[]; words: ProfileWords }

function FormerNames({ businessId, names, words }: FormerNamesProps) {
  if (names.length === 0) return null
  const more = names.length - shownNames
  return (
    <ul className="mt-3 grid gap-1 text-sm text-muted wrap-anywhere">
      {names.slice(0, shownNames).map((former) => (
        <li key={former.until}>
          <FormerNameLine former={former} words={words} />
        </li>
      ))}
      {more > 0 && (
        <li>
          <EnglishLink href={`/business/${businessId}/transparency#who`}>
            {fillWords(words.moreNames, { count: more })}
          </EnglishLink>
        </li>
      )}
    </ul>
  )
}

function Notice({ children }: { children: ReactNode }) {
  return <p className="mb-5 border-l-2 border-warning py-1 pl-4 text-sm">{children}</p>
}

/** "Formerly Corner & Crumb, at old.example, until 3 Nov 2026" */
export function FormerNameLine({ former, words }: { former: FormerName; words: ProfileWords }) {
  const { name, domain, until } = former
  return (
    <Filled
      text={words.formerly}
      values={{
        name: (
          <>
            {name && <bdi>{name}</bdi>}
            {name && domain && ', '}
            {domain && <Filled text={words.atDomain} values={{ domain: <bdi>{domain}</bdi> }} />}
          </>
        ),
        date: <Time as="date" at={until} />,
      }}
    />
  )
}
