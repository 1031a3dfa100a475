import { useEffect, useState } from 'react'

const kept = 'inbox-keys'

/** j and k move through the list, r goes to the reply. They can be switched off (WCAG 2.1.4). */
export function InboxKeys() {
  const [isOn, setOn] = useState<boolean>()
  useEffect(() => setOn(localStorage.getItem(kept) !== 'off'), [])
  useEffect(() => {
    if (!isOn) return
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOn])
  if (isOn === undefined) return null
  return (
    <p className="hidden items-center gap-3 text-xs text-muted min-[1000px]:flex">
      {isOn && (
        <span>
          <kbd className="key">j</kbd> <kbd className="key">k</kbd> next, previous,{' '}
          <kbd className="key">r</kbd> reply
        </span>
      )}
      <button
        className="underline underline-offset-4"
        onClick={() => {
          localStorage.setItem(kept, isOn ? 'off' : 'on')
          setOn(!isOn)
        }}
        type="button"
      >
        {isOn ? 'Turn keys off' : 'Use keys j, k and r'}
      </button>
    </p>
  )
}

function onKey(event: KeyboardEvent) {
  const target = event.target as HTMLElement
  if (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    target.matches('input, textarea, select, [contenteditable]')
  )
    return
  if (event.key === 'r') return openReply(event)
  if (event.key !== 'j' && event.key !== 'k') return
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-review]')]
  const open = links.findIndex((link) => link.ariaCurrent === 'true')
  const next = links[open + (event.key === 'j' ? 1 : -1)]
  if (!next) return
  event.preventDefault()
  next.focus({ preventScroll: true })
  next.scrollIntoView({ block: 'nearest' })
  next.click()
}

function openReply(event: KeyboardEvent) {
  const details = document.querySelector<HTMLDetailsElement>('details[data-reply]')
  if (details) details.open = true
  const area = document.querySelector<HTMLTextAreaElement>('textarea[name="text"]')
  if (!area) return
  event.preventDefault()
  area.focus()
}
