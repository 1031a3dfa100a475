import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { useSubmit } from 'react-router'
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

/** The result of an action in a sentence, and the form that undoes it. */
export type Done = { toast?: Toast; undo?: Record<string, string> }

type Refused = { values: Record<string, string>; errors: Record<string, string>; message?: string }

const undoMs = 10_000

/**
 * The result of a page's action, and the form in it if that was refused. Shows its toast, for ten seconds with a button
 * where it can be undone.
 */
export function useResult<More>(actionData: unknown) {
  const result = (actionData ?? undefined) as (Done & Partial<Refused> & More) | undefined
  const submit = useSubmit()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each result
  useEffect(() => {
    if (!result?.toast) return
    const { toast, undo } = result
    if (!undo) return showToast(toast)
    const onClick = () => void submit(undo, { method: 'post', preventScrollReset: true })
    showToast({ ...toast, durationMs: undoMs, action: { label: 'Undo', onClick } })
  }, [result])
  return { result, refused: result?.values && !result.toast ? (result as Refused) : undefined }
}
