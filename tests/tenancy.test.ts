import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { startSession } from '#app/features/accounts/sessions.server.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import { newCompetitor } from '#app/features/competitors/competitor.schema.ts'
import { addByName } from '#app/features/competitors/competitors.server.ts'
import type { Feature } from '#app/features/plans/plan-features.ts'
import { allows, type TierName, tierNames } from '#app/features/plans/plans.ts'
import { addProduct } from '#app/features/products/change-products.server.ts'
import { newProduct } from '#app/features/products/product.schema.ts'
import { replies, reviews } from '#app/features/reviews/review.table.ts'
import { createWidget } from '#app/features/widgets/create-widget.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { describe, expect, test } from './database.ts'
import { anOwner, cookieOf, type Owner, type RouteResult, visit } from './doors.ts'
import { aBusiness, aReview, aUser } from './factories.ts'
import { routeTable } from './route-table.ts'

const every = 'every plan'
type Needed = typeof every | Feature

/** A door of the business area: what its page needs, and each act that can be posted to it ('' is the only one). */
type OwnersDoor = { page: Needed; acts?: Record<string, Needed> }

/** The acts that the source of a door knows: the keys of its `acts`, and what it compares `act` or `intent` with. */
function actsNamedIn(source: string) {
  const [, listed = ''] = /^(?:export )?const (?:acts|\w+Acts)\b[^=]*= \{\n(.*?)^\}/ms.exec(source) ?? []
  const keys = listed.matchAll(/^ {2}(?:async )?'?([\w-]+)'?[(:,]/gm)
  const compared = source.matchAll(/\b(?:act|intent) [!=]== '([\w-]+)'/g)
  return [...new Set([...keys, ...compared].map(([, name]) => name!))].sort()
}

/** Sent to the plans, or told that the plan does not include it. */
const isRefusedForPlan = ({ status, location }: RouteResult) =>
  status === 402 || Boolean(location?.startsWith('/business/subscription?feature='))

type Door = { loader?: (args: never) => unknown; action?: (args: never) => unknown; middleware?: unknown[] }
const modules = import.meta.glob<Door>('../app/routes/**/*.{ts,tsx}')
const sources = import.meta.glob<string>('../app/routes/business/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The same kind, or the same plan, for each of these names. */
const each = <const Kind>(kind: Kind, names: string) =>
  Object.fromEntries(names.split(/\s+/).map((name) => [name, kind]))

/**
 * Who may come through each door of the route table, and so what is tried at it. A door that is added to the
 * table and not here fails the first test.
 *
 * public: nothing of a tenant but what anybody may read · token: opened by a secret alone · person: about the
 * signed-in person alone · owner's: the business area, with the plan that each door and each act of it needs ·
 * operator: the operator · local: this machine
 */
const kinds: Record<string, 'public' | 'token' | 'person' | 'operator' | 'local' | OwnersDoor> = {
  ...each(
    'public',
    `routes/public/layout.tsx routes/public/form-layout.tsx routes/public/visitor-layout.tsx
      routes/account/layout.tsx
    routes/public/landing.tsx routes/public/demo.tsx routes/public/demo-shop.ts routes/public/sample-wall.ts
    routes/public/oembed.ts routes/public/integrations.tsx routes/public/api-docs.tsx routes/public/faq.tsx
    routes/public/about.tsx routes/public/blog.tsx routes/public/careers.tsx routes/public/terms.tsx
    routes/public/privacy.tsx routes/public/imprint.tsx routes/public/review-policy.tsx
    routes/public/business-own-picture.ts routes/public/review-photo.ts routes/public/contact.tsx
    routes/public/contact-messages.ts routes/public/newsletter.tsx routes/public/review.tsx
    routes/public/short-link.ts routes/public/review-erased.tsx routes/public/report.tsx
    routes/sign-in/signup.tsx routes/sign-in/login.tsx routes/sign-in/login-passkey.ts
    routes/sign-in/forgotten-password.tsx routes/sign-in/company.tsx routes/sign-in/company-sign-in.tsx
    routes/sign-in/company-start.ts routes/public/businesses.tsx routes/public/business.tsx
    routes/public/products.tsx routes/public/product.tsx routes/public/product-picture.ts
    routes/public/product-reviews-xml.ts routes/public/earlier.tsx routes/public/reviews-rss.ts
    routes/public/business-picture.ts routes/public/picture.ts routes/public/sitemap.ts
    routes/public/robots.ts routes/public/transparency.tsx routes/public/transparency-cases.tsx
    routes/public/transparency-json.ts routes/public/not-found.tsx`,
  ),
  ...each(
    'token',
    `routes/public/newsletter-confirm.tsx routes/public/newsletter-leave.tsx routes/public/review-thanks.tsx
    routes/public/receipt.ts routes/public/review-confirm.tsx routes/public/authors-desk.tsx
    routes/public/own-review-file.ts routes/public/review-photos.tsx routes/public/review-photos-upload.ts
    routes/public/review-own-photo.ts routes/public/review-started.ts routes/public/reported.tsx
    routes/public/unsubscribe.tsx routes/public/your-data.tsx routes/public/notifications.tsx
    routes/public/performance-digests.tsx routes/sign-in/reset-password.tsx routes/sign-in/verify-email.tsx
    routes/sign-in/login-code.tsx routes/sign-in/join.tsx routes/sign-in/company-callback.ts
    routes/sign-in/company-agree.tsx routes/account/handover.tsx routes/account/confirm-email-change.tsx
    routes/account/stop-email-change.tsx`,
  ),
  ...each(
    'person',
    `routes/sign-in/logout.ts routes/account/profile.tsx routes/account/security.tsx
    routes/account/two-factor.tsx routes/account/notifications.tsx routes/account/closing.tsx
    routes/account/takeout.ts routes/business/switch.ts`,
  ),
  ...each(
    'operator',
    `routes/ops/operator-layout.tsx routes/ops/operator.tsx routes/ops/operator-challenges.tsx
    routes/ops/operator-appeals.tsx routes/ops/operator-reports.tsx routes/ops/operator-mail.tsx
    routes/ops/operator-kept-mails.tsx
    routes/ops/operator-contacts.tsx routes/ops/operator-newsletter.tsx routes/ops/newsletter-csv.ts
    routes/ops/operator-people.tsx routes/ops/operator-earlier.tsx routes/ops/operator-photos.tsx
    routes/ops/operator-photo-file.ts routes/ops/person-json.ts routes/ops/operator-jobs.tsx
    routes/ops/operator-businesses.tsx routes/ops/operator-settings.tsx routes/ops/operator-actions.tsx
    routes/ops/operator-state.tsx routes/ops/operator-log.tsx`,
  ),
  ...each('local', `routes/ops/dev-mail.tsx routes/ops/dev-mail-file.ts`),
  'routes/business/domain.tsx': { page: every, acts: { '': every } },
  'routes/business/language-model.tsx': { page: every, acts: each(every, 'agree budget withdraw') },
  'routes/business/mail.tsx': { page: every, acts: each(every, 'save test check') },
  'routes/business/layout.tsx': { page: every },
  'routes/business/failure.tsx': { page: every },
  'routes/business/tabs-layout.tsx': { page: every },
  'routes/business/all-businesses.tsx': { page: every },
  'routes/business/new-business.tsx': { page: every, acts: { '': every } },
  'routes/business/dashboard.tsx': { page: every, acts: each(every, 'name invite code-copied') },
  'routes/business/invitations.tsx': {
    page: every,
    acts: each(every, 'invite resend cancel cancel-waiting'),
  },
  'routes/business/order-links.tsx': { page: every, acts: each(every, 'renew revoke') },
  'routes/business/poster.tsx': { page: every },
  'routes/business/qr.ts': { page: every },
  'routes/business/products.tsx': { page: every, acts: each(every, 'add save remove sell') },
  'routes/business/invitations-many.tsx': {
    page: 'bulkUpload',
    acts: each('bulkUpload', 'check columns test queue'),
  },
  'routes/business/invitation-sample.ts': { page: every },
  'routes/business/invitations-problems-csv.ts': { page: 'bulkUpload' },
  'routes/business/reviews.tsx': {
    page: every,
    acts: {
      ...each(every, 'reply preview withdraw-reply tag untag assign unassign save-filter delete-filter'),
      'write-reply': 'reviewResponseSuggestions',
    },
  },
  'routes/business/tags.tsx': { page: every, acts: each(every, 'rename delete restore') },
  'routes/business/reply-templates.tsx': { page: every, acts: each(every, 'add change delete') },
  'routes/business/reviews-import.tsx': {
    page: every,
    acts: { ...each(every, 'upload columns start undo'), authors: 'bulkUpload' },
  },
  'routes/business/form-questions.tsx': {
    page: every,
    acts: each(every, 'add change archive ask-again up down incentive'),
  },
  'routes/business/challenge.tsx': { page: every, acts: { '': every } },
  'routes/business/widget-figures.tsx': { page: 'analytics' },
  'routes/business/widgets.tsx': {
    page: every,
    acts: each(every, 'add copy delete restore up down code-copied'),
  },
  'routes/business/widget.tsx': {
    page: every,
    acts: each(every, 'save restore-version page-colours code-copied'),
  },
  'routes/business/widget-preview.ts': { page: every },
  'routes/business/widget-reviews.ts': { page: every },
  'routes/business/analytics.tsx': { page: 'analytics' },
  'routes/business/performance-digest.tsx': { page: 'performanceInsights' },
  'routes/business/topics.tsx': {
    page: 'analytics',
    acts: { ...each('analytics', 'rename mute'), restore: every },
  },
  'routes/business/suggestions.tsx': {
    page: 'performanceInsights',
    acts: each('performanceInsights', ' undo'),
  },
  'routes/business/chart-file.ts': { page: 'analytics' },
  'routes/business/reviews-csv.ts': { page: 'csvExport' },
  'routes/business/ai-sentiments.tsx': { page: 'aiSentiments' },
  'routes/business/questions.tsx': { page: 'aiChatbot', acts: each('aiChatbot', 'ask forget pin unpin') },
  'routes/business/competitors.tsx': {
    page: 'competitorInsights',
    acts: each('competitorInsights', 'add-business add-name remove restore'),
  },
  'routes/business/competitor.tsx': { page: 'competitorInsights' },
  'routes/business/competitor-reviews.tsx': { page: 'competitorInsights' },
  'routes/business/competitor-import.tsx': {
    page: 'competitorInsights',
    acts: each('competitorInsights', 'upload columns start undo authors'),
  },
  'routes/business/content.tsx': { page: 'contentGenerator' },
  'routes/business/content-card.ts': { page: 'contentGenerator' },
  'routes/business/profile.tsx': { page: every, acts: each(every, 'save copy-monday object') },
  // A colour or a typeface needs advancedWidgets; brand.test.ts says how.
  'routes/business/brand.tsx': {
    page: every,
    acts: each(every, 'save read picture remove-picture restore-picture'),
  },
  'routes/business/single-sign-on.tsx': {
    page: 'singleSignOn',
    acts: { ...each('singleSignOn', 'save require'), remove: every },
  },
  'routes/business/team.tsx': { page: every, acts: each(every, 'invite withdraw role remove two-factor') },
  'routes/business/webhooks.tsx': {
    page: 'webhooks',
    acts: { ...each('webhooks', 'add test resume rotate redeliver'), ...each(every, 'pause delete') },
  },
  'routes/business/order-sources.tsx': {
    page: 'orders',
    acts: {
      ...each('orders', 'connect change secret rotate resume token'),
      ...each(every, 'forget-token pause delete'),
    },
  },
  'routes/business/integration-keys.tsx': {
    page: 'apiAccess',
    acts: each('apiAccess', 'create rotate revoke'),
  },
  'routes/business/subscription.tsx': {
    page: every,
    acts: each(every, 'checkout change cover uncover card portal'),
  },
  'routes/business/stripe-stand-in.tsx': { page: every, acts: { '': every } },
  'routes/business/activities.tsx': { page: every },
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
  const shared = [...source.matchAll(/from '\.\/(\S+-actions\.server\.ts)'/g)]
  return [source, ...shared.map(([, name]) => sources[`../app/routes/business/${name}`])].join('\n')
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
  const { id } = await aUser(db)
  const member = cookieOf({ headers: await startSession(db, { userId: id, userAgent: null }) })
  for (const [cookie, status] of [
    [undefined, 302],
    [member, 404],
  ] as const) {
    const door = { path: '/operator', cookie }
    expect(await visit(loader!, door)).toMatchObject({ status })
    if (action) expect(await visit(action, { ...door, form })).toMatchObject({ status })
  }
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
