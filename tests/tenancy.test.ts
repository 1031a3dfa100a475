import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { businesses } from '#app/features/businesses/business.table.ts'
import { newCompetitor } from '#app/features/competitors/competitor.schema.ts'
import { addByName } from '#app/features/competitors/competitors.server.ts'
import type { Feature } from '#app/features/plans/features.ts'
import { type TierName, tierNames } from '#app/features/plans/plan.schema.ts'
import { allows } from '#app/features/plans/plans.ts'
import { addProduct } from '#app/features/products/change-products.server.ts'
import { newProduct } from '#app/features/products/product.schema.ts'
import { replies, reviews } from '#app/features/reviews/review.table.ts'
import { createWidget } from '#app/features/widgets/create-widget.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { describe, expect, test } from './database.ts'
import { anOwner, type Owner, type RouteResult, visit } from './doors.ts'
import { aBusiness, aReview } from './factories.ts'
import { actsNamedIn, every, isRefusedForPlan, type OwnersDoor } from './plan-gates.ts'
import { routeTable } from './route-table.ts'

type Door = { loader?: (args: never) => unknown; action?: (args: never) => unknown; middleware?: unknown[] }
const modules = import.meta.glob<Door>('../app/routes/**/*.{ts,tsx}')
const sources = import.meta.glob<string>('../app/routes/business/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/**
 * Who may come through each door of the route table, and so what is tried at it. A door that is added to the
 * table and not here fails the first test.
 *
 * public: nothing of a tenant but what anybody may read · token: opened by a secret alone · person: about the
 * signed-in person alone · owner's: the business area, with the plan that each door and each act of it needs ·
 * operator: the operator · local: this machine
 */
const kinds: Record<string, 'public' | 'token' | 'person' | 'operator' | 'local' | OwnersDoor> = {
  'routes/public/layout.tsx': 'public',
  'routes/public/form-layout.tsx': 'public',
  'routes/account/layout.tsx': 'public',
  'routes/public/landing.tsx': 'public',
  'routes/public/demo.tsx': 'public',
  'routes/public/demo-shop.ts': 'public',
  'routes/public/sample-wall.ts': 'public',
  'routes/public/oembed.ts': 'public',
  'routes/public/integrations.tsx': 'public',
  'routes/public/api-docs.tsx': 'public',
  'routes/public/faq.tsx': 'public',
  'routes/public/about.tsx': 'public',
  'routes/public/blog.tsx': 'public',
  'routes/public/careers.tsx': 'public',
  'routes/public/terms.tsx': 'public',
  'routes/public/privacy.tsx': 'public',
  'routes/public/imprint.tsx': 'public',
  'routes/public/review-policy.tsx': 'public',
  'routes/public/business-own-picture.ts': 'public',
  'routes/public/review-photo.ts': 'public',
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
  'routes/public/review-photos.tsx': 'token',
  'routes/public/review-photos-upload.ts': 'token',
  'routes/public/review-own-photo.ts': 'token',
  'routes/public/review-started.ts': 'token',
  'routes/public/report.tsx': 'public',
  'routes/public/reported.tsx': 'token',
  'routes/public/unsubscribe.tsx': 'token',
  'routes/public/your-data.tsx': 'token',
  'routes/public/notifications.tsx': 'token',
  'routes/public/performance-digests.tsx': 'token',
  'routes/sign-in/signup.tsx': 'public',
  'routes/sign-in/login.tsx': 'public',
  'routes/sign-in/login-passkey.ts': 'public',
  'routes/sign-in/logout.ts': 'person',
  'routes/sign-in/forgotten-password.tsx': 'public',
  'routes/sign-in/reset-password.tsx': 'token',
  'routes/sign-in/verify-email.tsx': 'token',
  'routes/sign-in/login-code.tsx': 'token',
  'routes/sign-in/join.tsx': 'token',
  'routes/sign-in/company.tsx': 'public',
  'routes/sign-in/company-sign-in.tsx': 'public',
  'routes/sign-in/company-start.ts': 'public',
  'routes/sign-in/company-callback.ts': 'token',
  'routes/sign-in/company-agree.tsx': 'token',
  'routes/account/profile.tsx': 'person',
  'routes/account/security.tsx': 'person',
  'routes/account/two-factor.tsx': 'person',
  'routes/account/notifications.tsx': 'person',
  'routes/account/closing.tsx': 'person',
  'routes/account/takeout.ts': 'person',
  'routes/account/handover.tsx': 'token',
  'routes/account/confirm-email-change.tsx': 'token',
  'routes/account/stop-email-change.tsx': 'token',
  'routes/business/switch.ts': 'person',
  'routes/business/domain.tsx': { page: every, acts: { '': every } },
  'routes/business/language-model.tsx': {
    page: every,
    acts: { agree: every, budget: every, withdraw: every },
  },
  'routes/business/mail.tsx': { page: every, acts: { save: every, test: every, check: every } },
  'routes/business/layout.tsx': { page: every },
  'routes/business/analytics-layout.tsx': { page: every },
  'routes/business/ai-layout.tsx': { page: every },
  'routes/business/all-businesses.tsx': { page: every },
  'routes/business/new-business.tsx': { page: every, acts: { '': every } },
  'routes/business/dashboard.tsx': {
    page: every,
    acts: { name: every, invite: every, 'code-copied': every },
  },
  'routes/business/invitations.tsx': {
    page: every,
    acts: { invite: every, resend: every, cancel: every, 'cancel-waiting': every },
  },
  'routes/business/order-links.tsx': { page: every, acts: { renew: every, revoke: every } },
  'routes/business/poster.tsx': { page: every },
  'routes/business/qr.ts': { page: every },
  'routes/business/product-qr.ts': { page: every },
  'routes/business/products.tsx': {
    page: every,
    acts: { add: every, several: every, save: every, remove: every, sell: every },
  },
  'routes/business/invitations-many.tsx': {
    page: 'bulkUpload',
    acts: { check: 'bulkUpload', columns: 'bulkUpload', test: 'bulkUpload', queue: 'bulkUpload' },
  },
  'routes/business/invitation-sample.ts': { page: every },
  'routes/business/invitations-problems-csv.ts': { page: 'bulkUpload' },
  'routes/business/reviews.tsx': {
    page: every,
    acts: {
      reply: every,
      preview: every,
      'withdraw-reply': every,
      'write-reply': 'reviewResponseSuggestions',
      tag: every,
      untag: every,
      assign: every,
      unassign: every,
      'save-filter': every,
      'rename-filter': every,
      'delete-filter': every,
    },
  },
  'routes/business/tags.tsx': { page: every, acts: { rename: every, delete: every, restore: every } },
  'routes/business/reply-templates.tsx': {
    page: every,
    acts: { add: every, change: every, delete: every },
  },
  'routes/business/reviews-import.tsx': {
    page: every,
    acts: { upload: every, columns: every, start: every, undo: every, authors: 'bulkUpload' },
  },
  'routes/business/questions.tsx': {
    page: every,
    acts: {
      add: every,
      change: every,
      archive: every,
      'ask-again': every,
      up: every,
      down: every,
      incentive: every,
    },
  },
  'routes/business/challenge.tsx': { page: every, acts: { '': every } },
  'routes/business/widget-figures.tsx': { page: 'analytics' },
  'routes/business/widgets.tsx': {
    page: every,
    acts: {
      create: every,
      add: every,
      copy: every,
      delete: every,
      restore: every,
      up: every,
      down: every,
      'code-copied': every,
    },
  },
  'routes/business/widget.tsx': {
    page: every,
    acts: { save: every, 'restore-version': every, 'code-copied': every, 'read-colours': every },
  },
  'routes/business/widget-preview.ts': { page: every },
  'routes/business/widget-reviews.ts': { page: every },
  'routes/business/analytics.tsx': { page: 'analytics' },
  'routes/business/performance-digest.tsx': {
    page: 'performanceInsights',
    acts: { '': 'performanceInsights' },
  },
  'routes/business/topics.tsx': {
    page: 'analytics',
    acts: { rename: 'analytics', join: 'analytics', mute: 'analytics', restore: every },
  },
  'routes/business/suggestions.tsx': {
    page: 'performanceInsights',
    acts: { '': 'performanceInsights', undo: 'performanceInsights' },
  },
  'routes/business/chart-file.ts': { page: 'analytics' },
  'routes/business/reviews-csv.ts': { page: 'csvExport' },
  'routes/business/ai-sentiments.tsx': { page: 'aiSentiments' },
  'routes/business/ask-reviews.tsx': {
    page: 'aiChatbot',
    acts: { ask: 'aiChatbot', forget: 'aiChatbot', pin: 'aiChatbot', unpin: 'aiChatbot' },
  },
  'routes/business/competitors.tsx': {
    page: 'competitorInsights',
    acts: {
      'add-business': 'competitorInsights',
      'add-name': 'competitorInsights',
      remove: 'competitorInsights',
      restore: 'competitorInsights',
    },
  },
  'routes/business/competitor.tsx': { page: 'competitorInsights' },
  'routes/business/competitor-reviews.tsx': { page: 'competitorInsights' },
  'routes/business/competitor-import.tsx': {
    page: 'competitorInsights',
    acts: {
      upload: 'competitorInsights',
      columns: 'competitorInsights',
      start: 'competitorInsights',
      undo: 'competitorInsights',
      authors: 'competitorInsights',
    },
  },
  'routes/business/content.tsx': { page: 'contentGenerator' },
  'routes/business/content-card.ts': { page: 'contentGenerator' },
  'routes/business/profile.tsx': {
    page: every,
    acts: {
      save: every,
      'copy-monday': every,
      object: every,
    },
  },
  // A colour or a typeface needs advancedWidgets; brand.test.ts says how.
  'routes/business/brand.tsx': {
    page: every,
    acts: {
      save: every,
      read: every,
      picture: every,
      'remove-picture': every,
      'restore-picture': every,
    },
  },
  'routes/business/single-sign-on.tsx': {
    page: 'singleSignOn',
    acts: { save: 'singleSignOn', require: 'singleSignOn', remove: every },
  },
  'routes/business/team.tsx': {
    page: every,
    acts: { invite: every, withdraw: every, role: every, remove: every, 'two-factor': every },
  },
  'routes/business/webhooks.tsx': {
    page: 'webhooks',
    acts: {
      ...{ add: 'webhooks', test: 'webhooks', resume: 'webhooks', rotate: 'webhooks', redeliver: 'webhooks' },
      ...{ pause: every, delete: every },
    },
  },
  'routes/business/order-sources.tsx': {
    page: 'orders',
    acts: {
      ...{ connect: 'orders', change: 'orders', secret: 'orders', rotate: 'orders', resume: 'orders' },
      ...{ token: 'orders', 'forget-token': every, pause: every, delete: every },
    },
  },
  'routes/business/integration-keys.tsx': {
    page: 'apiAccess',
    acts: { create: 'apiAccess', rotate: 'apiAccess', revoke: 'apiAccess' },
  },
  'routes/business/subscription.tsx': {
    page: every,
    acts: { checkout: every, change: every, cover: every, uncover: every, card: every, portal: every },
  },
  'routes/business/stripe-stand-in.tsx': { page: every, acts: { '': every } },
  'routes/business/activities.tsx': { page: every },
  'routes/public/businesses.tsx': 'public',
  'routes/public/business.tsx': 'public',
  'routes/public/products.tsx': 'public',
  'routes/public/product.tsx': 'public',
  'routes/public/product-picture.ts': 'public',
  'routes/public/product-reviews-xml.ts': 'public',
  'routes/public/earlier.tsx': 'public',
  'routes/public/reviews-rss.ts': 'public',
  'routes/public/business-picture.ts': 'public',
  'routes/public/picture.ts': 'public',
  'routes/public/sitemap.ts': 'public',
  'routes/public/robots.ts': 'public',
  'routes/public/transparency.tsx': 'public',
  'routes/public/transparency-cases.tsx': 'public',
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
  'routes/ops/operator-people.tsx': 'operator',
  'routes/ops/operator-earlier.tsx': 'operator',
  'routes/ops/operator-photos.tsx': 'operator',
  'routes/ops/operator-photo-file.ts': 'operator',
  'routes/ops/person-json.ts': 'operator',
  'routes/ops/operator-jobs.tsx': 'operator',
  'routes/ops/operator-businesses.tsx': 'operator',
  'routes/ops/operator-settings.tsx': 'operator',
  'routes/ops/operator-record.tsx': 'operator',
  'routes/ops/operator-state.tsx': 'operator',
  'routes/ops/operator-log.tsx': 'operator',
  'routes/ops/dev-mail.tsx': 'local',
  'routes/ops/dev-mail-body.ts': 'local',
  'routes/ops/dev-mail-attachment.ts': 'local',
  'routes/public/not-found.tsx': 'public',
}

const inProduction = routeTable.map(({ file }) => file)
const doorsOf = (kind: string) => inProduction.filter((file) => kinds[file] === kind)
const ownersDoors = inProduction.flatMap((file) => {
  const door = kinds[file]
  return typeof door === 'object' ? [{ file, ...door }] : []
})
/** With the acts that several doors share. */
function sourceOf(file: string) {
  const source = sources[`../app/${file}`]!
  const shared = '/import-actions.server.ts'
  return source.includes(shared) ? source + sources[`../app/routes/business${shared}`] : source
}
const open = (file: string) => modules[`../app/${file}`]!()

/** Words that stand in the other tenant's rows alone: whatever carries them came from there. */
const secret = 'quokka'

/** One for all doors: none of them may change it. */
const aNeighbour = once(async (db) => {
  const business = await aBusiness(db, { name: `The ${secret} bakery`, tierName: 'enterprise' })
  const review = await aReview(db, {
    business,
    text: `Everybody here bakes like a ${secret}, and I like it.`,
  })
  const widget = await createWidget(db, { business })
  const rival = newCompetitor.parse({ name: `Rival of the ${secret} ${uuidv7()}` })
  const rivalId = await addByName(db, business.id, rival)
  return { business, review, ids: [business.id, review.id, business.ownerId, widget.id, rivalId] }
})

async function aReviewedOwner(db: Database, tierName: TierName) {
  const owner = await anOwner(db, tierName)
  await aReview(db, owner)
  return owner
}
const owners = Object.fromEntries(
  tierNames.map((tier) => [tier, once((db) => aReviewedOwner(db, tier))]),
) as Record<TierName, (db: Database) => Promise<Owner>>

function once<Made>(make: (db: Database) => Promise<Made>) {
  let made: Promise<Made> | undefined
  return (db: Database) => (made ??= make(db))
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
  'upload',
  'import',
]

test('every door of the route table is listed here with who may come through it', () => {
  expect(inProduction.filter((file) => !kinds[file])).toEqual([])
  expect(Object.keys(kinds).filter((file) => !inProduction.includes(file))).toEqual([])
})

describe('the business area', () => {
  test('lets nobody in who is not signed in', async () => {
    const { middleware } = await open('routes/business/layout.tsx')
    const [guard] = middleware as [(args: never) => unknown]
    const answer = await visit(guard, { path: '/business/reviews?review=1' })
    expect(answer).toMatchObject({
      status: 302,
      location: '/business/login?redirect=%2Fbusiness%2Freviews%3Freview%3D1',
    })
    const sent = await visit(guard, { path: '/business/profile', form: { act: 'save' } })
    expect(sent.location).toBe('/business/login?redirect=%2Fbusiness%2Fprofile&notice=session-ended')
  })

  test.for(ownersDoors)('$file does nothing to another tenant', async ({ file, acts = {} }, { db }) => {
    const neighbour = await aNeighbour(db)
    const owner = await owners.enterprise(db)
    const { loader, action } = await open(file)
    // Everybody can read the names of businesses, and compare with them.
    const known = file.startsWith('routes/business/competitor') ? neighbour.business.name : ''
    const dataOf = ({ data = null }: RouteResult) => JSON.stringify(data).replaceAll(known, '')
    for (const id of neighbour.ids) {
      const query = new URLSearchParams(names.map((name) => [name, id]))
      if (loader) {
        const params = { id, widgetId: id, competitorId: id }
        const answer = await visit(loader, { path: `/?${query}`, owner, params })
        expect(dataOf(answer)).not.toContain(secret)
      }
      for (const act of Object.keys(acts)) {
        const form = {
          ...Object.fromEntries(query),
          act,
          intent: act,
          batch: id,
          text: 'An answer to somebody else',
          name: 'Mine',
          tag: 'Mine',
          query: 'rating=1',
          website: 'mine.example',
          count: '6',
          height: '560',
          theme: 'dark',
          minimumRating: '1',
          reason: 'spam',
          grounds: 'It sells something to us all.',
        }
        const params = { widgetId: id, competitorId: id }
        const answer = await visit(action!, { path: `/?${query}`, form, owner, params })
        expect(dataOf(answer)).not.toContain(secret)
      }
    }
    const { review, business } = neighbour
    expect(await db.select().from(replies).where(eq(replies.reviewId, review.id))).toEqual([])
    const [after] = await db.select().from(reviews).where(eq(reviews.id, review.id))
    expect(after).toEqual(review)
    const [same] = await db.select().from(businesses).where(eq(businesses.id, business.id))
    expect(same).toMatchObject({ name: business.name, tierName: 'enterprise', website: business.website })
  })

  test('replies another tenant’s review with 404, in both directions', async ({ db }) => {
    const { review } = await aNeighbour(db)
    const owner = await owners.enterprise(db)
    const door = await open('routes/business/reviews.tsx')
    expect(await visit(door.loader!, { path: `/?review=${review.id}`, owner })).toMatchObject({ status: 404 })
    const form = { review: review.id, act: 'reply', text: 'Thank you very much' }
    expect(await visit(door.action!, { form, owner })).toMatchObject({ status: 404 })
  })
})

describe('plans', () => {
  test.for(ownersDoors)('every act of $file is listed with the plan it needs', async ({ file, acts }) => {
    const { action } = await open(file)
    const named = Object.keys(acts ?? {}).filter(Boolean)
    expect(named.sort()).toEqual(actsNamedIn(sourceOf(file)))
    expect(acts !== undefined).toBe(action !== undefined)
  })

  test.for(ownersDoors.flatMap((door) => tierNames.map((tier) => ({ ...door, tier }))))(
    '$file gives $tier what its plan includes, and no more',
    async ({ file, page, acts = {}, tier }, { db }) => {
      const owner = await owners[tier](db)
      const { loader, action } = await open(file)
      const isRefused = (needed: string, answer: RouteResult) => {
        const isIncluded = needed === every || allows(tier, needed as Feature)
        expect(isRefusedForPlan(answer), needed).toBe(!isIncluded)
      }
      if (loader) isRefused(page, await visit(loader, { owner, params: { file: 'counter.svg' } }))
      for (const [act, needed] of Object.entries(acts))
        isRefused(needed, await visit(action!, { form: { act, intent: act }, owner }))
    },
  )
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
  const product = newProduct.parse({ reference: uuidv7(), name: 'Rye' })
  const { id } = await addProduct(db, { businessId: business.id, product })
  const answer = await visit(loader, { path, params: { businessId: business.id, product: id } })
  expect(JSON.stringify(answer.data ?? '')).not.toContain(review.authorEmail)
})
