const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' })

/** "German"; "a language that was not recognised" for `und`. */
export function languageName(tag: string) {
  if (tag === 'und') return 'a language that was not recognised'
  try {
    return names.of(tag) ?? tag
  } catch {
    return tag
  }
}
