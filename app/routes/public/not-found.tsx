import { notFound } from '#app/platform/refusal.ts'

export const handle = { area: 'public' }

// Every address that is not a page.
export function loader() {
  throw notFound('page')
}

export function action() {
  throw notFound('page')
}

export default function NotFound() {
  return null
}
