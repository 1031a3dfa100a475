import { useState } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { Field } from './field.tsx'
import { useHydrated } from './hydrated.ts'

const labels = { ready: 'Copy', copied: 'Copied', refused: 'Selected: press Ctrl+C' }

type CopyFieldProps = {
  id: string
  label: string
  value: string
  help?: string
  isCode?: boolean
  onCopied?: () => void
  isPrimary?: boolean
}

/** A text to copy. Without JavaScript, and where the clipboard is forbidden, it can be selected. */
export function CopyField({ id, label, value, help, isCode, onCopied, isPrimary }: CopyFieldProps) {
  const [state, setState] = useState<'ready' | 'copied' | 'refused'>('ready')
  const isHydrated = useHydrated()
  const isLong = isCode || value.includes('\n')
  const className = classNames('control min-w-0', isCode && 'copy-code')
  const described = { id, 'aria-describedby': help ? `${id}-description` : undefined, readOnly: true, value }

  async function copy() {
    const isCopied = await copyText(value)
    setState(isCopied ? 'copied' : 'refused')
    if (isCopied) onCopied?.()
    else document.getElementById(id)?.focus()
    setTimeout(() => setState('ready'), isCopied ? 2000 : 8000)
  }

  return (
    <Field className="grid-cols-[minmax(0,1fr)]" help={help} id={id} label={label}>
      <div
        className={classNames(
          'flex items-start gap-2',
          value.includes('\n') ? 'flex-col' : !isCode && 'flex-wrap',
        )}
      >
        {isLong ? (
          <textarea
            {...described}
            rows={1}
            className={className}
            onFocus={(event) => event.target.select()}
          />
        ) : (
          <input
            {...described}
            className="control min-w-0 flex-1 basis-48"
            onFocus={(event) => event.target.select()}
            type="text"
          />
        )}
        {isHydrated && (
          <Button kind={isPrimary ? 'primary' : 'secondary'} onClick={copy} type="button">
            {labels[state]}
          </Button>
        )}
        <span className="sr-only" role="status">
          {state === 'ready' ? '' : labels[state]}
        </span>
      </div>
    </Field>
  )
}

/**
 * Puts a text into the clipboard; false where that is impossible. Browsers give pages the clipboard over HTTPS and on
 * localhost alone; anywhere else the older command copies what is selected.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelected(text)
  }
}

function copySelected(text: string) {
  const focused = document.activeElement
  const holder = document.createElement('textarea')
  holder.value = text
  holder.className = 'sr-only'
  // Beside the focused button, because an open dialog makes everything outside it inert.
  ;(focused?.parentElement ?? document.body).append(holder)
  holder.select()
  const isCopied = document.execCommand('copy')
  holder.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return isCopied
}

/** A secret just made. */
export const ShownOnce = ({ id, label, value }: { id: string; label: string; value: string }) => (
  <div className="border-l-2 border-ink py-1 pl-4" role="status">
    <CopyField
      help="Copy it now: it is not shown again."
      id={id}
      isCode
      isPrimary
      label={label}
      value={value}
    />
  </div>
)
