import { describe, expect, test } from 'vitest'
import { verifyEd25519 } from '#app/features/log/ed25519.server.ts'
import { WrittenLog } from '#tests/written-log.ts'
import { type BusinessFiles, checkBusiness } from './business-check.ts'
import { base64, concat, fromBase64, utf8 } from './bytes.ts'
import { commit, digestOf, entryOf, openFields, readOpening } from './commitment.ts'
import { encodeHeader } from './entry.ts'
import { compareNumbers, compareReviews, countReviews } from './page-check.ts'
import { readTrust } from './trust.ts'

const business = '0193380d-acb8-71fa-9b90-424bdecb1a07'
const other = '0193380d-acb8-71fa-9b90-424bdecb1a08'
const aCase = (n: number) => new Uint8Array(16).fill(n)
const written = '2026-11-02T09:00:00.000Z'
const soup = { author: 'Ann Lee', rating: '2', text: 'Cold soup — twice.', title: 'No', written }
const fine = { author: 'Bo', rating: '5', text: '', title: '', written: '2026-11-01T09:00:00.000Z' }
const [shownSoup, shownFine] = [soup, fine].map((review) => ({ ...review, reply: '' }))

function aLog() {
  const log = new WrittenLog()
  log.open(other)
  log.open(business)
  log.publish(business, aCase(1), soup)
  log.publish(business, aCase(2), fine)
  log.write(business, aCase(3), 'submitted', 'waiting', { ...fine, rating: '1' })
  log.write(business, aCase(4), 'imported', 'imported', fine)
  log.publish(business, aCase(5), { ...fine, product: 'cup' })
  log.publish(business, aCase(6), { ...soup, rating: '3' })
  log.write(business, aCase(6), 'hidden', 'hidden', {}, { actor: 'rule' })
  log.publish(other, aCase(7), soup)
  log.tally()
  return log
}
const log = aLog()
const trust = readTrust(log.origin, log.vkeys)
const check = (files: BusinessFiles) => checkBusiness(files, business, trust, verifyEd25519)
const files = await log.businessFiles(business)

test('a page that is what the log has', async () => {
  const checked = await check(files)
  expect(checked).toMatchObject({ received: 6, acts: 16 })
  expect(checked.checkpoint.seen).toEqual([{ name: 'witness.example/witness', at: log.now }])
  const numbers = { count: 3, average: 10 / 3, imported: 1, insiders: 0 }
  expect(countReviews(checked.reviews)).toEqual(numbers)
  expect(countReviews(checked.reviews, 'cup')).toMatchObject({ count: 1, average: 5 })
  expect(() => compareNumbers(numbers, { ...numbers, average: 3.33 })).not.toThrow()
  expect(() => compareReviews(checked.reviews, [shownSoup!, shownFine!])).not.toThrow()
})

test('a reply is the newest that the business did not take back, under its own review', async () => {
  const log = new WrittenLog()
  log.open(business)
  log.publish(business, aCase(1), soup)
  log.publish(business, aCase(2), { ...fine, provenance: 'confirmed' })
  const reply = (n: number, answer: string) =>
    log.write(business, aCase(n), 'answered', 'published', { answer }, { actor: 'business' })
  reply(1, 'We are sorry.')
  reply(1, 'Come again.')
  reply(2, 'Thank you.')
  log.write(business, aCase(2), 'answer_removed', 'published', {}, { actor: 'business' })
  log.tally()
  const files = await log.businessFiles(business)
  const { reviews } = await checkBusiness(files, business, readTrust(log.origin, log.vkeys), verifyEd25519)
  const taken = (...shown: { reply: string; label?: string }[]) =>
    compareReviews(
      reviews,
      shown.map((one, at) => ({ ...[soup, fine][at]!, label: '', ...one })),
      ({ provenance = '' }) => provenance,
    )
  const confirmed = { reply: '', label: 'confirmed' }
  expect(() => taken({ reply: 'Come again.' }, confirmed)).not.toThrow()
  for (const wrong of ['We are sorry.', 'Thank you.', ''])
    expect(() => taken({ reply: wrong }, confirmed)).toThrow('Ann Lee')
  expect(() => taken({ reply: 'Come again.' }, { ...confirmed, reply: 'Thank you.' })).toThrow('Bo')
  expect(() => taken({ reply: 'Come again.' }, { ...confirmed, label: 'invited' })).toThrow('Bo')
})

describe('a page that is not', () => {
  test.each<[string, (files: BusinessFiles) => unknown, string]>([
    ['leaves a review out', ({ openings }) => openings.shift(), 'openings'],
    ['shows a review twice', ({ openings }) => openings.push(openings[0]!), 'openings'],
    [
      'shows other words',
      ({ openings }) => {
        const fields = openings[0]!.fields
        openings[0]!.fields = fields.map((field) =>
          field[0] === 'text' ? ['text', field[1]!, 'Lovely soup.'] : field,
        )
      },
      'openings',
    ],
    [
      'leaves the last act out',
      (all) => Object.assign(all, { entries: all.entries.subarray(0, -84) }),
      'acts',
    ],
    ['has the record of another', ({ record }) => Object.assign(record, { business: other }), 'record'],
    ['has another number in the register', ({ record }) => Object.assign(record, { number: 0 }), 'record'],
    [
      'has a checkpoint that nobody signed',
      ({ record }) =>
        Object.assign(record, { checkpoint: record.checkpoint.replace(/\n\n.*/s, '\n\n— x AAAAAAAA\n') }),
      'checkpoint',
    ],
  ])('%s', async (_name, bend, where) => {
    const bent = structuredClone(files)
    bend(bent)
    await expect(check(bent)).rejects.toMatchObject({ check: where })
  })

  test('has other numbers, or a review that the log has not', async () => {
    const { reviews } = await check(files)
    const numbers = countReviews(reviews)
    for (const wrong of [{ count: 2 }, { average: 4 }, { average: null }, { imported: 0 }, { insiders: 1 }])
      expect(() => compareNumbers(numbers, { ...numbers, ...wrong })).toThrow()
    for (const wrong of [
      [{ ...shownSoup!, rating: '5' }],
      [{ ...shownSoup!, author: 'Al' }],
      [{ ...shownSoup!, written: fine.written }],
      [{ ...shownSoup!, reply: 'We never did that.' }],
      [shownFine!, shownFine!, shownFine!, shownFine!],
    ])
      expect(() => compareReviews(reviews, wrong)).toThrow()
  })
})

test('a dishonest log cannot open one act to two texts', () => {
  // The same bytes are hashed with the border between salt and text elsewhere.
  const header = encodeHeader({
    act: 'answered',
    standing: 'published',
    actor: 'business',
    day: 1,
    businessId: business,
    case: aCase(1),
    step: 1,
  })
  const salt = new Uint8Array(32).fill(7)
  const long = concat(salt, utf8('answer\nSorry, '))
  const digests = [
    digestOf(long, 'answer', 'never again'),
    digestOf(salt, 'at', ''),
    digestOf(salt, 'review', ''),
  ]
  const same = digestOf(salt, 'answer', 'Sorry, answer\nnever again')
  expect(same).toEqual(digests[0])
  const fields = { answer: 'Sorry, answer\nnever again', at: '', review: '' }
  const commitment = commit(header, salt, fields)
  const opened = openFields(salt, fields, ['answer'])
  expect(readOpening('answered', header, commitment, opened)).toEqual({ answer: fields.answer })
  const [, itsSalt, value] = opened[0] as [string, string, string]
  const moved = concat(fromBase64(itsSalt), utf8('answer\nSorry, '))
  const bent = [['answer', base64(moved), value.slice(14)], ...opened.slice(1)] as typeof opened
  expect(readOpening('answered', header, commitment, bent)).toBe(null)
  expect(entryOf(header, commitment)).toHaveLength(76)
})
