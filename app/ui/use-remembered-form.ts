import { type RefObject, useEffect } from 'react'
import { keepForm, restoreForm } from './remembered-form.ts'

/** Keeps what is typed for this tab. Where nothing hydrates, `data-remember` does the same: see form.script.ts. */
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
