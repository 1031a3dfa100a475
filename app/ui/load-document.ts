import { redirectDocument } from 'react-router'

/** A `clientLoader` of pages that are not hydrated: a link from the app to one of them loads it as a document. */
export function loadDocument({ request }: { request: Request }): never {
  const { pathname, search, hash } = new URL(request.url)
  throw redirectDocument(pathname + search + hash)
}
