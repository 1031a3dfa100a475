import { useState } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { Field } from './field.tsx'
import { useHydrated } from './hydrated.ts'

type CopyFieldProps = {
  id: string
  label: string
  value: string
  help?: string
  isCode?: boolean
  onCopied?: () => void
  isPrimary?: boolean
}

/** A text to copy. Without JavaScript it can be selected. */
export function CopyField({ id, label, value, help, isCode, onCopied, isPrimary }: CopyFieldProps) {
  const [isCopied, setCopied] = useState(false)
  const isHydrated = useHydrated()
  const className = classNames('control min-w-0', isCode && 'font-mono text-xs')
  const described = { id, 'aria-describedby': help ? `${id}-description` : undefined, readOnly: true, value }

  async function copy() {
    await navigator.clipboard.writeText(value)
    setCopied(true)
    onCopied?.()
    setTimeout(() => setCopied(false), 2000)
  }

  return (
    <Field className="grid-cols-[minmax(0,1fr)]" help={help} id={id} label={label}>
      <div className={classNames('flex items-start gap-2', value.includes('\n') && 'flex-col')}>
        {value.includes('\n') ? (
          <textarea {...described} className={className} onFocus={(event) => event.target.select()} />
        ) : (
          <input
            {...described}
            className={className}
            onFocus={(event) => event.target.select()}
            type="text"
          />
        )}
        {isHydrated && (
          <Button kind={isPrimary ? 'primary' : 'secondary'} onClick={copy} type="button">
            {isCopied ? 'Copied' : 'Copy'}
          </Button>
        )}
        <span className="sr-only" role="status">
          {isCopied ? 'Copied' : ''}
        </span>
      </div>
    </Field>
  )
}
