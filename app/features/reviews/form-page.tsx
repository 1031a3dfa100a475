import type { ReactNode } from 'react'
import type { BusinessFacts } from '#app/features/businesses/public-business.server.ts'
import { pictureAddress, type ShownPictures } from '#app/features/profiles/brand.vocabulary.ts'
import { BusinessLogo } from '#app/features/profiles/business-logo.tsx'
import type { FormWords } from '#app/languages/en.ts'
import { fillWords } from '#app/languages/languages.ts'
import { classNames } from '#app/ui/class-names.ts'
import { EnglishLink } from '#app/ui/english-link.tsx'

type VisitorWords = Pick<
  FormWords,
  'skip' | 'yourWords' | 'yourWordsWhy' | 'sample' | 'collectedWith' | 'privacy'
>

type VisitorProps = {
  business: Pick<BusinessFacts, 'id' | 'name' | 'address' | 'isSample'> & {
    accent?: string | null
    pictures?: ShownPictures
  }
  /** What stands beside the form where there is room. */
  aside?: ReactNode
  /** One column below the cover, which says itself what is promised. */
  isColumn?: boolean
  words: VisitorWords
  /** The menu to choose a language, where there is one. */
  languages?: ReactNode
  children: ReactNode
}

/** The page of somebody who came to speak about one business: nothing else is on it. */
export function Visitor({ business, aside, isColumn, words, languages, children }: VisitorProps) {
  const cover = business.pictures?.cover
  const picture = cover && (
    <img
      alt=""
      className={classNames('w-full rounded-surface object-cover max-md:hidden', isColumn && 'aspect-9/2')}
      height={cover.height}
      src={pictureAddress(business.id, cover)}
      width={cover.width}
    />
  )
  return (
    <div className={classNames('branded', business.accent && 'border-t-6 border-accent')}>
      <div
        className={classNames(
          'mx-auto grid min-h-dvh grid-cols-1 grid-rows-[auto_1fr_auto] px-gutter',
          isColumn ? 'max-w-[760px]' : 'max-w-[1040px]',
        )}
      >
        <a className="sr-only focus:not-sr-only" href="#main">
          {words.skip}
        </a>
        <header className="flex items-center justify-between gap-4 border-b border-line py-1 text-sm">
          <p className="flex min-w-0 flex-wrap items-center gap-x-3 wrap-anywhere">
            <BusinessLogo business={business} size="line" />
            <EnglishLink className="py-3 font-medium" href={`/business/${business.id}`} isUnmarked>
              {business.name}
            </EnglishLink>
            <span className="text-muted">{business.isSample ? words.sample : business.address}</span>
          </p>
          {languages}
        </header>
        <main
          className={classNames(
            'grid grid-cols-1 content-start items-start py-4',
            isColumn
              ? 'gap-6 md:py-8'
              : 'gap-x-10 md:grid-cols-[minmax(0,560px)_minmax(14rem,1fr)] md:py-14 lg:gap-x-20',
          )}
          id="main"
        >
          {isColumn && picture}
          <div>{children}</div>
          {!isColumn && (
            <aside className="mt-10 grid gap-8 text-sm text-muted md:mt-0">
              {aside === undefined ? (
                <div className="grid gap-4">
                  {picture}
                  <p className="wrap-anywhere">
                    <strong className="block font-medium text-ink">{words.yourWords}</strong>
                    {fillWords(words.yourWordsWhy, { business: business.name })}
                  </p>
                </div>
              ) : (
                aside
              )}
            </aside>
          )}
        </main>
        <footer className="border-t border-line py-4 text-xs text-muted">
          <EnglishLink href="/" isUnmarked>
            {words.collectedWith}
          </EnglishLink>{' '}
          · <EnglishLink href="/privacy-policy">{words.privacy}</EnglishLink>
        </footer>
      </div>
    </div>
  )
}
