import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Actions, Dialog } from '#app/ui/dialog.tsx'
import { Menu } from '#app/ui/menu.tsx'
import { showToast, type Toast, toastPositions } from '#app/ui/toast.tsx'
import { Part } from './parts.tsx'

const toasts: Toast[] = [
  { type: 'success', title: 'Answer published', text: 'Karl has been told by e-mail.' },
  { type: 'error', title: 'Not saved: the connection broke', text: 'Your text is kept here.' },
  { type: 'warning', title: '82 of 100 reviews this month' },
  { type: 'info', title: '312 of 1,000 invitations queued', text: 'You can leave this page.' },
  { title: 'Invitation deleted', action: { label: 'Undo', onClick: () => {} }, durationMs: 10_000 },
]

export function FloatingParts() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Part title="Dialog, menu, toasts">
      <div className="flex flex-wrap gap-4">
        <Button onClick={() => setOpen(true)} type="button">
          Open a dialog
        </Button>
        <Menu
          items={[
            { label: 'Parts', to: '/dev/parts' },
            { label: 'Say something', onSelect: () => showToast({ title: 'Said' }) },
            { label: 'Delete', isDanger: true, onSelect: () => {} },
          ]}
          trigger={<Button type="button">Open a menu</Button>}
        />
        {toasts.map((toast) => (
          <Button key={toast.title} onClick={() => showToast(toast)} type="button">
            Toast: {toast.type ?? 'default'}
          </Button>
        ))}
        {toastPositions.map((position) => (
          <Button key={position} onClick={() => showToast({ title: position, position })} type="button">
            Toast: {position}
          </Button>
        ))}
      </div>
      <Dialog
        description="The author gets an e-mail with the reason and can appeal."
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Challenge the review by B. Crowe?"
      >
        <Actions>
          <Button kind="danger" onClick={() => setOpen(false)} type="button">
            Challenge this review
          </Button>
          <Button onClick={() => setOpen(false)} type="button">
            Keep it
          </Button>
        </Actions>
      </Dialog>
    </Part>
  )
}
