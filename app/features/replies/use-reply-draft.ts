import { type RefObject, useEffect } from 'react'
import { setNatively } from '#app/ui/remembered-form.ts'

const keyOf = (reviewId: string) => `reply-${reviewId}`

export const hasDraft = (reviewId: string) => sessionStorage.getItem(keyOf(reviewId)) !== null
export const forgetDraft = (reviewId: string) => sessionStorage.removeItem(keyOf(reviewId))

/** Keeps the draft in this tab over reloads and an expired session, also that of an edit. */
export function useReplyDraft(area: RefObject<HTMLTextAreaElement | null>, reviewId: string) {
  useEffect(() => {
    const element = area.current
    if (!element) return
    const kept = sessionStorage.getItem(keyOf(reviewId))
    if (kept !== null && element.value === element.defaultValue) setNatively(element, kept)
    const keep = () => {
      if (element.value === element.defaultValue) forgetDraft(reviewId)
      else sessionStorage.setItem(keyOf(reviewId), element.value)
    }
    keep()
    element.addEventListener('input', keep)
    return () => element.removeEventListener('input', keep)
  }, [area, reviewId])
}
