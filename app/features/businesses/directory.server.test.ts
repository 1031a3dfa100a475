import fc from 'fast-check'
import type { Database } from '#app/platform/database.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { aBusiness, aUser } from '#tests/factories.ts'
import { businessRows } from './business.table.ts'
import { listDirectory, listFirstLetters, searchDirectory } from './directory.server.ts'

const namesOf = ({ entries }: { entries: { name: string }[] }) => entries.map(({ name }) => name)

async function onlyThese(db: Database, names: string[]) {
  await db.update(businessRows).set({ isActive: false })
  const ownerId = (await aUser(db)).id
  for (const name of names) await aBusiness(db, { name, ownerId })
}

describe('a search', () => {
  const cafe = 'Café Größe & Søn'
  test.for([
    ['café größe', 'as it is written'],
    ['CAFE', 'in capitals and without the accent'],
    ['grosse son', 'with ss for ß and o for ø'],
    ['gro', 'by the beginning of a word'],
    ['søn café', 'in another order'],
    ['cafegrosseson', 'as one word'],
    ['  “café”, ', 'with signs around it'],
  ])('for %s finds the name %s', async ([words], { db }) => {
    await onlyThese(db, [cafe, 'Another bakery'])
    expect(await searchDirectory(db, words!, 10)).toMatchObject({ entries: [{ name: cafe }], isNear: false })
  })

  test.for([
    ['cofner', 'another letter'],
    ['coner', 'a letter missing'],
    ['corrner', 'a letter too many'],
    ['cornre', 'two letters in each other’s place'],
    ['conrer crum', 'one word wrong and one begun'],
  ])('for %s comes near the name, which has %s', async ([words], { db }) => {
    await onlyThese(db, ['Corner & Crumb', 'Coronet'])
    expect(await searchDirectory(db, words!, 10)).toMatchObject({
      entries: [{ name: 'Corner & Crumb' }],
      isNear: true,
    })
  })

  test('finds a business by its website, and names in other scripts', async ({ db }) => {
    await onlyThese(db, ['Пекарня Хлеб', '東京のパン屋'])
    const [shop] = [await aBusiness(db, { name: 'The Mill', domain: 'zwanzigkorn.example' })]
    expect((await searchDirectory(db, 'zwanzig', 10)).entries).toMatchObject([{ id: shop!.id }])
    expect(namesOf(await searchDirectory(db, 'ХЛЕБ', 10))).toEqual(['Пекарня Хлеб'])
    expect(namesOf(await searchDirectory(db, '東京', 10))).toEqual(['東京のパン屋'])
  })

  test('finds nothing for what nobody is called, and does not guess at short words', async ({ db }) => {
    await onlyThese(db, ['Oak', 'Corner'])
    for (const words of ['quokka', 'oat', 'c', '&', '', "'); drop table businesses; --"]) {
      expect((await searchDirectory(db, words, 10)).entries).toEqual([])
    }
  })

  test('takes any words without an error', async ({ db }) => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 120 }), async (words) => {
        await searchDirectory(db, words, 10)
      }),
      { numRuns: 50 },
    )
  })

  test('puts the most reviewed first and says that there are more', async ({ db }) => {
    await onlyThese(db, ['Bakery one', 'Bakery two'])
    await aBusiness(db, { name: 'Bakery three', reviewCount: 7, ratingTotal: 14 })
    const found = await searchDirectory(db, 'bakery', 2)
    expect(namesOf(found)).toEqual(['Bakery three', 'Bakery one'])
    expect(found.hasMore).toBe(true)
  })
})

test('nobody finds a closed business, nor one whose owner has not confirmed the address', async ({ db }) => {
  await onlyThese(db, ['Open bakery'])
  await aBusiness(db, { name: 'Closed bakery', isActive: false })
  const stranger = await aUser(db, { emailVerified: false })
  await aBusiness(db, { name: 'Unconfirmed bakery', ownerId: stranger.id })
  expect(namesOf(await searchDirectory(db, 'bakery', 10))).toEqual(['Open bakery'])
  expect(namesOf(await listDirectory(db, { limit: 10 }))).toEqual(['Open bakery'])
})

describe('the list', () => {
  const names = ['Zebra', 'äpfel', 'Apple', 'apple', 'Éclair', 'eagle', '9 to 5', 'Яблоко', 'Apple']

  test('is by name, whatever the case and the accents, and holds each once, page by page', async ({ db }) => {
    await onlyThese(db, names)
    const read: string[] = []
    let after: string | null = null
    do {
      const page: Awaited<ReturnType<typeof listDirectory>> = await listDirectory(db, { after, limit: 2 })
      read.push(...namesOf(page))
      after = page.nextCursor
    } while (after)
    expect(read.map((name) => name.toLowerCase())).toEqual([
      '9 to 5',
      'äpfel',
      'apple',
      'apple',
      'apple',
      'eagle',
      'éclair',
      'zebra',
      'яблоко',
    ])
  })

  test('can be entered at a letter with which a name begins', async ({ db }) => {
    await onlyThese(db, names)
    expect(await listFirstLetters(db)).toEqual(['a', 'e', 'z', '{'])
    expect(namesOf(await listDirectory(db, { from: 'e', limit: 2 }))).toEqual(['eagle', 'Éclair'])
    expect(namesOf(await listDirectory(db, { from: '{', limit: 2 }))).toEqual(['Яблоко'])
  })

  test('begins at the start for any cursor that we did not make', async ({ db }) => {
    await onlyThese(db, names)
    const first = await listDirectory(db, { limit: 3 })
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (after) => {
        expect(await listDirectory(db, { after, limit: 3 })).toEqual(first)
      }),
      { numRuns: 40 },
    )
  })
})
