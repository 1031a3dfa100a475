import { Check, ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { FormResult } from '#app/platform/form.server.ts'
import { AskStep, askTitle } from './ask-step.tsx'
import type { FirstSteps } from './first-steps.server.ts'
import { NameStep } from './name-step.tsx'
import { WallStep, wallTitle } from './wall-step.tsx'

type StepListProps = {
  steps: FirstSteps
  /** A refused form, by its `act`. */
  result?: FormResult
  /** Without the steps that are done. */
  isShort?: boolean
}

/** The steps of a new business. The next open one is unfolded, and its button is the screen's primary one. */
export function StepList({ steps, result, isShort }: StepListProps) {
  const { name, ask, wall, isDone } = steps
  const refused = (act: string) => (result?.values.act === act ? result : undefined)
  const next = isShort ? undefined : nextStep(isDone)
  const all = [
    {
      id: 'name',
      note: 'Your customers will read it.',
      title: isDone.name ? `Name checked: ${name.value}` : 'Check the name of your business',
      content: (
        <NameStep isPrimary={next === 'name'} name={name} result={refused('name')} isDone={isDone.name} />
      ),
      act: 'name',
    },
    {
      id: 'ask',
      note: 'By email, by link or with a poster.',
      title: isDone.ask ? askTitle(ask) : 'Ask your first three customers',
      content: <AskStep isPrimary={next === 'ask'} result={refused('invite')} steps={steps} />,
      act: 'invite',
    },
    {
      id: 'wall',
      note: 'Two lines of code.',
      title: wallTitle(wall),
      content: <WallStep isPrimary={next === 'wall'} wall={wall} />,
      act: 'wall',
    },
  ] as const
  const shown = all.filter(({ id }) => !isShort || !isDone[id])
  return (
    <ol className={isShort ? undefined : 'border-t border-rule'}>
      {shown.map(({ id, title, note, content, act }, index) => (
        <Step
          isDone={isDone[id]}
          isOpen={id === next || refused(act) !== undefined}
          key={id}
          note={isDone[id] ? undefined : note}
          number={index + 1}
          title={title}
        >
          {content}
        </Step>
      ))}
    </ol>
  )
}

export function nextStep({ name, ask, wall }: FirstSteps['isDone']) {
  if (!name) return 'name'
  if (!ask) return 'ask'
  return wall ? undefined : 'wall'
}

type StepProps = {
  number: number
  title: ReactNode
  note: string | undefined
  isDone: boolean
  isOpen: boolean
  children: ReactNode
}

function Step({ number, title, note, isDone, isOpen, children }: StepProps) {
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
          <h2 className="font-sans text-base leading-6 font-medium tracking-normal break-words">
            {isDone && <span className="sr-only">Done: </span>}
            {title}
            {note && (
              <span className="block text-sm font-normal text-muted group-open/step:hidden">{note}</span>
            )}
          </h2>
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
