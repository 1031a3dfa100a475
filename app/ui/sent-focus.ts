/** A button of a form among those that do the same on the page, such as the third "Delete". */
export type SentFrom = { act: string; nth: number }

const actOf = ({ name, value }: HTMLButtonElement) => `${name} ${value}`
const buttonsFor = (act: string) =>
  [
    ...document.querySelectorAll<HTMLButtonElement>('main form[method=post] button:not([type=button])'),
  ].filter((button) => actOf(button) === act)

/** Remembers the button with which a form is sent; null for none in the page. */
export function sentFrom(button: HTMLElement | null): SentFrom | null {
  if (!(button instanceof HTMLButtonElement)) return null
  const act = actOf(button)
  const nth = buttonsFor(act).indexOf(button)
  return nth < 0 ? null : { act, nth }
}

/**
 * Gives the focus back where an answer took its control away: to the button that is now in its place (of the next row,
 * after a row was deleted), to the fold that it is in, else to the page.
 */
export function refocus({ act, nth }: SentFrom) {
  if (document.activeElement !== document.body) return
  const now = buttonsFor(act)
  const button = now[nth] ?? now.at(-1)
  const fold = button?.closest('details:not([open])')?.querySelector('summary')
  const place = fold ?? button ?? document.querySelector<HTMLElement>('main')
  place?.focus({ preventScroll: true })
}
