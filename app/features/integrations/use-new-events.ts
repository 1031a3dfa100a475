import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Reloads a page's data every few seconds: its list grows while the owner looks at it, such as by a test. */
export function useNewEvents(isShown: boolean) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isShown) return
    const timer = setInterval(() => document.visibilityState === 'visible' && void revalidate(), 4000)
    return () => clearInterval(timer)
  }, [isShown, revalidate])
}
