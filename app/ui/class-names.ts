/** Joins the truthy names: `classNames('btn', isWide && 'btn-wide')`. Undefined if there are none. */
export function classNames(...names: (string | false | null | undefined)[]) {
  return names.filter(Boolean).join(' ') || undefined
}
