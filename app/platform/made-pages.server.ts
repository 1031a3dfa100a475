import { createHash } from 'node:crypto'
import { serialize } from 'node:v8'

/** Up to 100 KB each. */
const atMost = 60

/**
 * Makes a page once for as long as its address and its data are the same, whoever asks. What makes it may look at
 * nothing else. Those that were asked for longest ago are forgotten first.
 */
export function pageMaker<Page>() {
  const made = new Map<string, Promise<Page>>()
  return (address: string, data: unknown, make: () => Promise<Page>): Promise<Page> => {
    const key = createHash('sha256').update(address).update('\0').update(serialize(data)).digest('base64')
    const known = made.get(key)
    const page = known ?? make()
    made.delete(key)
    made.set(key, page)
    if (known) return page
    page.catch(() => made.delete(key))
    const [oldest] = made.keys()
    if (made.size > atMost) made.delete(oldest!)
    return page
  }
}
