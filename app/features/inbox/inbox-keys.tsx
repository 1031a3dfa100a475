import { useEffect, useState } from 'react'
import { Dialog } from '#app/ui/dialog.tsx'
import { keyActs, keyList } from './keyboard-shortcuts.ts'

const kept = 'inbox-keys'

/** Lists the keys and listens to them. They can be switched off (WCAG 2.1.4). */
export function InboxKeys() {
  const [isOn, setOn] = useState<boolean>()
  const [isListed, setListed] = useState(false)
  useEffect(() => setOn(localStorage.getItem(kept) !== 'off'), [])
  useEffect(() => {
    if (!isOn) return
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event) || document.querySelector('[role="dialog"]')) return
      if (event.key === '?') setListed(true)
      else if (!keyActs[event.key]?.(event)) return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOn])
  if (isOn === undefined) return null

  const turn = () => {
    localStorage.setItem(kept, isOn ? 'off' : 'on')
    setOn(!isOn)
  }
  return (
    <div className="hidden min-[1000px]:block">
      <button onClick={() => setListed(true)} title="Keyboard shortcuts" type="button">
        <kbd>?</kbd>
        <span className="sr-only">{isOn ? ' Keyboard shortcuts' : ' Keyboard shortcuts are off'}</span>
      </button>
      <Dialog
        description="They never act while you type in a field."
        isOpen={isListed}
        onClose={() => setListed(false)}
        title="Keyboard shortcuts"
      >
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 text-sm">
          {keyList.map(([keys, meaning]) => (
            <div className="contents" key={meaning}>
              <dt className="flex gap-1.5">
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <button className="btn mt-6" onClick={turn} type="button">
          {isOn ? 'Turn shortcuts off' : 'Turn shortcuts on'}
        </button>
      </Dialog>
    </div>
  )
}

const isTyping = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  ctrlKey ||
  metaKey ||
  altKey ||
  (target as HTMLElement).matches('input:not([type="checkbox"]), textarea, select, [contenteditable]')
