import { AsyncLocalStorage } from 'node:async_hooks'

const actor = new AsyncLocalStorage<string>()

/** Runs what a signed-in person asked for, so that whatever it records names them. */
export const actAs = <T>(userId: string, act: () => T): T => actor.run(userId, act)

/** The person on whose behalf this runs; null in jobs and for visitors. */
export const currentActor = (): string | null => actor.getStore() ?? null
