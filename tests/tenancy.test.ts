import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { type Business, businesses } from '#app/features/businesses/business.table.ts'
import { replies, reviews } from '#app/features/reviews/review.table.ts'
import { createWidget } from '#app/features/widgets/creating.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { Owner } from '#app/routes/guards.server.ts'
import { describe, expect, test } from './database.ts'
import { visit } from './doors.ts'
import { aBusiness, aReview, aUser } from './factories.ts'
import { routeTable } from './route-table.ts'

type Door = { loader?: (args: never) => unknown; action?: (args: never) => unknown; middleware?: unknown[] }
const modules = import.meta.glob<Door>('../app/routes/**/*.{ts,tsx}')

/**
 * Who may come through each door of the route table, and so what is tried at it. A door that is added to the
 * table and not here fails the first test.
 *
 * public: nothing of a tenant but what anybody may read · token: opened by a secret alone · person: about the
 * signed-in person alone · owner: the business area · operator: the operator · local: this machine
 */
const kinds: Record<string, 'public' | 'token' | 'person' | 'owner' | 'operator' | 'local'> = {
  'routes/public/layout.tsx': 'public',
  'routes/public/form-layout.tsx': 'public',
  'routes/account/layout.tsx': 'public',
  'routes/public/landing.tsx': 'public',
  'routes/public/demo.tsx': 'public',
  'routes/public/demo-shop.ts': 'public',
  'routes/public/sample-wall.ts': 'public',
  'routes/public/integrations.tsx': 'public',
  'routes/public/faq.tsx': 'public',
  'routes/public/about.tsx': 'public',
  'routes/public/blog.tsx': 'public',
  'routes/public/careers.tsx': 'public',
  'routes/public/terms.tsx': 'public',
  'routes/public/privacy.tsx': 'public',
  'routes/public/imprint.tsx': 'public',
  'routes/public/review-policy.tsx': 'public',
  'routes/public/contact.tsx': 'public',
  'routes/public/contact-messages.ts': 'public',
  'routes/public/newsletter.tsx': 'public',
  'routes/public/newsletter-confirm.tsx': 'token',
  'routes/public/newsletter-leave.tsx': 'token',
  'routes/public/review.tsx': 'public',
  'routes/public/short-link.ts': 'public',
  'routes/public/review-thanks.tsx': 'token',
  'routes/public/receipt.ts': 'token',
  'routes/public/review-confirm.tsx': 'token',
  'routes/public/authors-desk.tsx': 'token',
  'routes/public/own-review-file.ts': 'token',
  'routes/public/review-erased.tsx': 'public',
  'routes/public/review-started.ts': 'token',
  'routes/public/report.tsx': 'public',
  'routes/public/reported.tsx': 'token',
  'routes/public/unsubscribe.tsx': 'token',
  'routes/public/notifications.tsx': 'token',
  'routes/sign-in/signup.tsx': 'public',
  'routes/sign-in/login.tsx': 'public',
  'routes/sign-in/login-passkey.ts': 'public',
  'routes/sign-in/logout.ts': 'person',
  'routes/sign-in/forgotten-password.tsx': 'public',
  'routes/sign-in/reset-password.tsx': 'token',
  'routes/sign-in/verify-email.tsx': 'token',
  'routes/sign-in/login-code.tsx': 'token',
  'routes/account/profile.tsx': 'person',
  'routes/account/security.tsx': 'person',
  'routes/account/two-factor.tsx': 'person',
  'routes/account/notifications.tsx': 'person',
  'routes/account/closing.tsx': 'person',
  'routes/account/takeout.ts': 'person',
  'routes/account/handover.tsx': 'token',
  'routes/account/confirm-email-change.tsx': 'token',
  'routes/account/stop-email-change.tsx': 'token',
  'routes/dashboard/layout.tsx': 'owner',
  'routes/dashboard/dashboard.tsx': 'owner',
  'routes/dashboard/invitations.tsx': 'owner',
  'routes/dashboard/order-links.tsx': 'owner',
  'routes/dashboard/poster.tsx': 'owner',
  'routes/dashboard/qr.ts': 'owner',
  'routes/dashboard/invitations-many.tsx': 'owner',
  'routes/dashboard/reviews.tsx': 'owner',
  'routes/dashboard/questions.tsx': 'owner',
  'routes/dashboard/challenge.tsx': 'owner',
  'routes/dashboard/widgets.tsx': 'owner',
  'routes/dashboard/analytics.tsx': 'owner',
  'routes/dashboard/topics.tsx': 'owner',
  'routes/dashboard/reviews-csv.ts': 'owner',
  'routes/dashboard/ai-sentiments.tsx': 'owner',
  'routes/dashboard/profile.tsx': 'owner',
  'routes/dashboard/subscription.tsx': 'owner',
  'routes/dashboard/activities.tsx': 'owner',
  'routes/public/businesses.tsx': 'public',
  'routes/public/business.tsx': 'public',
  'routes/public/reviews-rss.ts': 'public',
  'routes/public/business-picture.ts': 'public',
  'routes/public/picture.ts': 'public',
  'routes/public/sitemap.ts': 'public',
  'routes/public/sitemap-part.ts': 'public',
  'routes/public/robots.ts': 'public',
  'routes/public/transparency.tsx': 'public',
  'routes/public/transparency-cases.tsx': 'public',
  'routes/public/transparency-csv.ts': 'public',
  'routes/public/transparency-json.ts': 'public',
  'routes/ops/operator-layout.tsx': 'operator',
  'routes/ops/operator.tsx': 'operator',
  'routes/ops/operator-challenges.tsx': 'operator',
  'routes/ops/operator-appeals.tsx': 'operator',
  'routes/ops/operator-reports.tsx': 'operator',
  'routes/ops/operator-mail.tsx': 'operator',
  'routes/ops/operator-contacts.tsx': 'operator',
  'routes/ops/operator-newsletter.tsx': 'operator',
  'routes/ops/newsletter-csv.ts': 'operator',
  'routes/ops/operator-jobs.tsx': 'operator',
  'routes/ops/operator-businesses.tsx': 'operator',
  'routes/ops/operator-settings.tsx': 'operator',
  'routes/ops/operator-record.tsx': 'operator',
  'routes/ops/dev-mail.tsx': 'local',
  'routes/ops/dev-mail-body.ts': 'local',
  'routes/ops/dev-mail-attachment.ts': 'local',
  'routes/public/not-found.tsx': 'public',
}

const inProduction = routeTable.map(({ file }) => file)
const doorsOf = (kind: string) => inProduction.filter((file) => kinds[file] === kind)
const open = (file: string) => modules[`../app/${file}`]!()

/** Words that stand in the other tenant's rows alone: whatever carries them came from there. */
const secret = 'quokka'

async function aNeighbour(db: Database) {
  const business = await aBusiness(db, { name: `The ${secret} bakery`, tierName: 'enterprise' })
  const review = await aReview(db, {
    business,
    text: `Everybody here bakes like a ${secret}, and I like it.`,
  })
  const widget = await createWidget(db, { business })
  return { business, review, ids: [business.id, review.id, business.ownerId, widget.id] }
}

async function anOwner(db: Database): Promise<Owner> {
  const user = await aUser(db)
  const business: Business = await aBusiness(db, { ownerId: user.id, tierName: 'enterprise' })
  await aReview(db, { business })
  return { sessionId: uuidv7(), user: { ...user, isOperator: false }, business }
}

/** Every name under which a door could take an id. */
const names = [
  'review',
  'reviewId',
  'business',
  'businessId',
  'widget',
  'widgetId',
  'id',
  'owner',
  'user',
  'userId',
  'activity',
  'after',
  'before',
  'topic',
  'mail',
]

test('every door of the route table is listed here with who may come through it', () => {
  expect(inProduction.filter((file) => !kinds[file])).toEqual([])
  expect(Object.keys(kinds).filter((file) => !inProduction.includes(file))).toEqual([])
})

describe('the business area', () => {
  test('lets nobody in who is not signed in', async () => {
    const { middleware } = await open('routes/dashboard/layout.tsx')
    const [guard] = middleware as [(args: never) => unknown]
    const answer = await visit(guard, { path: '/business/reviews?review=1' })
    expect(answer).toMatchObject({
      status: 302,
      location: '/business/login?redirect=%2Fbusiness%2Freviews%3Freview%3D1',
    })
  })

  test.for(doorsOf('owner'))(
    '%s shows and changes nothing of another tenant, whatever ids it is given',
    async (file, { db }) => {
      const neighbour = await aNeighbour(db)
      const owner = await anOwner(db)
      const { loader, action } = await open(file)
      for (const id of neighbour.ids) {
        const query = new URLSearchParams(names.map((name) => [name, id]))
        if (loader) {
          const answer = await visit(loader, { path: `/?${query}`, owner, params: { id } })
          expect(JSON.stringify(answer.data)).not.toContain(secret)
        }
        if (action) {
          const form = {
            ...Object.fromEntries(query),
            text: 'An answer to somebody else',
            name: 'Mine',
            website: 'mine.example',
            count: '6',
            height: '560',
            theme: 'dark',
            minimumRating: '1',
            reason: 'spam',
            grounds: 'It sells something to us all.',
          }
          const answer = await visit(action, { path: `/?${query}`, form, owner })
          expect(JSON.stringify(answer.data)).not.toContain(secret)
        }
      }
      const { review, business } = neighbour
      expect(await db.select().from(replies).where(eq(replies.reviewId, review.id))).toEqual([])
      const [after] = await db.select().from(reviews).where(eq(reviews.id, review.id))
      expect(after).toEqual(review)
      const [same] = await db.select().from(businesses).where(eq(businesses.id, business.id))
      expect(same).toMatchObject({ name: business.name, tierName: 'enterprise', website: business.website })
    },
  )

  test('replies another tenant’s review with 404, in both directions', async ({ db }) => {
    const { review } = await aNeighbour(db)
    const owner = await anOwner(db)
    const door = await open('routes/dashboard/reviews.tsx')
    expect(await visit(door.loader!, { path: `/?review=${review.id}`, owner })).toMatchObject({ status: 404 })
    const form = { review: review.id, text: 'Thank you very much' }
    expect(await visit(door.action!, { form, owner })).toMatchObject({ status: 404 })
  })
})

test.for(doorsOf('operator'))('%s does not exist for who is not the operator', async (file, { db }) => {
  const neighbour = await aNeighbour(db)
  const { loader, action } = await open(file)
  const form = { decision: 'publish', businessId: neighbour.business.id, reviewId: neighbour.review.id }
  const door = { path: '/operator' }
  expect(await visit(loader!, door)).toMatchObject({ status: 302 })
  if (action) expect(await visit(action, { ...door, form })).toMatchObject({ status: 302 })
})

test.for(doorsOf('token'))('%s opens to no id, only to its secret', async (file, { db }) => {
  const neighbour = await aNeighbour(db)
  const { loader, action } = await open(file)
  for (const id of neighbour.ids) {
    for (const door of [loader, action]) {
      if (!door) continue
      const form =
        door === action ? { token: id, act: 'withdraw', password: 'flour-water-salt-2026' } : undefined
      const answer = await visit(door, { path: `/?token=${id}`, params: { token: id }, form })
      expect(answer.status === 200 && file.includes('review')).toBe(false)
      expect(JSON.stringify(answer.data)).not.toContain(secret)
    }
  }
  const [after] = await db.select().from(reviews).where(eq(reviews.id, neighbour.review.id))
  expect(after!.state).toBe('published')
})

test.for(doorsOf('public'))('%s gives away no address of an author', async (file, { db }) => {
  const { review, business } = await aNeighbour(db)
  const { loader } = await open(file)
  if (!loader) return
  const path = `/?business=${business.id}`
  const answer = await visit(loader, { path, params: { businessId: business.id } })
  expect(JSON.stringify(answer.data ?? '')).not.toContain(review.authorEmail)
})
