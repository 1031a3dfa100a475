import { eq } from 'drizzle-orm'
import { challengeReview } from '#app/features/moderation/challenge-review.server.ts'
import { newChallenge } from '#app/features/reviews/review.schema.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { languages } from '#app/languages/languages.ts'
import { messages } from '#app/languages/messages.server.ts'
import { expect, test } from '#tests/database.ts'
import { decideChallengeAsShown, decideHeldAsShown } from '#tests/deciding.ts'
import { aReview } from '#tests/factories.ts'
import { mailsTo, runJobs } from '#tests/jobs.ts'

test.for(languages)(
  'an author who wrote in %s gets mails without English',
  async (language, { db, pool, business, review }) => {
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
    await decideChallengeAsShown(db, uphold)
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

test('the author of a refused review is told of the appeal on offer', async ({ db, pool }) => {
  const held = await aReview(db, { text: 'My neighbour has the number 020 7946 0123, ask her' })
  const { businessId, id: reviewId, authorEmail } = held
  const note = 'Please leave out the telephone number.'
  await decideHeldAsShown(db, { decision: 'refuse', businessId, reviewId, reason: 'personal_data', note })
  await runJobs(db, pool)
  const words = messages.en.authorMail
  const refused = (await mailsTo(db, authorEmail!)).find(({ subject }) =>
    subject.endsWith('was not published'),
  )
  expect(refused?.text).toContain(words.appealOnce)
  expect(refused?.text).not.toMatch(/reply to this email/i)
})
