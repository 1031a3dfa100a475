import type { ReactNode } from 'react'
import type { FormWords } from '#app/languages/en.ts'
import { fillWords } from '#app/languages/languages.ts'
import { Stars } from '#app/ui/stars.tsx'
import { Time } from '#app/ui/time.tsx'

/** `entry`: base64. `index`: its place in the log, null while it waits. */
type Receipt = { at: string; entry: string; index: number | null }
type ReceiptSlipProps = { businessName: string; rating: number; receipt: Receipt; words: FormWords }

export function ReceiptSlip({ businessName, rating, receipt, words }: ReceiptSlipProps) {
  const { at, entry, index } = receipt
  return (
    <section
      aria-labelledby="receipt"
      className="max-w-[420px] border-y border-dashed border-control px-6 py-5 outline outline-line"
    >
      <h2 className="border-b-2 border-ink pb-3 text-xl" id="receipt">
        {words.receipt}
      </h2>
      <dl className="grid gap-3 py-4 text-sm">
        <Row name={words.reviewOf}>{businessName}</Row>
        <Row name={words.ratingGiven}>
          <Stars label={fillWords(words.starsOf, { count: rating })} rating={rating} />
        </Row>
        <Row name={words.received}>
          <Time as="exact" at={at} />
        </Row>
        <Row name={words.logEntry}>
          <span className="font-mono text-xs">{index ?? '…'}</span>
        </Row>
      </dl>
      <p className="border-t border-line pt-3 font-mono text-xs break-all text-muted">{entry}</p>
    </section>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline gap-2">
      <dt className="shrink-0 text-muted">{name}</dt>
      <span aria-hidden className="min-w-4 grow border-b border-dotted border-control" />
      <dd className="min-w-0 text-right wrap-anywhere">{children}</dd>
    </div>
  )
}
