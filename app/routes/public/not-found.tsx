import { factsOf } from '#app/platform/context.server.ts'
import { notFound } from '#app/platform/refusal.ts'
import type { Route } from './+types/not-found.ts'

export const handle = { area: 'public' }

// Every address that is not a page. Also shows the error of a route that failed and has no page of its own.
export function loader({ context }: Route.LoaderArgs) {
  throw factsOf(context).failure ?? notFound('page')
}

export function action() {
  throw notFound('page')
}

export default function NotFound() {
  return null
}
