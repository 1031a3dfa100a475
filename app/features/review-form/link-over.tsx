import type { BusinessFacts } from '#app/features/businesses/finding.server.ts'
import { Visitor } from '#app/features/reviews/form-page.tsx'
import type { FormWords } from '#app/languages/en.ts'
import { fillWords } from '#app/languages/fill-words.ts'
import type { Language } from '#app/languages/languages.ts'
import { EnglishLink } from '#app/ui/english-link.tsx'

type LinkOverProps = {
  business: BusinessFacts
  status: number
  message: string
  /** For the shop's developers, in English. */
  detail?: string
  language: Language
  words: FormWords
}

/** Shown for an invitation or order link that cannot be used, with what to do instead, and for a closed business. */
export function LinkOver({ business, status, message, detail, language, words }: LinkOverProps) {
  const isUsed = status === 409
  return (
    <Visitor business={business} words={words}>
      <div className="grid gap-7">
        <h1 className="text-4xl">{isUsed ? words.alreadyWritten : words.linkOver}</h1>
        <p>{message}</p>
        <p>
          {isUsed || !business.isActive ? (
            <EnglishLink className="btn" href={`/business/${business.id}`} isUnmarked>
              {fillWords(words.seeAll, { business: business.name })}
            </EnglishLink>
          ) : (
            <a className="btn btn-primary" href={`/review?business=${business.id}&lang=${language}`}>
              {words.writeReview}
            </a>
          )}
        </p>
        {detail && (
          <p className="text-xs text-muted" lang="en">
            {detail}
          </p>
        )}
      </div>
    </Visitor>
  )
}
