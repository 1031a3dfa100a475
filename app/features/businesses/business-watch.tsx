import { useEffect } from 'react'

const key = 'vouchsafe-business'

/**
 * All tabs of a browser work on one business. When another tab switches, a tab that still shows the former business
 * opens the dashboard: a form in it would change the business that was switched to.
 */
export function BusinessWatch({ businessId }: { businessId: string }) {
  useEffect(() => {
    localStorage.setItem(key, businessId)
    const leaveIfSwitched = () => {
      const current = localStorage.getItem(key)
      if (current && current !== businessId) location.assign('/business/dashboard')
    }
    // A page that the browser kept when its visitor left it, and shows again.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && leaveIfSwitched()
    addEventListener('storage', leaveIfSwitched)
    addEventListener('pageshow', onShow)
    return () => {
      removeEventListener('storage', leaveIfSwitched)
      removeEventListener('pageshow', onShow)
    }
  }, [businessId])
  return null
}
