import { CircleCheck } from 'lucide-react'
import { type ReactNode, useContext } from 'react'
import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { deskSamples } from './desk-samples.ts'
import { DeskPlace } from './operator-desk.tsx'

/** A section of the desk with nothing to do: the way to other work, beside a sample of what will wait here. */
export function DeskClear({ action }: { action?: ReactNode }) {
  const { current, next } = useContext(DeskPlace)!
  const { title, text, why, words, below, choices = [] } = deskSamples[current]!
  return (
    <div className="grid items-center gap-10 rounded-surface border border-line p-6 sm:p-10 lg:min-h-96 lg:grid-cols-2">
      <div className="grid justify-items-start gap-3">
        <CircleCheck aria-hidden className="text-success" size={44} strokeWidth={1.25} />
        <h2 className="text-3xl">{title}</h2>
        <p className="text-muted">{text}</p>
        {action ??
          (next ? (
            <ButtonLink to={next.to}>
              Next: {next.label} ({next.count})
            </ButtonLink>
          ) : (
            <p>Nothing else waits for you.</p>
          ))}
      </div>
      <figure className="grid gap-2">
        <div aria-hidden className="grid gap-3 rounded-surface border border-line bg-sheet p-6">
          <p>
            <Badge kind="warning">{why}</Badge>
          </p>
          <p className="border-l border-control pl-4 font-serif text-lg">{words}</p>
          <p className="text-sm text-muted">{below}</p>
          <p className="flex flex-wrap gap-3 empty:hidden">
            {choices.map((choice) => (
              <span className="btn pointer-events-none" key={choice}>
                {choice}
              </span>
            ))}
          </p>
        </div>
        <figcaption className="text-xs text-muted">A sample of what will wait here</figcaption>
      </figure>
    </div>
  )
}
