import { useEffect } from 'react'
import { useSubmit } from 'react-router'
import { showToast, type Toast } from './toast.tsx'

/** The result of an action in a sentence, and the form that undoes it. */
export type Done = { toast?: Toast; undo?: Record<string, string> }

const undoMs = 10_000

/** Shows the toast of an action's result, for ten seconds with a button where it can be undone. */
export function useDoneToast(done: Done | undefined) {
  const submit = useSubmit()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each result
  useEffect(() => {
    if (!done?.toast) return
    const { toast, undo } = done
    if (!undo) return showToast(toast)
    const onClick = () => void submit(undo, { method: 'post', preventScrollReset: true })
    showToast({ ...toast, durationMs: undoMs, action: { label: 'Undo', onClick } })
  }, [done])
}
