import { invitedReview, newReview, reviewSaying } from '#app/features/reviews/review.schema.ts'
import { type Language, languages } from '#app/languages/languages.ts'
import { messages } from '#app/languages/messages.server.ts'

type Preference = { asked?: string | null; accepted?: string | null | undefined; ofBusiness?: Language }

/**
 * The language in which the form was shown; else the one in the address (`?lang=`), else the one that the browser
 * prefers, else the one of the business, else English.
 */
export function chooseLanguage({ asked, accepted, ofBusiness }: Preference, shown?: string): Language {
  return known(shown ?? '') ?? known(asked ?? '') ?? preferred(accepted ?? '') ?? ofBusiness ?? 'en'
}

const known = (tag: string) => languages.find((each) => each === tag.slice(0, 2).toLowerCase())

function preferred(header: string) {
  const wanted = header.split(',').map((part) => {
    const [tag = '', ...rest] = part.trim().split(';')
    const quality = rest.map((each) => /^\s*q=([\d.]+)\s*$/.exec(each)?.[1]).find(Boolean)
    return { language: /^[a-z]{2}(-|$)/i.test(tag) ? known(tag) : undefined, quality: Number(quality ?? 1) }
  })
  // The sort is stable: among equals the first wins.
  return wanted
    .filter(({ language, quality }) => language && quality > 0)
    .sort((a, b) => b.quality - a.quality)[0]?.language
}

/** The schemas of the form, with error messages in its language. */
export function schemasIn(language: Language) {
  return schemas[language]
}

const schemas = Object.fromEntries(
  languages.map((language) => {
    if (language === 'en') return [language, { open: newReview, verified: invitedReview }]
    const open = reviewSaying(messages[language].reviewForm)
    return [language, { open, verified: open.omit({ authorEmail: true }).brand<'InvitedReview'>() }]
  }),
) as Record<Language, { open: typeof newReview; verified: typeof invitedReview }>
