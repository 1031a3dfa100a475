import { searchDirectory } from '#app/features/businesses/directory.server.ts'
import { listOperatedBusinesses } from '#app/features/businesses/set-business-active.server.ts'
import { readOverview } from '#app/features/dashboard/all-businesses/all-businesses.server.ts'
import { listOwnedBusinesses } from '#app/features/deletion/closures.server.ts'
import { readPublicRecord } from '#app/features/transparency/public-record.server.ts'
import { now } from '#app/platform/clock.ts'
import { expect, test } from './database.ts'
import { aBusiness } from './factories.ts'

test('a domain is listed in its own letters, but as it is where these imitate others', async ({ db }) => {
  const domains = [
    ['xn--bckerei-5wa.example', 'bäckerei.example'],
    ['xn--80ak6aa4i.example', 'xn--80ak6aa4i.example'],
  ] as const
  for (const [domain, shown] of domains) {
    const { id, name, ownerId } = await aBusiness(db, { name: `Bakery ${domain}`, domain })
    const [{ entries }, [operated], [owned], [row], { business }] = await Promise.all([
      searchDirectory(db, name, 1),
      listOperatedBusinesses(db, { words: name }),
      listOwnedBusinesses(db, ownerId),
      readOverview(db, ownerId, now()),
      readPublicRecord(db, id),
    ])
    expect(entries[0]!.domainName).toBe(shown)
    for (const each of [operated, owned, row, business]) expect(each!.domain).toBe(shown)
  }
})
