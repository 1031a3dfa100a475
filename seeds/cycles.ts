import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { analyseReviews } from '#app/features/analyses/analyse-reviews.server.ts'
import { newApiKey } from '#app/features/api-keys/api-key.schema.ts'
import { createApiKey } from '#app/features/api-keys/api-keys.server.ts'
import { businessRows } from '#app/features/businesses/business.table.ts'
import { newCompetitor } from '#app/features/competitors/competitor.schema.ts'
import { addByName } from '#app/features/competitors/competitors.server.ts'
import { reviewImports } from '#app/features/imports/import.table.ts'
import { importReviews } from '#app/features/imports/import-reviews.server.ts'
import { readDay } from '#app/features/profiles/opening-hours.ts'
import type { CountedProvenance } from '#app/features/reviews/review.vocabulary.ts'
import { createWidget } from '#app/features/widgets/create-widget.server.ts'
import { widgetSettings } from '#app/features/widgets/widget.schema.ts'
import { heightFor } from '#app/features/widgets/widget.vocabulary.ts'
import { days, hours, minutes, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { plantBrand } from './brand.ts'
import { plantBusiness } from './businesses.ts'
import cycles from './cycles.json' with { type: 'json' }
import { plantDemoSubscription } from './demo-subscription.ts'
import { plantInboxWords } from './inbox-words.ts'
import { plantInvitations } from './invitations.ts'
import { plantOwner } from './owners.ts'
import { backAt, daysBefore } from './past.ts'
import { plantReviews, type Story } from './planting.ts'
import { plantProducts } from './products.ts'
import { plantWidgetViews } from './widget-views.ts'

export const cyclesOwner = cycles.owner

/** Days ago, stars, how it came, name, text; the reply and after how many hours it came. */
type Told = [number, number, 'c' | 'i' | 'o', string, string, string?, number?]
export const toldOfCycles = cycles.reviews as Told[]

const provenances = { c: 'confirmed', i: 'invited', o: 'order' } satisfies Record<string, CountedProvenance>
const widgets = [
  ['wall', {}],
  ['carousel', { theme: 'card', count: 9 }],
  ['badge', {}],
  ['summary', { theme: 'bold' }],
] as const

const keyOfTill = newApiKey.parse({
  name: 'Till',
  scopes: ['reviews:read', 'figures:read'],
  lifetime: 'never',
})

/** The demo on Enterprise: a workshop with a year of reviews, of an owner of its own. All of it or nothing. */
export async function seedCycles(db: Database): Promise<boolean> {
  return db.transaction(async (tx) => {
    const openedAt = daysBefore(now(), 405)
    const owner = await backAt(openedAt, () => plantOwner(tx, cycles.owner))
    if (!owner) return false
    const { name, website, description, address, logo, cover } = cycles
    const business = await plantBusiness(tx, {
      ownerId: owner.id,
      name,
      website,
      description,
      address,
      openedAt,
      category: 'shop',
      openingHours: {
        days: ['', '8-18', '8-18', '8-18', '8-18', '9-15', ''].map((day) => readDay(day).intervals!),
        isByAppointment: false,
      },
      timeZone: 'Europe/London',
      tierName: 'enterprise',
    })
    await backAt(openedAt, () =>
      plantBrand(tx, business, { accent: '#1d4a86', typeface: 'geist', logo, cover }),
    )
    await plantDemoSubscription(tx, business)
    const reviewIds = await plantReviews(tx, { business, stories: toldOfCycles.map(storyOf) })
    const sold = cycles.products.map(({ product, drawing, said }) => ({
      product,
      picture: framed(drawing),
      said: said as [number, number, string, string][],
    }))
    reviewIds.push(...(await plantProducts(tx, { business, sold })))
    for (const [at, [kind, set]] of widgets.entries()) {
      const settings = widgetSettings.parse({ height: heightFor(kind, 6), ...set })
      await backAt(daysBefore(now(), 390 - at), () => createWidget(tx, { business, kind, settings }))
    }
    await plantInvitations(tx, business)
    await plantWidgetViews(tx, business)
    await analyseReviews(tx, business.id, reviewIds)
    await plantInboxWords(tx, business, cycles.inbox)
    await backAt(daysBefore(now(), 60), () => createApiKey(tx, { business, userId: owner.id }, keyOfTill))
    await plantCompetitor(tx, business.id)
    return true
  })
}

function storyOf([daysAgo, rating, via, authorName, text, reply, afterHours = 0]: Told, at: number): Story {
  const day = Math.floor(daysBefore(now(), daysAgo).getTime() / days(1)) * days(1)
  const writtenAt = new Date(day + hours(8 + (at % 11)) + minutes((at * 17) % 60))
  const confirmedAt = via === 'c' ? new Date(writtenAt.getTime() + minutes(4 + (at % 40))) : writtenAt
  return {
    rating,
    title: null,
    text,
    authorName,
    provenance: provenances[via],
    writtenAt,
    confirmedAt,
    authorEmail: `rider-${at + 1}@mail.example`,
    orderReference: via === 'o' ? `HC-${2000 + at * 3}` : undefined,
    scopes: at % 3 === 0 ? ['show', 'marketing'] : ['show'],
    reply: reply ? { text: reply, at: new Date(writtenAt.getTime() + hours(afterHours)) } : undefined,
  }
}

const framed = (drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><rect width="400" height="400" fill="#e6ecf2"/><g fill="none" stroke="#1d4a86" stroke-width="8">${drawing}</g></svg>`

/** Another workshop, whose reviews were imported to compare them. */
async function plantCompetitor(tx: Database, businessId: string) {
  const { name, reviews } = cycles.competitor
  const id = await addByName(tx, businessId, newCompetitor.parse({ name }))
  const [business] = await tx.select().from(businessRows).where(eq(businessRows.id, id))
  const importId = uuidv7()
  const { reviewIds } = await importReviews(tx, {
    business: business!,
    source: 'Google',
    part: { importId, nth: [] },
    reviews: reviews.map(([daysAgo, rating, authorName, text]) => ({
      rating,
      authorName,
      text,
      writtenAt: daysBefore(now(), daysAgo as number),
    })),
  })
  const all = reviewIds.length
  await tx.insert(reviewImports).values({
    businessId: id,
    id: importId,
    source: 'Google',
    rows: all,
    done: all,
    added: all,
    problems: [],
    finishedAt: now(),
  })
  await analyseReviews(tx, id, reviewIds)
}
