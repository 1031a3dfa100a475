import { describe, expect, test } from 'vitest'
import type { PublicBusiness } from '#app/features/businesses/public-business.server.ts'
import type { PublicEntry } from '#app/features/reviews/public-review.ts'
import { productData, structuredData } from './structured-data.ts'
import type { BusinessSummary } from './summary.server.ts'

const business: PublicBusiness = {
  id: 'b',
  name: 'Corner & Crumb',
  website: 'https://cornerandcrumb.example',
  domain: 'cornerandcrumb.example',
  domainName: 'cornerandcrumb.example',
  isDomainProven: false,
  description: null,
  address: '14 Mill Lane',
  category: null,
  openingHours: null,
  links: [],
  language: 'en',
  timeZone: 'UTC',
  accent: null,
  typeface: null,
  pictures: {},
  isActive: true,
  closing: null,
  isSample: false,
  isRunByOperator: false,
  collectingSince: '2024-03-01T00:00:00.000Z',
}
const none = {
  count: 0,
  average: null,
  distribution: [0, 0, 0, 0, 0] as [number, number, number, number, number],
}
const summary: BusinessSummary = {
  ...none,
  count: 2,
  average: 4.5,
  period: { from: '2024-03-01T00:00:00.000Z', to: '2024-04-01T00:00:00.000Z' },
  lastYear: { from: '2024-01-01T00:00:00.000Z', count: 2, average: 4.5 },
  provenance: { order: 0, invited: 2, confirmed: 0 },
  imported: { ...none, count: 9, average: 1, sources: ['elsewhere'], period: null },
  insiders: 0,
  challenged: { open: 0, hidden: 0 },
  waiting: { count: 0, oldestHours: null },
  removed: 0,
}
const review: PublicEntry = {
  kind: 'review',
  language: 'en',
  id: 'r',
  rating: 4,
  title: null,
  text: 'Good bread </script><script>alert(1)</script>',
  authorName: 'Karl H.',
  writtenAt: '2024-04-01T00:00:00.000Z',
  provenance: 'invited',
  importSource: null,
  challenge: null,
  edits: [],
  reply: null,
  photos: [],
  answers: [],
  incentive: null,
  product: null,
}
const entries: PublicEntry[] = [
  review,
  { ...review, id: 'i', text: 'Came from elsewhere', provenance: 'imported', importSource: 'elsewhere' },
  { ...review, id: 'w', text: 'I bake this bread', provenance: 'insider' },
  {
    kind: 'tombstone',
    id: 't',
    rating: 1,
    writtenAt: '2024-03-02T00:00:00.000Z',
    removedAt: '2024-03-03T00:00:00.000Z',
    reason: 'spam',
    isDecided: true,
    counts: false,
  },
]
const address = 'https://reviews.example/business/b'

test('markup claims the average of what was collected here, and only reviews that are on the page', () => {
  expect(structuredData({ business, summary, entries, address })).toMatchObject({
    '@type': 'LocalBusiness',
    aggregateRating: { ratingValue: 4.5, reviewCount: 2, bestRating: 5, worstRating: 1 },
    review: [{ '@type': 'Review', author: { name: 'Karl H.' }, datePublished: '2024-04-01' }],
  })
})

test('an imported review is never in the markup', () => {
  expect(JSON.stringify(structuredData({ business, summary, entries, address }))).not.toContain('elsewhere')
})

describe('there is no markup', () => {
  test.each([
    ['for sample data', { business: { ...business, isSample: true } }],
    ['for a closed business', { business: { ...business, isActive: false } }],
    ['before the first review', { summary: { ...summary, count: 0, average: null } }],
    [
      "on the business's own domain, where stars about itself are not allowed",
      { address: 'https://reviews.cornerandcrumb.example/business/b' },
    ],
  ])('%s', (_when, changed) => {
    expect(structuredData({ business, summary, entries, address, ...changed })).toBeNull()
  })
})

describe('the profile in the markup', () => {
  const open = {
    days: [[{ from: 540, to: 120 }], [{ from: 0, to: 1440 }], [], [], [], [], []],
    isByAppointment: false,
  }
  const logo = { id: '01933be1-0000-7000-8000-000000000000', width: 320, height: 320 }
  const markupOf = (given: Partial<PublicBusiness>) =>
    structuredData({ business: { ...business, ...given }, summary, entries, address })

  test('names the trade, the hours, the links and the logo', () => {
    const links = ['https://instagram.com/crumb']
    expect(markupOf({ category: 'bakery', openingHours: open, links, pictures: { logo } })).toMatchObject({
      '@type': 'Bakery',
      logo: `https://reviews.example/business/b/pictures/${logo.id}.jpg`,
      sameAs: links,
      openingHoursSpecification: [
        { dayOfWeek: 'Monday', opens: '09:00', closes: '02:00' },
        { dayOfWeek: 'Tuesday', opens: '00:00', closes: '23:59' },
      ],
    })
  })

  test('without an address a business is an organization, and has no opening hours', () => {
    const markup = markupOf({ category: 'bakery', openingHours: open, address: null })
    expect(markup).toMatchObject({ '@type': 'Organization' })
    expect(markup).not.toHaveProperty('openingHoursSpecification')
  })
})

describe('the markup of a product', () => {
  const product = {
    id: 'p',
    reference: 'RYE-1',
    name: 'Rye bread',
    formerNames: [],
    isSold: true,
    address: 'https://cornerandcrumb.example/rye',
    brand: 'Crumb',
    gtin: '4006381333931',
    picture: { address: '/business/b/products/pictures/x.jpg', width: 10, height: 10 },
  }
  const address = 'https://reviews.example/business/b/products/RYE-1'
  const page = { business, product, summary, entries, address }

  test('names it, with its rating and the reviews that customers wrote here', () => {
    expect(productData(page)).toMatchObject({
      '@type': 'Product',
      name: 'Rye bread',
      sku: 'RYE-1',
      brand: { name: 'Crumb' },
      gtin: '4006381333931',
      image: 'https://reviews.example/business/b/products/pictures/x.jpg',
      aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
    })
    const bodies = productData(page)!.review.map(({ reviewBody }) => reviewBody)
    expect(bodies).toEqual([(review as { text: string }).text])
    const bare = { ...product, brand: null, gtin: null, picture: null, address: null }
    expect(productData({ ...page, product: bare })).not.toHaveProperty('gtin')
  })

  test('may stand on the business’s own domain, and not on sample data, without stars, or when it is not sold', () => {
    const own = 'https://reviews.cornerandcrumb.example/business/b/products/RYE-1'
    expect(productData({ ...page, address: own })).not.toBeNull()
    expect(productData({ ...page, business: { ...business, isSample: true } })).toBeNull()
    expect(productData({ ...page, business: { ...business, isActive: false } })).toBeNull()
    expect(productData({ ...page, product: { ...product, isSold: false } })).toBeNull()
    expect(productData({ ...page, summary: { ...summary, average: null } })).toBeNull()
  })
})
