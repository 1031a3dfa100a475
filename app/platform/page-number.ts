const mostPages = 1000

/** The page of a list that an address asks for, from 1 to 1000; the first for anything else. */
export function readPage(query: URLSearchParams) {
  const typed = Number(query.get('page'))
  return Number.isInteger(typed) && typed > 0 && typed <= mostPages ? typed : 1
}
