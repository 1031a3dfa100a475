import { Upload } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { formatNumber } from '#app/languages/format.ts'
import { BrandMark } from '#app/ui/brand-mark.tsx'
import { describe, Field } from '#app/ui/field.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'

type FileFieldProps = {
  label: string
  help: string
  error?: string
  maxBytes: number
  /** Services whose exports are read. */
  marks?: string[]
  /** Sends the form as soon as a file is chosen. */
  isSentAtOnce?: boolean
  /** A file that an earlier try of the form brought, and that need not be chosen again. */
  kept?: { id: string; name: string }
}

/** A table file. Says at once if the file is too large, before it is sent. */
export function FileField({ label, help, error, maxBytes, marks = [], isSentAtOnce, kept }: FileFieldProps) {
  const [isTooLarge, setTooLarge] = useState(false)
  const [chosen, setChosen] = useState('')
  const isHydrated = useHydrated()
  const input = useRef<HTMLInputElement>(null)

  function take(field: HTMLInputElement) {
    const file = field.files?.[0]
    const isLarge = (file?.size ?? 0) > maxBytes
    setTooLarge(isLarge)
    if (isLarge) field.value = ''
    setChosen(isLarge ? '' : (file?.name ?? ''))
    if (!isSentAtOnce || isLarge || !file) return
    field.form?.requestSubmit()
    // The same file can be chosen again.
    field.value = ''
  }

  // A file that was chosen before the page was hydrated.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => take(input.current!), [])

  const megabytes = formatNumber(maxBytes / 1024 / 1024)
  const shown = isTooLarge
    ? `This file is larger than ${megabytes} MB. Please send it in several parts.`
    : error
  return (
    <Field
      className="sm:col-span-2"
      error={shown}
      help={help}
      id="file"
      isOptional={Boolean(kept)}
      label={label}
    >
      {kept && (
        <p className="text-sm wrap-anywhere">
          <input name="upload" type="hidden" value={kept.id} />
          <input name="uploadName" type="hidden" value={kept.name} />
          We have kept “{kept.name}”. Choose a file only to use another one.
        </p>
      )}
      <div className="relative grid min-h-36 place-content-center lg:min-h-48 justify-items-center gap-4 rounded-surface border border-dashed border-control bg-sheet p-4 text-sm text-muted outline-offset-2 outline-focus hover:border-ink has-focus-visible:outline-2">
        {isHydrated && (
          <>
            <span className="flex items-center gap-4">
              {marks.length > 0 ? (
                marks.map((name) => <BrandMark key={name} name={name} />)
              ) : (
                <Upload aria-hidden size={22} strokeWidth={1.5} />
              )}
            </span>
            <span className="wrap-anywhere">
              {chosen || (
                <>
                  <span className="max-sm:hidden">Drop a file here, or choose one</span>
                  <span className="sm:hidden">Choose a file</span>
                </>
              )}
            </span>
          </>
        )}
        <input
          {...describe('file', { help, error: shown })}
          accept={accept}
          className={isHydrated ? 'absolute inset-0 size-full cursor-pointer opacity-0' : undefined}
          name="file"
          onChange={({ currentTarget }) => take(currentTarget)}
          ref={input}
          type="file"
        />
      </div>
    </Field>
  )
}

const accept =
  '.csv,.tsv,.txt,.tab,.json,.xlsx,text/csv,text/tab-separated-values,text/plain,application/json'
