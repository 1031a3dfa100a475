/** In characters, as the database holds it. */
const longestPage = 300

/** The page that a visitor was on, without anything that might say who: no query, and "…" for what looks like a person's. */
export function pageOf(origin: string, path: string): string {
  const pieces = path
    .split(/[?#]/)[0]!
    .split('/')
    .map((piece) => (isPersonal(piece) ? '…' : piece))
  return `${origin}${pieces.join('/')}`.toWellFormed().replaceAll('\u0000', '').slice(0, longestPage)
}

/** Email addresses, numbers of orders and customers, keys. */
const isPersonal = (piece: string) =>
  /@|%40/i.test(piece) ||
  /\d{5}/.test(piece) ||
  (piece.length >= 20 && /\d/.test(piece) && !/-.*-/.test(piece)) ||
  isKey(piece)
const isKey = (piece: string) => /^[0-9a-f]{8}-[0-9a-f]{4}-/i.test(piece)

/** The site that sent a beacon, or null if it names none: a page in a file, or an invented header. */
export function originOf(header: string | undefined): string | null {
  if (!header || header.length > 200) return null
  const url = URL.canParse(header) ? new URL(header) : null
  return url && /^https?:$/.test(url.protocol) && url.origin === header ? header : null
}

/** What the script reports as seen, in one sentence; see widget/script/runtime.ts. */
export const aView =
  'A view is counted when half of the widget, or of a screen full of it, was visible for a second: once for each time that a page is loaded.'
