import type { ReactNode } from 'react'

type PartProps = { id: string; question: string; answer: ReactNode; children?: ReactNode }

/** A part of the page: its question, and the answer in a sentence before everything else. */
export function Part({ id, question, answer, children }: PartProps) {
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-4 border-t border-rule pt-4">
      <div>
        <h2 className="font-sans text-sm font-normal text-muted" id={id}>
          {question}
        </h2>
        <p className="mt-1 max-w-[36em] font-serif text-xl leading-snug wrap-anywhere">{answer}</p>
      </div>
      {children}
    </section>
  )
}
