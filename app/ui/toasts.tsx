import { CircleCheck, Info, type LucideIcon, MessageSquareText, TriangleAlert, X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { closeToast, type ShownToast, type Toast, toastPositions } from './toast-queue.ts'

const icons: Record<NonNullable<Toast['type']>, { Icon: LucideIcon; tone: string }> = {
  success: { Icon: CircleCheck, tone: 'text-success' },
  error: { Icon: TriangleAlert, tone: 'text-danger' },
  warning: { Icon: TriangleAlert, tone: 'text-warning' },
  info: { Icon: Info, tone: 'text-info' },
  default: { Icon: MessageSquareText, tone: 'text-muted' },
}

/** The visible toasts. They stay while hovered or focused. F8 focuses them. */
export default function Toasts({ toasts }: { toasts: readonly ShownToast[] }) {
  return toastPositions.map((position) => {
    const here = toasts.filter((toast) => (toast.position ?? 'bottom-right') === position)
    if (here.length === 0) return null
    return (
      <Radix.Provider duration={3000} key={position} label="Notification" swipeDirection={swipe(position)}>
        {here.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
        <Radix.Viewport className={`toasts toasts-${position}`} />
      </Radix.Provider>
    )
  })
}

function ToastCard({ toast }: { toast: ShownToast }) {
  const { id, type = 'default', title, text, action, durationMs, isDismissible = true, isOpen } = toast
  const { Icon, tone } = icons[type]
  return (
    <Radix.Root
      className="toast"
      duration={durationMs}
      onOpenChange={(isWanted) => !isWanted && closeToast(id)}
      open={isOpen}
      type={type === 'error' ? 'foreground' : 'background'}
    >
      <Icon aria-hidden className={`mt-0.5 ${tone}`} size={16} strokeWidth={1.5} />
      <div>
        <Radix.Title className="font-medium">{title}</Radix.Title>
        {text && <Radix.Description className="text-muted">{text}</Radix.Description>}
      </div>
      <div className="flex gap-1">
        {action && (
          <Radix.Action altText={action.label} className="toast-action" onClick={action.onClick}>
            {action.label}
          </Radix.Action>
        )}
        {isDismissible && (
          <Radix.Close aria-label="Dismiss" className="toast-close">
            <X aria-hidden size={14} strokeWidth={1.5} />
          </Radix.Close>
        )}
      </div>
    </Radix.Root>
  )
}

function swipe(position: string) {
  if (position === 'top') return 'up'
  if (position === 'bottom') return 'down'
  return position.endsWith('left') ? 'left' : 'right'
}
