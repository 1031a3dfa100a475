import { type RefObject, useEffect } from 'react'

/** Tells once that an invited person began to fill in the form. Opening the page tells nothing: scanners do. */
export function useBeginning(form: RefObject<HTMLFormElement | null>, token: string | undefined) {
  useEffect(() => {
    const element = form.current
    if (!element || !token) return
    const tell = () => navigator.sendBeacon(`/review/begun/${token}`)
    // Begun before the scripts were there; see platform/wake.ts.
    if (element.dataset.begun !== undefined) return void tell()
    const listen = (event: Event) => {
      // What the page itself puts back in is no sign of a person.
      if (!event.isTrusted) return
      element.removeEventListener('input', listen)
      tell()
    }
    element.addEventListener('input', listen)
    return () => element.removeEventListener('input', listen)
  }, [form, token])
}
