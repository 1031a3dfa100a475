/** Joins what is there: `classNames('btn', isWide && 'btn-wide')`. Nothing at all makes no attribute. */
export function classNames(...names: (string | false | null | undefined)[]) {
  return names.filter(Boolean).join(' ') || undefined
}
