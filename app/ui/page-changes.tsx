import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useRestoredErrors } from './restored-errors.ts'

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
