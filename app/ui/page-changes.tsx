import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useFetchers, useLocation, useNavigation } from 'react-router'
import { restoreErrors } from './remembered-form.ts'

/**
 * Announces client navigations as a page load would: a progress line, then the new title for screen readers.
 */
export function PageChanges() {
  useRestoredErrors()
  const isOnTheWay = useNavigation().state !== 'idle'
  const { pathname } = useLocation()
  const announced = useRef(pathname)
  const [title, setTitle] = useState('')

  useEffect(() => {
    if (announced.current === pathname) return
    announced.current = pathname
    setTitle(document.title)
  }, [pathname])

  return (
    <>
      {isOnTheWay && <div aria-hidden className="on-the-way" />}
      <p aria-live="polite" className="sr-only">
        {title}
      </p>
    </>
  )
}

/** In the hydrated app a form stays on the page, so the next result may contain an error that was dismissed before. */
function useRestoredErrors() {
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
