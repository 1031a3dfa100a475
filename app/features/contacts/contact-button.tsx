import { type ComponentProps, type ComponentType, type MouseEvent, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { type ContactFacts, fetchContactFacts } from './posting-contact.ts'

type Looks = Omit<ComponentProps<typeof ButtonLink>, 'to' | 'onClick'>
type ContactButtonProps = Looks & {
  /** A link among text or in the foot of a page. */
  isPlain?: boolean
}
type Modal = ComponentType<{ facts: ContactFacts | null; onClose: () => void }>

/** The form's code is no part of the page: it comes when somebody is about to open it. */
const loadModal = () => import('./contact-modal.tsx').then(({ ContactModal }) => ContactModal)

/** Leads to the contact page; over the landing page it opens the form there, where scripts run. */
export function ContactButton({ isPlain, ...looks }: ContactButtonProps) {
  const isOverLanding = useLocation().pathname === '/'
  const isScripted = useHydrated()
  const [Shown, setShown] = useState<Modal>()
  const [facts, setFacts] = useState<ContactFacts | null>(null)

  async function open(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    // Some browsers do not focus a link that is clicked; the dialog gives the focus back to where it was.
    event.currentTarget.focus()
    try {
      const [modal, fetched] = await Promise.all([loadModal(), fetchContactFacts()])
      setShown(() => modal)
      setFacts(fetched)
    } catch {
      // The page can say better than a button why it cannot be reached.
      window.location.assign('/contact')
    }
  }

  const opening = isOverLanding &&
    isScripted && {
      'aria-haspopup': 'dialog' as const,
      onClick: open,
      onFocus: preload,
      onPointerEnter: preload,
    }
  // There the scripts may be asleep still: a press waits for them. See platform/wake.ts.
  const late = { 'data-live': isOverLanding || undefined }
  const { kind: _, isLarge: __, isWide: ___, isIcon: ____, ...plain } = looks
  return (
    <>
      {isPlain ? (
        <Link {...plain} {...opening} {...late} to="/contact" />
      ) : (
        <ButtonLink {...looks} {...opening} {...late} to="/contact" />
      )}
      {Shown && <Shown facts={facts} onClose={() => setFacts(null)} />}
    </>
  )
}

/** What fails here is tried again when the button is pressed. */
const preload = () => void loadModal().catch(() => {})
