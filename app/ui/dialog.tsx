import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, type RefObject, useRef } from 'react'
import './nonce.ts'

type DialogProps = {
  isOpen: boolean
  /** Also called on Escape, backdrop and close button. */
  onClose: () => void
  title: string
  description?: ReactNode
  children: ReactNode
  /** Has the focus at first; otherwise the first control has it. */
  initialFocus?: RefObject<HTMLElement | null>
}

/** A modal dialog. Traps focus and returns it. */
export function Dialog({ isOpen, onClose, title, description, children, initialFocus }: DialogProps) {
  const opener = useRef<Element>(null)
  return (
    <Radix.Root onOpenChange={(isWanted) => !isWanted && onClose()} open={isOpen}>
      <Radix.Portal>
        <Radix.Overlay className="backdrop" />
        <Radix.Content
          className="dialog"
          {...(description ? {} : { 'aria-describedby': undefined })}
          onCloseAutoFocus={() => opener.current instanceof HTMLElement && opener.current.focus()}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement
            if (!initialFocus?.current) return
            event.preventDefault()
            initialFocus.current.focus({ preventScroll: true })
          }}
        >
          <Radix.Title className="pr-10 text-xl">{title}</Radix.Title>
          {description && (
            <Radix.Description className="mt-2 text-sm text-muted">{description}</Radix.Description>
          )}
          <div className="mt-5">{children}</div>
          <Radix.Close aria-label="Close" className="dialog-close">
            <X aria-hidden size={16} strokeWidth={1.5} />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** The buttons at the end of a dialog or form: the action first, then cancel. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>
}
