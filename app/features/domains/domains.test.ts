import { eq } from 'drizzle-orm'
import { activities } from '#app/features/activities/activity.table.ts'
import { type Business, businesses } from '#app/features/businesses/business.table.ts'
import { days, moveClock } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { openPublicWeb } from '#app/platform/public-web.server.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness } from '#tests/factories.ts'
import { metaTagOf, recordOf } from './domain-proof.vocabulary.ts'
import { codesIn, proofCodes } from './look-up-proof.server.ts'
import { askForProof, checkDomain, findProof, recheckDomains } from './prove-domain.server.ts'

/** Replaces the web by these TXT records (by name) and pages (by host). */
function aWeb(records: Record<string, string>, pages: Record<string, string> = {}) {
  openPublicWeb({
    readTxt: async (name) => (records[name] ? [records[name]] : []),
    readPage: async ({ host }) => {
      if (pages[host] === undefined) throw new Error('not there')
      return pages[host]
    },
  })
}

const codeOf = ({ id, ownerId, domain }: Business, of = domain) =>
  proofCodes({ businessId: id, ownerId, domain: of })[0]

async function check(db: Database, { id }: Business, domain: string) {
  await askForProof(db, { businessId: id, domain })
  await checkDomain(db, { businessId: id })
  return findProof(db, id)
}

const isProven = async (db: Database, { id }: Business) =>
  (await db.select().from(businesses).where(eq(businesses.id, id)))[0]!.domainProvenAt !== null

test.for(['_vouchsafe.', ''])('a TXT record at %sDOMAIN proves the domain', async (prefix, { db }) => {
  const business = await aBusiness(db)
  aWeb({ [prefix + business.domain]: recordOf(codeOf(business)) })
  expect(await check(db, business, business.domain)).toMatchObject({ state: 'proven', method: 'dns' })
  expect(await isProven(db, business)).toBe(true)
})

test('a tag in the head of the front page proves it, with and without www', async ({ db }) => {
  for (const www of ['', 'www.']) {
    const business = await aBusiness(db)
    aWeb(
      {},
      { [www + business.domain]: `<html><head>${metaTagOf(codeOf(business))}</head><body>Bread</body>` },
    )
    expect(await check(db, business, business.domain)).toMatchObject({ state: 'proven', method: 'meta' })
  }
})

test('only a tag in the head counts: visitors can write into the rest of a page', () => {
  const tag = metaTagOf('abc')
  expect(codesIn(`<head><title>Bread</title>${tag}</head>`)).toEqual(['abc'])
  expect(codesIn(`<head><META content='abc' NAME=vouchsafe-verification /></head>`)).toEqual(['abc'])
  for (const page of [
    `<head></head><body>${tag}`,
    `<body>${tag}`,
    `<head><!-- ${tag} --></head>`,
    '',
    tag.slice(1),
  ]) {
    expect(codesIn(page), page).toEqual([])
  }
})

test('a code of another business, owner or domain proves nothing', async ({ db }) => {
  const [business, rival] = [await aBusiness(db), await aBusiness(db)]
  const record = `_vouchsafe.${business.domain}`
  const former = proofCodes({ businessId: business.id, ownerId: rival.ownerId, domain: business.domain })[0]
  for (const code of [codeOf(rival, business.domain), codeOf(business, rival.domain), former]) {
    aWeb({ [record]: recordOf(code) })
    expect(await check(db, business, business.domain)).toMatchObject({
      state: 'failed',
      failure: 'other_code',
    })
  }
  aWeb({})
  expect(await check(db, business, business.domain)).toMatchObject({ state: 'failed', failure: 'missing' })
  expect(await isProven(db, business)).toBe(false)
})

test('whoever proves a domain takes it over, also from a business that had proven it', async ({ db }) => {
  const seller = await aBusiness(db)
  aWeb({ [seller.domain]: recordOf(codeOf(seller)) })
  await check(db, seller, seller.domain)
  const buyer = await aBusiness(db)
  expect(await check(db, buyer, seller.domain)).toMatchObject({ state: 'failed', failure: 'other_code' })
  expect(await isProven(db, seller)).toBe(true)

  aWeb({ [seller.domain]: recordOf(codeOf(buyer, seller.domain)) })
  expect(await check(db, buyer, seller.domain)).toMatchObject({ state: 'proven' })
  const [row] = await db.select().from(businesses).where(eq(businesses.id, buyer.id))
  expect(row).toMatchObject({ domain: seller.domain, website: `https://${seller.domain}` })
  expect(await isProven(db, seller)).toBe(false)
  expect(await findProof(db, seller.id)).toMatchObject({ state: 'failed', failure: 'taken_over' })
  const told = await db.select().from(activities).where(eq(activities.businessId, seller.id))
  expect(told.map(({ message }) => message).join()).toContain('your proof no longer counts')
})

test('a proof that is not found any more holds for two weeks, and then ends', async ({ db, business }) => {
  aWeb({ [business.domain]: recordOf(codeOf(business)) })
  await check(db, business, business.domain)
  aWeb({})
  try {
    moveClock(days(8))
    for (const isHeld of [true, true, false]) {
      await checkDomain(db, { businessId: business.id })
      expect(await isProven(db, business)).toBe(isHeld)
      moveClock(days(7))
    }
  } finally {
    moveClock(-days(29))
  }
})

test('proven domains are looked at again once a week', async ({ db, pool }) => {
  const [business, unproven] = [await aBusiness(db), await aBusiness(db)]
  aWeb({ [business.domain]: recordOf(codeOf(business)) })
  await check(db, business, business.domain)
  await check(db, unproven, unproven.domain)
  const waiting = async ({ id }: Business) =>
    (
      await pool.query("select from pgboss.job where name = 'domains.check' and data ->> 'businessId' = $1", [
        id,
      ])
    ).rowCount
  await recheckDomains(db)
  expect(await waiting(business)).toBe(1)
  try {
    moveClock(days(7.1))
    await recheckDomains(db)
    expect(await waiting(business)).toBe(2)
    expect(await waiting(unproven)).toBe(1)
  } finally {
    moveClock(-days(7.1))
  }
})
