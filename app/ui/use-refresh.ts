import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Loads a page's data again every few seconds while something goes on and somebody looks at it. */
export function useRefresh(isGoingOn: boolean, everyMs = 1500) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isGoingOn) return
    const timer = setInterval(() => document.visibilityState === 'visible' && void revalidate(), everyMs)
    return () => clearInterval(timer)
  }, [isGoingOn, everyMs, revalidate])
}
