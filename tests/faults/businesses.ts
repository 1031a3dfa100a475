import pg from 'pg'
import { v7 as uuid } from 'uuid'

/** Of one owner. Returns their ids. */
export async function createBusinesses(databaseUrl: string, number: number) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const owner = uuid()
  await client.query(`insert into users (id, name, email) values ($1, 'An owner', $2)`, [
    owner,
    `${owner}@owner.example`,
  ])
  const ids = Array.from({ length: number }, () => uuid())
  await client.query(
    `insert into businesses (id, owner_id, name, website, domain, monthly_invitation_reset_at)
     select id, $1, 'Bakery', 'https://bakery.example', 'bakery.example', now() from unnest($2::uuid[]) id`,
    [owner, ids],
  )
  await client.end()
  return ids
}
