import { isUnavailable } from './unavailable.server.ts'

const mostRemembered = 1000

/**
 * Reads from the database; while the database is away, returns what was last read. A form that is being filled in
 * must come back with what was typed.
 */
export function rememberWhileAway<T>() {
  const remembered = new Map<string, T>()
  return async (key: string, read: () => Promise<T>): Promise<T> => {
    try {
      const found = await read()
      remembered.delete(key)
      remembered.set(key, found)
      if (remembered.size > mostRemembered) remembered.delete(remembered.keys().next().value!)
      return found
    } catch (error) {
      const known = remembered.get(key)
      if (known !== undefined && isUnavailable(error)) return known
      throw error
    }
  }
}
