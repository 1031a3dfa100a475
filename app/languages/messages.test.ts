import { describe, expect, test } from 'vitest'
import { reportGroundText } from '#app/features/moderation/case.vocabulary.ts'
import { failedCheckText } from '#app/features/reviews/review.vocabulary.ts'
import { languages } from './languages.ts'
import { consentText, messages } from './messages.server.ts'

/** Every message by its path: `authorMail.reasons.fake`. */
function flat(group: object, before = ''): Record<string, string> {
  const entries = Object.entries(group).map(([name, value]) =>
    typeof value === 'string' ? { [before + name]: value } : flat(value, `${before}${name}.`),
  )
  return Object.assign({}, ...entries)
}

const english = flat(messages.en)
/** Some languages have forms of a plural that English lacks. */
const inEnglish = (path: string) => english[path] ?? english[path.replace(/\.(few|many)$/, '.other')]!
const others = languages.filter((language) => language !== 'en')
const places = (text: string) => new Set([...text.matchAll(/\{\w+\}/g)].map(([place]) => place))
const ending = (text: string) => /[.:?]$/.exec(text.replaceAll('\u202f', ''))?.[0]
/** The few that are the same in English. */
const alike = [
  'fr reviewForm.star5',
  'it reviewForm.privacy',
  'tr widgets.quoted',
  'fr widgets.photos.one',
  'fr widgets.photos.other',
  'fr page.sentiments.neutral',
  'fr page.votes.one',
  'fr page.votes.other',
  'de page.filter.in',
  'it page.filter.in',
  'it page.inLanguage',
  'nl page.filter.in',
]

describe.for(languages)('the messages in %s', (language) => {
  const own = flat(messages[language])

  test('have a code that the tables take and that the runtime knows', () => {
    expect(language).toMatch(/^[a-z]{2}$/)
    expect(Intl.DateTimeFormat.supportedLocalesOf(language)).toEqual([language])
  })

  test('have the same places to fill and the same endings as in English, and typographic quotes', () => {
    for (const [path, message] of Object.entries(own)) {
      expect(message, path).toBe(message.trim())
      expect(message, path).not.toMatch(/^$|["']|\s\s/)
      expect(places(message), path).toEqual(places(inEnglish(path)))
      // Spanish and Portuguese end a greeting with a colon, others with nothing.
      if (!path.startsWith('invitation.greeting')) expect(ending(message), path).toBe(ending(inEnglish(path)))
    }
  })

  test('ask for consent in sentences of their own', () => {
    const [shown, all] = [['show'] as const, ['show', 'marketing'] as const].map((scopes) =>
      consentText(language, 'Åbo & Söhne', scopes),
    )
    expect(all!.startsWith(`${shown} `)).toBe(true)
    expect(all!.match(/Åbo & Söhne/g)).toHaveLength(2)
    const same = languages.filter((each) => consentText(each, 'Åbo & Söhne', ['show']) === shown)
    expect(same).toEqual([language])
  })
})

test.for(others)('nothing is left in English in %s', (language) => {
  const untranslated = Object.entries(flat(messages[language])).filter(
    // A café, a hotel and software have the same name in many languages.
    ([path, message]) =>
      message === english[path] &&
      !path.startsWith('profile.categories.') &&
      !alike.includes(`${language} ${path}`),
  )
  expect(untranslated).toEqual([])
})

test.for(languages)('each plural in %s has the forms of the language and no others', (language) => {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  const { widgets, review, page } = messages[language]
  for (const [name, forms] of Object.entries({ ...widgets, ...review, ...page }))
    if (typeof forms === 'object' && 'other' in forms)
      expect(Object.keys(forms).toSorted(), name).toEqual(pluralCategories.toSorted())
})

test('French keeps its colons and semicolons on the line of the word before', () => {
  for (const [path, message] of Object.entries(flat(messages.fr)))
    expect(message, path).not.toMatch(/ [:;?!]/)
})

test('English calls reasons and checks what the rest of the service calls them', () => {
  const lowered = (texts: Record<string, string>) =>
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.toLowerCase()]))
  expect(messages.en.authorMail.reasons).toEqual(lowered(reportGroundText))
  expect(messages.en.authorMail.checks).toEqual(lowered(failedCheckText))
})

test('the invitation does not hint at an answer', () => {
  expect(JSON.stringify(messages.en.invitation)).not.toMatch(/happy|satisfied|love|5 stars|five stars/i)
})
