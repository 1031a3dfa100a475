import { Check, ChevronDown } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Form, Link } from 'react-router'
import { SendButton } from '#app/features/accounts/account-page.tsx'
import { businessLimits } from '#app/features/businesses/business.vocabulary.ts'
import { periods } from '#app/periods.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { Block } from '#app/ui/block.tsx'
import { FormError, useFocusFirstError } from '#app/ui/form-error.tsx'
import { Sample, SampleReviewLines, sampleReviews } from '#app/ui/sample.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { AskStep, askTitle } from './ask-step.tsx'
import type { FirstSteps } from './first-steps.server.ts'
import { WallStep, wallTitle } from './wall-step.tsx'

type StepName = keyof FirstSteps['isDone']

type StepsProps = {
  steps: FirstSteps
  /** A refused form, by its `act`. */
  result?: FormResult
}

/** All steps of a new business. The next open one is unfolded, and its button is the screen's primary one. */
function AllSteps(props: StepsProps) {
  const next = names.find((id) => !props.steps.isDone[id])
  return (
    <div className="border-t border-rule">
      <StepList {...props} next={next} shown={names} />
    </div>
  )
}

export function RemainingSteps(props: StepsProps) {
  const open = names.filter((id) => !props.steps.isDone[id])
  if (open.length === 0) return null
  return (
    <Block id="set-up" title="Still to set up">
      <StepList {...props} shown={open} />
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
  shown: readonly StepName[]
}

function StepList({ steps, result, next, shown }: StepListProps) {
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
    wall: <WallStep hasReviews={ask.reviews > 0} isPrimary={next === 'wall'} wall={wall} />,
  }
  return (
    <ol>
      {shown.map((id, index) => (
        <Step
          isDone={isDone[id]}
          isOpen={id === next || refused[id] !== undefined}
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

type StepProps = {
  number: number
  title: ReactNode
  /** A hint, shown while the step is folded. */
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

type NameStepProps = { name: FirstSteps['name']; isDone: boolean; isPrimary: boolean; result?: FormResult }

/** The name that we guessed from the website, to confirm or to change. */
function NameStep({ name, isDone, isPrimary, result }: NameStepProps) {
  const form = useRef<HTMLFormElement>(null)
  useFocusFirstError(form, result)
  return (
    <Form className="grid gap-5" method="post" noValidate preventScrollReset ref={form}>
      <p className="max-w-measure text-sm text-muted">
        {!isDone && <>We guessed it from {name.domain}, so it may be wrong. </>}
        Customers see it in your emails, on the review form and on your public page.
      </p>
      <FormError text={result?.message} />
      <input name="act" type="hidden" value="name" />
      <TextInput
        autoComplete="organization"
        defaultValue={result?.values.name ?? name.value}
        error={result?.errors.name}
        fieldClassName="max-w-[26em]"
        help={
          name.hasReviews
            ? `You already have a review, so your public page says “Formerly …” for ${periods.recordYears} years if you change the name.`
            : undefined
        }
        id="business-name"
        label="Name of your business"
        maxLength={businessLimits.name.max}
        name="name"
        required
      />
      <SendButton busy="Saving…" isNarrow kind={isPrimary ? 'primary' : 'secondary'} name="act" value="name">
        {isDone ? 'Save the name' : 'Use this name'}
      </SendButton>
    </Form>
  )
}

type StartingPageProps = {
  steps: FirstSteps
  result?: FormResult
}

export function StartingPage({ steps, result }: StartingPageProps) {
  const open = Object.values(steps.isDone).filter((isDone) => !isDone).length
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-12 min-[1100px]:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
        <h2 className="max-w-[26em] text-2xl font-normal leading-[1.34] tracking-[-0.012em]">{lead[open]}</h2>
        <AllSteps result={result} steps={steps} />
        <p className="text-sm">
          <Link to="/business/profile/brand">Take logo and colour from your website</Link>
        </p>
      </div>
      <Sample caption="On your site, after three reviews" isPicture>
        <p className="flex items-center gap-4 text-muted">
          <span className="font-serif text-5xl leading-none text-ink">4.0</span>
          <Stars isLarge rating={4} /> from 3 reviews
        </p>
        {sampleReviews.map((review) => (
          <div className="border-t border-line pt-5" key={review.author}>
            <SampleReviewLines {...review} />
          </div>
        ))}
      </Sample>
    </div>
  )
}

const lead = [
  'All three steps are done. Your first review will appear here.',
  'One step is left.',
  'Two steps are left.',
  'Three steps to reviews on your own site.',
]
