import { expect, test } from 'vitest'
import { verifyEd25519 } from '#app/features/log/ed25519.server.ts'
import { WrittenLog } from '#tests/written-log.ts'
import { checkRecord } from './business-check.ts'
import { base64 } from './bytes.ts'
import { proveInclusion } from './merkle.ts'
import {
  checkShown,
  compareCounts,
  compareNewest,
  compareReviews,
  compareSeen,
  type ProvenOpening,
} from './page-check.ts'
import { readTrust } from './trust.ts'

const business = '0193380d-acb8-71fa-9b90-424bdecb1a07'
const other = '0193380d-acb8-71fa-9b90-424bdecb1a08'
const aCase = (n: number) => new Uint8Array(16).fill(n)
const written = '2026-11-02T09:00:00.000Z'
const soup = { author: 'Ann Lee', rating: '2', text: 'Cold soup — twice.', title: 'No', written }
const shown = { ...soup, reply: '' }
const fine = { author: 'Bo', rating: '5', text: '', title: '', written: '2026-11-01T09:00:00.000Z' }

const log = new WrittenLog()
log.open(business)
log.open(other)
log.publish(business, aCase(1), soup)
log.publish(business, aCase(2), { ...fine, product: 'cup' })
log.publish(business, aCase(3), soup)
log.write(business, aCase(3), 'hidden', 'hidden')
log.write(business, aCase(4), 'imported', 'imported', fine)
log.write(business, aCase(5), 'submitted', 'waiting', fine)
log.publish(other, aCase(6), fine)
log.tally()

const { record: file } = await log.businessFiles(business)
const { checkpoint, record } = await checkRecord(
  file,
  business,
  readTrust(log.origin, log.vkeys),
  verifyEd25519,
)

async function openingsOf(id: string): Promise<ProvenOpening[]> {
  const { openings } = await log.businessFiles(id)
  return Promise.all(
    openings.map(async (opening) => ({
      ...opening,
      proof: (await proveInclusion(opening.index, checkpoint.size, log.read)).map(base64),
    })),
  )
}

test('reviews that stand on a page are checked without the others', async () => {
  const [first, second] = await openingsOf(business)
  expect(() => compareReviews(checkShown([first!], business, checkpoint), [shown])).not.toThrow()
  expect(() => compareReviews(checkShown([second!], business, checkpoint), [shown])).toThrow('Ann Lee')
})

test.each<[string, (all: ProvenOpening[]) => unknown]>([
  ['other words', ([first]) => Object.assign(first!.fields.at(-3)!, { 2: 'Lovely.' })],
  ['the proof of another', ([first, second]) => Object.assign(first!, { proof: second!.proof })],
  ['another place', ([first]) => Object.assign(first!, { index: first!.index + 1 })],
  ['one review twice', (all) => all.push(all[0]!)],
  ['a review of another business', async (all) => all.splice(0, 9, ...(await openingsOf(other)))],
])('a service that opens %s is found out', async (_what, bend) => {
  const openings = structuredClone(await openingsOf(business))
  await bend(openings)
  expect(() => checkShown(openings, business, checkpoint)).toThrow()
})

test('counts of a page are held against the record', () => {
  // One of the business and one hidden, one of a product, one imported, one that waits.
  const true_ = { received: 5, count: 2, average: 2, products: 1, imported: 1, insiders: 0 }
  expect(() => compareCounts(record, true_)).not.toThrow()
  for (const wrong of [{ count: 4 }, { count: 0 }, { imported: 3 }, { received: 6 }, { received: 4 }])
    expect(() => compareCounts(record, { ...true_, ...wrong })).toThrow()
})

test('a list of the newest that leaves one out is found out, and one that ends earlier is not', async () => {
  const logged = checkShown(await openingsOf(business), business, checkpoint)
  const own = logged.filter(({ fields }) => fields.product === '')
  expect(own.map(({ fields }) => fields.author)).toContain('Ann Lee')
  expect(() =>
    compareNewest(
      logged,
      own.map(({ fields }) => ({ written: fields.written! })),
    ),
  ).not.toThrow()
  expect(() => compareNewest(logged, [soup])).not.toThrow()
  expect(() => compareNewest(logged, [fine])).toThrow('leaves out')
  expect(() => compareNewest(logged, [])).toThrow('leaves out')
  expect(() => compareNewest(logged, [fine], 'cup')).not.toThrow()
})

test.each([
  [{ count: '1.234 Bewertungen', average: '4,4' }, true],
  [{ count: '1,234 reviews', average: '4.4' }, true],
  [{}, true],
  [{ count: '9,000 reviews', average: '4.4' }, false],
  [{ count: '1,234 reviews', average: '5.0' }, false],
  [{ count: '1,234 reviews', average: 'Five' }, false],
])('what a reader sees of the numbers, %o, is taken: %s', (seen, isTaken) => {
  const compare = () => compareSeen({ count: 1234, average: 4.4267, imported: 0, insiders: 0 }, seen)
  if (isTaken) expect(compare).not.toThrow()
  else expect(compare).toThrow('in its source')
})
