import { countAgainst, type Limit, networkOf } from '#app/platform/rate-limit.server.ts'

const limits = {
  address: { name: 'report-address', points: 10, perSeconds: 3600 },
  /** Receipts go to an address that nobody has confirmed. */
  email: { name: 'report-email', points: 5, perSeconds: 24 * 3600 },
} satisfies Record<string, Limit>

/** Counts a report against where it came from and the address that its answer goes to; throws 429. */
export async function countReport({ address, email }: { address: string; email: string | null }) {
  await countAgainst(limits.address, networkOf(address))
  if (email) await countAgainst(limits.email, email)
}
