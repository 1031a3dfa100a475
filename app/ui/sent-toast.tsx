import { createContext, useContext } from 'react'
import type { Toast } from './toast-queue.ts'

/** The toast of the action whose form this document answers. The server alone knows it. */
export const SentToast = createContext<Toast | undefined>(undefined)

/** The toast among the results of actions, which the server's router keeps by route. */
export function readSentToast(results: Record<string, unknown> | null): Toast | undefined {
  return Object.values(results ?? {}).find(hasToast)?.toast
}

const hasToast = (result: unknown): result is { toast: Toast } =>
  typeof result === 'object' && result !== null && 'toast' in result && Boolean(result.toast)

/** The toast as a line on the page, where no script runs that could show it. */
export function SentToastLine() {
  const toast = useContext(SentToast)
  return (
    <noscript>
      {toast && (
        <p
          className="my-3 mr-(--gutter) ml-auto w-fit max-w-[44em] border-l-2 border-success py-1 pl-4 text-sm"
          role="status"
        >
          <span className="font-medium">{toast.title}</span>
          {toast.text && ` ${toast.text}`}
        </p>
      )}
    </noscript>
  )
}
