import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

/** What a full page load would tell: a line while the next page is on its way, its title read aloud when it is there. */
export function PageChanges() {
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
