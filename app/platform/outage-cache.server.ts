import { LRUCache } from 'lru-cache'
import { isUnavailable } from './unavailable.server.ts'

/**
 * Reads from the database; while the database is away, returns what was last read. A form that is being filled in
 * must come back with what was typed.
 */
export function cacheForOutages<T extends object>() {
  const remembered = new LRUCache<string, T>({ max: 1000 })
  return async (key: string, read: () => Promise<T>): Promise<T> => {
    try {
      const found = await read()
      remembered.set(key, found)
      return found
    } catch (error) {
      const known = remembered.get(key)
      if (known !== undefined && isUnavailable(error)) return known
      throw error
    }
  }
}
