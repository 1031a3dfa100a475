/** What was checked when it failed: a page has a sentence for each in the reader's language. */
export const checks = ['checkpoint', 'record', 'acts', 'openings', 'numbers', 'reviews', 'missing'] as const
export type Check = (typeof checks)[number]

/** Something that does not follow from the log. Its message is a sentence. */
export class Wrong extends Error {
  readonly check: Check
  /** A signed checkpoint that contradicts the one at hand. */
  readonly held: string | null
  constructor(check: Check, message: string, held: string | null = null) {
    super(message)
    this.check = check
    this.held = held
  }
}

/** Rethrows an error of this part of the check as `Wrong`. */
export const wrongIn =
  (check: Check) =>
  (error: unknown): never => {
    throw error instanceof Wrong ? error : new Wrong(check, `${(error as Error).message}.`)
  }

/** Returns what `read` returns; an error that it throws is rethrown as `Wrong` in this part of the check. */
export function within<T>(check: Check, read: () => T): T {
  try {
    return read()
  } catch (error) {
    return wrongIn(check)(error)
  }
}
