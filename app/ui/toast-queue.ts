export const toastPositions = [
  'top-right',
  'top',
  'top-left',
  'bottom-right',
  'bottom',
  'bottom-left',
] as const
type ToastPosition = (typeof toastPositions)[number]

export type Toast = {
  type?: 'success' | 'error' | 'info' | 'warning' | 'default'
  title: string
  text?: string
  /** Clicking it also closes the toast. */
  action?: { label: string; onClick: () => void }
  position?: ToastPosition
  durationMs?: number
  isDismissible?: boolean
}
export type ShownToast = Toast & { id: number; isOpen: boolean }

const maximumVisible = 3
const recheckMs = 250
/** The duration of the animation in toasts.css. */
export const leavingMs = 150

let shown: readonly ShownToast[] = []
let waiting: readonly ShownToast[] = []
let listeners: readonly (() => void)[] = []
let recheck: ReturnType<typeof setInterval> | undefined
let lastId = 0

/** Shows a transient message. Important information belongs on the page. */
export function showToast(toast: Toast) {
  lastId += 1
  waiting = [...waiting, { ...toast, id: lastId, isOpen: true }]
  admit()
  if (waiting.length > 0) recheck ??= setInterval(admit, recheckMs)
}

export function closeToast(id: number) {
  change(shown.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)))
  setTimeout(() => change(shown.filter((toast) => toast.id !== id)), leavingMs)
}

export const shownToasts = () => shown

export function onToastChange(listener: () => void) {
  listeners = [...listeners, listener]
  return () => {
    listeners = listeners.filter((one) => one !== listener)
  }
}

function admit() {
  const room = Math.max(0, maximumVisible - shown.length)
  if (room > 0 && waiting.length > 0) {
    change([...shown, ...waiting.slice(0, room)])
    waiting = waiting.slice(room)
  }
  if (waiting.length === 0) {
    clearInterval(recheck)
    recheck = undefined
  }
}

function change(next: readonly ShownToast[]) {
  shown = next
  for (const listener of listeners) listener()
}
