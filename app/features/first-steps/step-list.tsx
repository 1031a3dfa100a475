import { type ReactNode, useState } from 'react'
import { Block } from '#app/features/inbox/block.tsx'
import type { FormResult } from '#app/platform/form.server.ts'
import { AskStep, askTitle } from './ask-step.tsx'
import type { FirstSteps } from './first-steps.server.ts'
import { NameStep } from './name-step.tsx'
import { Step } from './step.tsx'
import { WallStep, wallTitle } from './wall-step.tsx'

type StepName = keyof FirstSteps['isDone']

type StepsProps = {
  steps: FirstSteps
  /** A refused form, by its `act`. */
  result?: FormResult
}

/** All steps of a new business. The next open one is unfolded, and its button is the screen's primary one. */
export function AllSteps(props: StepsProps) {
  const [wasCopied, setCopied] = useState(false)
  const { name, ask } = props.steps.isDone
  const next = !name ? 'name' : !ask ? 'ask' : props.steps.isDone.wall ? undefined : 'wall'
  return (
    <div className="border-t border-rule">
      <StepList
        {...props}
        isUnfolded={(id) => id === next || (id === 'wall' && wasCopied)}
        next={next}
        onCopied={() => setCopied(true)}
      />
    </div>
  )
}

/** The open steps of a business with its first reviews. The copied code stays on screen, to be pasted. */
export function RemainingSteps(props: StepsProps) {
  const [wasCopied, setCopied] = useState(false)
  const isShown = (id: StepName) => !props.steps.isDone[id] || (id === 'wall' && wasCopied)
  if (!names.some(isShown)) return null
  return (
    <Block id="set-up" title="Still to set up">
      <StepList
        {...props}
        isShown={isShown}
        isUnfolded={(id) => id === 'wall' && wasCopied}
        onCopied={() => setCopied(true)}
      />
    </Block>
  )
}

const names = ['name', 'ask', 'wall'] as const
const notes = {
  name: 'Your customers will see it.',
  ask: 'By email, with a link or on a poster.',
  wall: 'Two lines of code.',
}

type StepListProps = StepsProps & {
  /** The step with the screen's primary button. */
  next?: StepName
  isShown?: (id: StepName) => boolean
  isUnfolded: (id: StepName) => boolean
  onCopied: () => void
}

function StepList({ steps, result, next, isShown = () => true, isUnfolded, onCopied }: StepListProps) {
  const { name, ask, wall, isDone } = steps
  const refused = { name: resultOf('name', result), ask: resultOf('invite', result), wall: undefined }
  const titles: Record<StepName, ReactNode> = {
    name: isDone.name ? `Name checked: ${name.value}` : 'Check the name of your business',
    ask: isDone.ask ? askTitle(ask) : 'Ask your first three customers',
    wall: wallTitle(wall),
  }
  const contents: Record<StepName, ReactNode> = {
    name: <NameStep isDone={isDone.name} isPrimary={next === 'name'} name={name} result={refused.name} />,
    ask: <AskStep isPrimary={next === 'ask'} result={refused.ask} steps={steps} />,
    wall: (
      <WallStep hasReviews={ask.reviews > 0} isPrimary={next === 'wall'} onCopied={onCopied} wall={wall} />
    ),
  }
  return (
    <ol>
      {names.filter(isShown).map((id, index) => (
        <Step
          isDone={isDone[id]}
          isOpen={isUnfolded(id) || refused[id] !== undefined}
          key={id}
          note={isDone[id] ? undefined : notes[id]}
          number={index + 1}
          title={titles[id]}
        >
          {contents[id]}
        </Step>
      ))}
    </ol>
  )
}

const resultOf = (act: string, result: FormResult | undefined) =>
  result?.values.act === act ? result : undefined
