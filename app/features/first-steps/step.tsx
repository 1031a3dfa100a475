import { Check, ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

type StepProps = {
  number: number
  title: ReactNode
  /** A hint, shown while the step is folded. */
  note: string | undefined
  isDone: boolean
  isOpen: boolean
  children: ReactNode
}

/** One step: its number, or a tick once it is done, and its forms, which fold. */
export function Step({ number, title, note, isDone, isOpen, children }: StepProps) {
  return (
    <li className="border-b border-line">
      <details className="group/step" open={isOpen}>
        <summary className="grid min-h-11 grid-cols-[28px_minmax(0,1fr)_20px] items-start py-4">
          {isDone ? (
            <Check aria-hidden className="mt-1 text-positive" size={18} strokeWidth={2} />
          ) : (
            <span aria-hidden className="font-serif text-xl leading-6 text-muted">
              {number}
            </span>
          )}
          <h3 className="font-sans text-base leading-6 font-medium tracking-normal break-words">
            {isDone && <span className="sr-only">Done: </span>}
            {title}
            {note && (
              <span className="block text-sm font-normal text-muted group-open/step:hidden">{note}</span>
            )}
          </h3>
          <ChevronDown
            aria-hidden
            className="mt-1 text-muted group-open/step:rotate-180"
            size={18}
            strokeWidth={1.5}
          />
        </summary>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pt-1 pb-7 sm:pl-7">{children}</div>
      </details>
    </li>
  )
}
