import { useEffect, useLayoutEffect, useState } from 'react'
import { useFetchers, useNavigation } from 'react-router'
import { restoreErrors } from './dismissed-errors.ts'

/** In the hydrated app a form stays on the page, so the next result may contain an error that was dismissed before. */
export function useRestoredErrors() {
  const [sent] = useState(() => new Set<Element>())
  const isSubmitting = [useNavigation(), ...useFetchers()].some(({ state }) => state === 'submitting')

  useEffect(() => {
    const remember = ({ target }: Event) => sent.add(target as Element)
    addEventListener('submit', remember)
    return () => removeEventListener('submit', remember)
  }, [sent])

  // Before the effect that focuses the first wrong field.
  useLayoutEffect(() => {
    if (isSubmitting) return
    sent.forEach(restoreErrors)
    sent.clear()
  })
}
