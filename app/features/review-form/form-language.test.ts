import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { reviews } from '#app/features/reviews/review.table.ts'
import { languages } from '#app/languages/languages.ts'
import { messages } from '#app/languages/messages.server.ts'
import { moveClock, seconds } from '#app/platform/clock.ts'
import { action, loader } from '#app/routes/public/review.tsx'
import { describe, expect, test } from '#tests/database.ts'
import { visit } from '#tests/doors.ts'
import { aBusiness, words } from '#tests/factories.ts'
import { mailsTo, runJobs } from '#tests/jobs.ts'
import { chooseLanguage, schemasIn } from './form-language.server.ts'
import { submitReview } from './submission.server.ts'

describe('the checks of the form', () => {
  test.for(languages)('report errors in %s', (language) => {
    const { error } = schemasIn(language).open.safeParse({ rating: '9', text: 'x', authorEmail: 'y' })
    const said = new Set(error?.issues.map(({ message }) => message))
    const { ratingMissing, textShort, nameShort, emailWrong, consentMissing } = messages[language].reviewForm
    expect(said).toEqual(new Set([ratingMissing, textShort, nameShort, emailWrong, consentMissing]))
  })
})

describe('the language of the form', () => {
  const asked = (asked: string | null, accepted: string | null = null, shown?: string) =>
    chooseLanguage({ asked, accepted }, shown)

  test('is the one asked for, else the one the browser prefers, else English', () => {
    expect(asked('de', 'fr')).toBe('de')
    expect(asked('pt-BR')).toBe('pt')
    expect(asked('xx', 'fr-CH, de;q=0.9')).toBe('fr')
    expect(asked(null, 'ja, cs;q=0.4, nl;q=0.8')).toBe('nl')
    expect(asked(null, 'de;q=0, *')).toBe('en')
    expect(asked(null, ',;;q=,\u00e9')).toBe('en')
    expect(asked(null)).toBe('en')
    expect(asked('de', 'fr', 'tr')).toBe('tr')
  })

  test('is the business’s where neither address nor browser asks for one we have', async ({ db }) => {
    const { id } = await aBusiness(db, { language: 'de' })
    const languageFor = async (query: string, headers = {}) => {
      const shown = await visit(loader, { path: `/review?business=${id}${query}`, headers })
      return (shown.data as { pageLanguage: string }).pageLanguage
    }
    expect(await languageFor('')).toBe('de')
    expect(await languageFor('', { 'accept-language': 'ja, *' })).toBe('de')
    expect(await languageFor('', { 'accept-language': 'ja, nl;q=0.4' })).toBe('nl')
    expect(await languageFor('&lang=tr', { 'accept-language': 'nl' })).toBe('tr')
  })

  test('is also the language of its errors', async ({ db }) => {
    const { id } = await aBusiness(db)
    const shown = await visit(loader, {
      path: `/review?business=${id}`,
      headers: { 'accept-language': 'tr' },
    })
    expect(shown.data).toMatchObject({ pageLanguage: 'tr', words: messages.tr.reviewForm })
    const { ticket } = shown.data as { ticket: string }
    const refused = await visit(action, {
      path: `/review?business=${id}`,
      headers: { 'accept-language': 'en' },
      form: { language: 'tr', ticket, text: 'k' },
    })
    expect(refused).toMatchObject({
      status: 422,
      data: { errors: { text: messages.tr.reviewForm.textShort } },
    })
    const quick = await visit(action, {
      path: `/review?business=${id}`,
      form: { ...(words() as unknown as Record<string, string>), title: '', language: 'tr', ticket },
    })
    expect(quick).toMatchObject({ status: 422, data: { message: messages.tr.reviewForm.tooQuick } })
  })

  test('is the one the address asks for, when a form lacks its language field', async ({ db }) => {
    const { id } = await aBusiness(db)
    const path = `/review?business=${id}&lang=tr`
    const { ticket } = (await visit(loader, { path })).data as { ticket: string }
    const form = { ...(words() as unknown as Record<string, string>), title: '', ticket }
    moveClock(seconds(4))
    const sent = await visit(action, { path, headers: { 'accept-language': 'en' }, form })
    moveClock(-seconds(4))
    expect(sent.status).toBe(303)
    const [row] = await db.select().from(reviews).where(eq(reviews.businessId, id))
    expect(row).toMatchObject({ formLanguage: 'tr' })
  })

  test.for(languages)('is stored: consent and confirmation mail in %s', async (language, { db, pool }) => {
    const { id: businessId } = await aBusiness(db, { name: 'Åbo & Söhne' })
    const review = words({ consentMarketing: 'on', authorName: 'Zoë M.' })
    await submitReview(db, {
      channel: { kind: 'open', businessId },
      submissionKey: uuidv7(),
      review,
      language,
    })
    const [row] = await db.select().from(reviews).where(eq(reviews.businessId, businessId))
    const said = messages[language].reviewForm
    const texts = [said.consentShow, said.consentMarketing]
    expect(row).toMatchObject({
      formLanguage: language,
      consentText: texts.map((text) => text.replaceAll('{business}', 'Åbo & Söhne')).join(' '),
    })
    await runJobs(db, pool)
    const [mail] = await mailsTo(db, review.authorEmail)
    expect(mail!.subject).toBe(said.mailSubject.replace('{business}', 'Åbo & Söhne'))
    expect(mail!.html).toContain(`lang="${language}"`)
    expect(mail!.text).toContain(said.isYoursWhy)
    if (language !== 'en') expect(mail!.text).not.toMatch(/Confirm that|Or copy|Somebody/)
  })
})
