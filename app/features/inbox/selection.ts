/** How the boxes of the list are named in a form: one name each, because forms keep the last of equal names. */
export const selectionPrefix = 'select-'

/** The reviews that a form is about: those selected, those that an undo names, or the one that is open. */
export function selectedReviews(values: Record<string, string>): string[] {
  if (values.reviews) return values.reviews.split(',').slice(0, 100)
  const selected = Object.keys(values).flatMap((name) =>
    name.startsWith(selectionPrefix) ? [name.slice(selectionPrefix.length)] : [],
  )
  return selected.length > 0 ? selected : [values.review ?? '']
}
