import { useEffect, useRef } from 'react'
import { useFetchers, useLocation, useNavigation } from 'react-router'
import { refocus, type SentFrom, sentFrom } from './sent-focus.ts'
import { forgetSentForm, keepSentForm, restoreSentForm } from './sent-forms.ts'
import { showToast } from './toast.tsx'

/**
 * In the layout of a desk: where a form that was sent met an expired session or a service that is away, what was
 * typed is back on its page after the login or the next try. Where an answer redraws the form, the focus stays with
 * it. `owner` tells people and their businesses apart.
 */
export function SentFormsWatch({ owner }: { owner: string }) {
  const { pathname, search } = useLocation()
  const path = pathname + search
  const isIdle = [useNavigation(), ...useFetchers()].every(({ state }) => state === 'idle')
  const isOnItsWay = useRef(false)
  const from = useRef<{ pathname: string; button: SentFrom | null }>(null)

  useEffect(() => {
    const keep = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement
      // Only forms that the router sends: for the others the browser loads a new page.
      if (!event.defaultPrevented || form.method !== 'post') return
      isOnItsWay.current = true
      keepSentForm(form, { path, owner })
      from.current = { pathname, button: sentFrom(event.submitter) }
    }
    addEventListener('submit', keep)
    return () => removeEventListener('submit', keep)
  }, [path, pathname, owner])

  useEffect(() => {
    if (!isIdle) return
    const { button, pathname: sentOn } = from.current ?? {}
    from.current = null
    if (button && sentOn === pathname) refocus(button)
    const isFailed = document.querySelector('[data-failed]') !== null
    const isAnswered = isOnItsWay.current && !isFailed
    isOnItsWay.current = false
    if (isAnswered) forgetSentForm()
    else if (!isFailed && restoreSentForm({ path, owner }))
      showToast({ type: 'info', title: 'What you typed is back. Please send it again.' })
  }, [isIdle, path, pathname, owner])

  return null
}
