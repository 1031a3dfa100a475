/** Joins what is there: `classNames('btn', isWide && 'btn-wide')`. */
export function classNames(...names: (string | false | null | undefined)[]) {
  return names.filter(Boolean).join(' ')
}
