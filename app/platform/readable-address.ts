/**
 * Whether an address can be answered at all: its path decodes and has no control characters, its query no NUL. None of
 * ours has; in a header or a statement they would be errors.
 */
export function isReadable(url: string) {
  try {
    const { pathname, search } = new URL(url)
    return !/\p{Cc}/u.test(decodeURIComponent(pathname)) && !/%00/.test(search)
  } catch {
    return false
  }
}
