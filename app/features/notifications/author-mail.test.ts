import { eq } from 'drizzle-orm'
import { challengeReview } from '#app/features/moderation/challenging.server.ts'
import { challengeDecision, decideChallenge } from '#app/features/moderation/deciding-challenges.server.ts'
import { newChallenge } from '#app/features/reviews/review.schema.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { challengeReasonText, failedCheckText } from '#app/features/reviews/review.vocabulary.ts'
import { languages } from '#app/languages/languages.ts'
import { messages } from '#app/languages/messages.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { aBusiness, aReview } from '#tests/factories.ts'
import { mailsTo, runJobs } from '#tests/jobs.ts'

/** Every word by its name: `held`, `reasons.fake`. */
function flat(words: object, before = ''): Record<string, string> {
  const entries = Object.entries(words).map(([name, word]) =>
    typeof word === 'string' ? { [before + name]: word } : flat(word, `${before}${name}.`),
  )
  return Object.assign({}, ...entries)
}

const english = flat(messages.en.authorMail)
const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort()
const named = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.toLowerCase()]))

describe('the words of the mails to an author', () => {
  test.for(languages)(
    'are all there in %s, with the same places to fill and no straight quotes',
    (language) => {
      const words = flat(messages[language].authorMail)
      expect(Object.keys(words).sort()).toEqual(Object.keys(english).sort())
      for (const [name, word] of Object.entries(words)) {
        expect(word, name).toBe(word.trim())
        expect(word, name).not.toMatch(/^$|["']|\s\s/)
        // A name, a reason, a check or a code can stand twice in one language and once in another.
        expect(new Set(places(word)), name).toEqual(new Set(places(english[name]!)))
        // A sentence ends as it does in English: with a full stop, a colon, or with nothing.
        expect(/[.:]$/.exec(word)?.[0], name).toBe(/[.:]$/.exec(english[name]!)?.[0])
      }
    },
  )

  test.for(languages.filter((language) => language !== 'en'))('are not English in %s', (language) => {
    const words = flat(messages[language].authorMail)
    for (const name of Object.keys(english)) expect(words[name], name).not.toBe(english[name])
  })

  test('in French keep their colons and semicolons on the line of the word before', () => {
    for (const word of Object.values(flat(messages.fr.authorMail))) expect(word).not.toMatch(/ [:;?!]/)
  })

  test('call reasons and checks in English what the rest of the service calls them', () => {
    expect(messages.en.authorMail.reasons).toEqual(named(challengeReasonText))
    expect(messages.en.authorMail.checks).toEqual(named(failedCheckText))
  })
})

test.for(languages)(
  'an author who wrote in %s gets the challenge and its decision in that language, and no English',
  async (language, { db, pool }) => {
    const business = await aBusiness(db)
    const review = await aReview(db, { business })
    await db
      .update(reviews)
      .set({ formLanguage: language, title: null, text: '1, 2, 3, 4, 5, 6.' })
      .where(eq(reviews.id, review.id))
    const challenge = newChallenge.parse({ reason: 'fake', grounds: '2026: 1, 2, 3, 4, 5, 6.' })
    const { challengeId } = await challengeReview(db, { business, reviewId: review.id, challenge })
    await runJobs(db, pool)
    const uphold = {
      decision: 'uphold',
      businessId: business.id,
      challengeId,
      reason: 'fake',
      note: '7, 8, 9, 10, 11.',
    }
    await decideChallenge(db, challengeDecision.parse(uphold))
    await runJobs(db, pool)

    const mails = await mailsTo(db, review.authorEmail!)
    const words = messages[language].authorMail
    const filled = (text: string) =>
      text.replaceAll('{business}', business.name).replaceAll('{reason}', words.reasons.fake)
    const [opened, decided] = ['challengedSubject', 'removedSubject'].map((name) => {
      const subject = filled(words[name as 'removedSubject'])
      return mails.find((mail) => mail.subject === subject)
    })
    expect(opened?.html).toContain(`lang="${language}"`)
    expect(opened?.text).toContain(filled(words.challengedPublic))
    expect(decided?.text).toContain(filled(words.removalReason))
    expect(decided?.text).toContain(words.appealOnce)
    if (language === 'en') return
    for (const mail of [opened, decided]) expect(mail?.text).not.toMatch(/\b(the|your|this)\b/i)
  },
)
