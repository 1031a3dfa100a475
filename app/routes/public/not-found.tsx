import { notFound } from '#app/platform/refusal.ts'

export function loader() {
  throw notFound('page')
}

export default function NotFound() {
  return null
}
