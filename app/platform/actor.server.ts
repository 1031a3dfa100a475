import { AsyncLocalStorage } from 'node:async_hooks'

/** A person's id, or the name of the API key that a program uses. */
type Actor = string | { key: string }

const actor = new AsyncLocalStorage<Actor>()

/** Runs what a signed-in person or a program asked for, so that whatever it records names them. */
export const actAs = <T>(by: Actor, act: () => T): T => actor.run(by, act)

/** The person on whose behalf this runs; null in jobs, for visitors and for programs. */
export function currentActor(): string | null {
  const by = actor.getStore()
  return typeof by === 'string' ? by : null
}

/** The name of the API key on whose behalf this runs; null for people and jobs. */
export function currentKey(): string | null {
  const by = actor.getStore()
  return typeof by === 'object' ? by.key : null
}
