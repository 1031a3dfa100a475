import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#app/routes.ts'

/** Every entry of the route table, those inside layouts too. */
export const routeTable: RouteConfigEntry[] = routes.flatMap(withChildren)

function withChildren(entry: RouteConfigEntry): RouteConfigEntry[] {
  return [entry, ...(entry.children ?? []).flatMap(withChildren)]
}
