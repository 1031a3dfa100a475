import { useEffect, useState } from 'react'
import { Dialog } from '#app/ui/dialog.tsx'

/** The effect of each key, for the list of keys. */
const keyList: readonly (readonly [keys: string[], meaning: string])[] = [
  [['j', 'k'], 'next review, previous review'],
  [['o', 'Enter'], 'go into the review'],
  [['u'], 'back to the list'],
  [['r'], 'reply'],
  [['s'], 'take a suggested reply, then the next'],
  [['t'], 'add a tag'],
  [['x'], 'select the review'],
  [['Shift', 'x'], 'select all from the last selected review to this one'],
  [['/'], 'search'],
  [['?'], 'this list'],
]

/** True if the key did something. */
type KeyAct = (event: KeyboardEvent) => boolean

const keyActs: Record<string, KeyAct> = {
  j: () => open(1),
  k: () => open(-1),
  o: () => focus('[data-open-review]') || open(0),
  u: () => (isShown(find('[data-back]')) ? click('[data-back]') : focusRow()),
  r: openReply,
  s: takeSuggestion,
  t: () => unfold('details:has([data-tag])') && focus('[data-tag]'),
  x: () => select(),
  X: () => selectRange(),
  '/': () => focus('[data-search]'),
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector)
const all = <E extends HTMLElement>(selector: string) => [...document.querySelectorAll<E>(selector)]
const isShown = (element: HTMLElement | null) => element !== null && element.getClientRects().length > 0

function focus(selector: string) {
  const element = find(selector)
  if (!element || !isShown(element)) return false
  element.focus()
  return true
}

function click(selector: string) {
  find(selector)?.click()
  return true
}

const rows = () => all('[data-row]')

/** The row with the focus, otherwise that of the open review; -1 for none. */
function currentRow() {
  const focused = rows().findIndex((row) => row.contains(document.activeElement))
  return focused >= 0 ? focused : rows().findIndex((row) => row.querySelector('[aria-current]'))
}

function linkAt(index: number) {
  return rows()[index]?.querySelector<HTMLAnchorElement>('a[data-review]') ?? null
}

function open(by: number) {
  const link = linkAt(by === 0 ? Math.max(0, currentRow()) : currentRow() + by)
  if (!link) return false
  link.focus({ preventScroll: true })
  link.scrollIntoView({ block: 'nearest' })
  link.click()
  return true
}

function focusRow() {
  linkAt(Math.max(0, currentRow()))?.focus()
  return true
}

function unfold(selector: string) {
  const details = document.querySelector<HTMLDetailsElement>(selector)
  if (details) details.open = true
  return details !== null
}

function openReply() {
  unfold('details[data-reply]')
  return focus('textarea[name="text"]')
}

/** Takes the suggestion after the one that is in the field; the first one if there is none. */
function takeSuggestion() {
  const offered = all('[data-suggestion]')
  if (offered.length === 0) return false
  unfold('details[data-reply]')
  const taken = offered.findIndex((each) => each.ariaPressed === 'true')
  const next = offered[(taken + 1) % offered.length]!
  next.click()
  next.scrollIntoView({ block: 'nearest' })
  return true
}

const boxAt = (index: number) => rows()[index]?.querySelector<HTMLInputElement>('[data-select]') ?? null

/** The index of the row at which a range of selected rows begins. */
let lastSelected = -1

function select() {
  const index = currentRow()
  boxAt(index)?.click()
  lastSelected = index
  return index >= 0
}

function selectRange() {
  const index = currentRow()
  const [from, to] = [Math.min(lastSelected, index), Math.max(lastSelected, index)]
  if (from < 0) return select()
  for (let at = from; at <= to; at++) if (!boxAt(at)?.checked) boxAt(at)?.click()
  lastSelected = index
  return true
}

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
