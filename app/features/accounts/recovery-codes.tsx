import './recovery-codes.css'
import { useEffect, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { CopyField } from '#app/ui/copy-field.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'

/** The codes, this once: to copy, to save as a file, to print. */
export function RecoveryCodes({ codes, email }: { codes: string[]; email: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isHydrated = useHydrated()
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for each new set of codes.
  useEffect(() => heading.current?.focus(), [codes])
  const text = codes.join('\n')
  const file = `Vouchsafe recovery codes for ${email}\nEach opens the account once, in place of the code of the app.\n\n${text}\n`
  return (
    <section aria-labelledby="recovery-codes-title" className="recovery-codes border-t border-line py-8">
      <h2 className="text-xl" id="recovery-codes-title" ref={heading} tabIndex={-1}>
        Keep these recovery codes
      </h2>
      <p className="mt-2 max-w-measure">
        They are shown this once. Each opens the account of {email} one time when you do not have the phone.
        Keep them apart from it: on paper, or in a password manager.
      </p>
      <ol className="my-6 grid max-w-[360px] grid-cols-2 gap-x-8 gap-y-2 font-mono text-lg tabular-nums">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="grid max-w-[440px] gap-4 print:hidden">
        <CopyField id="recovery-codes" isCode label="All of them" value={text} />
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
