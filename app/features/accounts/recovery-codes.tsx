import './recovery-codes.css'
import { useEffect, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { CopyField } from '#app/ui/copy-field.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'

/** New codes, shown only once: to copy, download or print. */
export function RecoveryCodes({ codes, email }: { codes: string[]; email: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isHydrated = useHydrated()
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for each new set of codes.
  useEffect(() => heading.current?.focus(), [codes])
  const text = codes.join('\n')
  const file = `Vouchsafe recovery codes for ${email}\nEach works once, in place of a code from your app.\n\n${text}\n`
  return (
    <section aria-labelledby="recovery-codes-title" className="recovery-codes border-t border-line py-8">
      <h2 className="text-xl" id="recovery-codes-title" ref={heading} tabIndex={-1}>
        Save your recovery codes
      </h2>
      <p className="mt-2 max-w-measure">
        We show them only once. Each works once for {email}, in place of a code from your app. Keep them
        somewhere other than your phone: on paper or in a password manager.
      </p>
      <ol className="my-6 grid max-w-[360px] grid-cols-2 gap-x-8 gap-y-2 font-mono text-lg tabular-nums">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="grid max-w-[440px] gap-4 print:hidden">
        <CopyField id="recovery-codes" isCode label="All codes" value={text} />
        <div className="flex flex-wrap items-center gap-4">
          <a
            className="btn"
            download="vouchsafe-recovery-codes.txt"
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          >
            Download
          </a>
          {isHydrated && (
            <Button onClick={() => window.print()} type="button">
              Print
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}
