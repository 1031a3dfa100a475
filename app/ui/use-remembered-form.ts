import { type RefObject, useEffect } from 'react'
import { keepForm, restoreForm } from './remembered-form.ts'

/**
 * Stores what is typed, per tab. On pages that are not hydrated, `data-remember` does the same: see
 * form.script.ts.
 */
export function useRememberedForm(form: RefObject<HTMLFormElement | null>, key: string) {
  useEffect(() => {
    const element = form.current
    if (!element) return
    restoreForm(element, key)
    const keep = () => keepForm(element, key)
    element.addEventListener('input', keep)
    return () => element.removeEventListener('input', keep)
  }, [form, key])
}
