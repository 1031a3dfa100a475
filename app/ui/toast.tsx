import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { onToastChange, type ShownToast, shownToasts, showToast, type Toast } from './toast-queue.ts'

export { showToast, type Toast } from './toast-queue.ts'

/** Loaded with the first toast, because most pages never show one. */
const Toasts = lazy(() => import('./toasts.tsx'))
const none: readonly ShownToast[] = []

/** Renders the toasts; once, in the root. */
export function ToastProvider() {
  const toasts = useSyncExternalStore(onToastChange, shownToasts, () => none)
  if (toasts.length === 0) return null
  return (
    <Suspense>
      <Toasts toasts={toasts} />
    </Suspense>
  )
}

/** Shows the toast of an action's result: `useActionToast(actionData?.toast)`. */
export function useActionToast(toast: Toast | null | undefined) {
  useEffect(() => {
    if (toast) showToast(toast)
  }, [toast])
}
