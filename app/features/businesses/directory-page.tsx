import { Link } from 'react-router'
import { pictureAddress } from '#app/features/profiles/brand.vocabulary.ts'
import { BusinessMark } from '#app/features/profiles/business-logo.tsx'
import { en } from '#app/languages/en.ts'
import { countOf, formatAverage, formatNumber } from '#app/languages/format.ts'
import { Badge } from '#app/ui/badge.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { SearchForm } from '#app/ui/search-form.tsx'
import { Stars } from '#app/ui/stars.tsx'
import type { DirectoryEntry, Found, DirectoryPage as Listed } from './directory.server.ts'

type DirectoryPageProps = {
  words: string
  /** Search results; without a search, the list by name. */
  found: Found | null
  listed: Listed | null
  letters: { from: string; label: string; isCurrent: boolean }[]
  isAtStart: boolean
}

export function DirectoryPage({ words, found, listed, letters, isAtStart }: DirectoryPageProps) {
  return (
    <div className="page pt-6 md:pt-10">
      <PageHeader
        action={<SearchForm action="/businesses" label="Name or website" words={words} />}
        lead="Every business that collects reviews here."
        title="Businesses"
      />
      {found && <Results found={found} words={words} />}
      {listed && (
        <>
          {!(isAtStart && listed.nextCursor === null) && letters.length > 1 && <Letters letters={letters} />}
          {listed.entries.length === 0 ? (
            <p className="mt-8 border-t border-rule py-10 text-muted">
              {isAtStart ? 'No business collects reviews here yet.' : 'No more businesses.'}
            </p>
          ) : (
            <Entries entries={listed.entries} />
          )}
          <Pagination
            label="Businesses"
            newer={isAtStart ? undefined : '/businesses'}
            newerLabel="Back to the start"
            older={listed.nextCursor ? `/businesses?after=${listed.nextCursor}` : undefined}
            olderLabel="Next names"
          />
        </>
      )}
    </div>
  )
}

function Results({ found, words }: { found: Found; words: string }) {
  const { entries, isNear, hasMore } = found
  return (
    <section aria-label="Found">
      <p aria-live="polite" className="mt-8 text-sm text-muted">
        {entries.length === 0
          ? `No business matches “${words}”. Try fewer words.`
          : isNear
            ? `No business is called “${words}”. These are similar.`
            : `${formatNumber(entries.length)}${hasMore ? ' and more' : ''} found for “${words}”, the most reviewed first.`}{' '}
        <Link to="/businesses">Show all businesses</Link>
      </p>
      {entries.length > 0 && <Entries entries={entries} />}
      {hasMore && <p className="mt-4 text-sm text-muted">There are more. Another word narrows it down.</p>}
    </section>
  )
}

function Letters({ letters }: Pick<DirectoryPageProps, 'letters'>) {
  return (
    <nav aria-label="First letters" className="mt-8 -mb-4">
      <ul className="flex flex-wrap gap-x-1 gap-y-1 text-sm">
        {letters.map(({ from, label, isCurrent }) => (
          <li key={from}>
            <Link
              aria-current={isCurrent ? 'true' : undefined}
              className="inline-flex min-h-8 min-w-8 items-center justify-center aria-current:font-semibold aria-current:no-underline"
              to={`/businesses?from=${encodeURIComponent(from)}`}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Entries({ entries }: { entries: DirectoryEntry[] }) {
  return (
    <ul className="mt-8 grid gap-4 sm:grid-cols-2">
      {entries.map((entry) => (
        <li
          className="relative overflow-hidden rounded-surface border border-line bg-sheet hover:border-control"
          key={entry.id}
        >
          <Cover {...entry} />
          <div className="flex items-center gap-5 p-5">
            <BusinessMark business={entry} size="entry" />
            <div className="grid min-w-0 gap-1">
              <h2 className="font-serif text-2xl/snug font-normal wrap-anywhere">
                {/* The whole card leads there. */}
                <Link
                  className="no-underline after:absolute after:inset-0"
                  dir="auto"
                  to={`/business/${entry.id}`}
                >
                  {entry.name}
                </Link>
              </h2>
              <About {...entry} />
              {entry.reviewCount === 0 ? (
                <p className="mt-1">No reviews yet</p>
              ) : (
                <p className="mt-1 flex flex-wrap items-center gap-x-3">
                  <b className="font-display text-2xl font-normal">{formatAverage(entry.score, 1)}</b>
                  <Stars isLarge rating={entry.score} />
                  {countOf(entry.reviewCount, 'review')}
                </p>
              )}
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}

export function Cover({ id, pictures: { cover } }: Pick<DirectoryEntry, 'id' | 'pictures'>) {
  if (!cover) return null
  return (
    <img
      alt=""
      className="aspect-3/1 max-h-40 w-full bg-wash object-cover"
      height={cover.height}
      loading="lazy"
      src={pictureAddress(id, cover)}
      width={cover.width}
    />
  )
}

function About({ category, domainName, isDomainProven, isSample }: DirectoryEntry) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted wrap-anywhere">
      {category && category !== 'other' && <span>{en.profile.categories[category]}</span>}
      <span>{domainName}</span>
      {isDomainProven && <Badge kind="good">Owner confirmed</Badge>}
      {isSample && <Badge>Sample data</Badge>}
    </p>
  )
}
