import { limits } from '#app/limits.ts'
import { countAgainst } from '#app/platform/rate-limit.server.ts'

/** Counts a report by where it came from and by whom the receipt goes to; throws 429. */
export async function countReport({ address, email }: { address: string; email: string | null }) {
  await countAgainst(limits.reportsFromNetwork, address)
  if (!email) return
  await countAgainst(limits.reportsFromEmailInNetwork, `${email} ${address}`)
  await countAgainst(limits.reportsFromEmail, email)
}
