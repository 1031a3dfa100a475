import type { Database } from '#app/platform/database.server.ts'

/** Counts towards a total, for whoever watches. */
export type Report = (label: string, total: number) => { add(more: number): void }

export type World = {
  about: string
  owner: { email: string }
  /** Returns the sentence to say when it is done. `argument`: what stands behind the world's name. */
  seed(db: Database, given: { argument?: string; report: Report }): Promise<string>
}

/** The world cannot be seeded. The message is a sentence for the person at the terminal. */
export class CannotSeed extends Error {
  override name = 'CannotSeed'
}

export const thousands = (count: number) => count.toLocaleString('en')

/** "1,234 reviews a second" for work that was begun then. */
export function perSecond(count: number, startedAt: number) {
  const seconds = (performance.now() - startedAt) / 1000
  return `${thousands(Math.round(count / seconds))} a second`
}
