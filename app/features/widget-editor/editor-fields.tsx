import { createContext, type ReactNode, use } from 'react'
import { Link, useSearchParams } from 'react-router'
import { type Feature, upgradePathFor } from '#app/features/plans/plan-features.ts'
import { tierFor } from '#app/features/plans/plans.ts'
import type { WidgetSettings } from '#app/features/widgets/widget.schema.ts'
import { heightFor, isFloating, widgetLimits } from '#app/features/widgets/widget.vocabulary.ts'
import { countOf } from '#app/languages/format.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { FieldError } from '#app/ui/field.tsx'
import { Pick, type PickOption } from '#app/ui/pick.tsx'
import { setNatively } from '#app/ui/remembered-form.ts'
import { Tabs } from '#app/ui/tabs.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import type { WidgetKind } from '#widget/widget-data.ts'
import type { Measured } from './live-frame.tsx'
import type { Values } from './use-draft.ts'

export type FieldName = keyof WidgetSettings | 'kind' | 'name'

type Fields = {
  /** The values that the form was drawn with. */
  values: Values
  /** As typed just now. */
  typed: Values
  errors: Record<string, string>
  /** Whether the plan excludes the setting. */
  isLocked: (name: FieldName) => boolean
}

export const FieldsContext = createContext<Fields | null>(null)

/** The state of a field of the editor, and what its control needs. */
export function useFields() {
  const { values, typed, errors, isLocked } = use(FieldsContext)!
  const control = (name: FieldName) => ({
    name,
    id: name,
    defaultValue: values[name] ?? '',
    disabled: isLocked(name),
    error: errors[name],
  })
  return { values, typed, errors, isLocked, control }
}

type FieldGroupProps = {
  id: string
  title: string
  /** The feature that the owner's plan lacks, if any. */
  needs?: Feature | null
  /** Hides settings that do not apply to this kind of widget, and keeps their values in the form. */
  isHidden?: boolean
  children: ReactNode
}

/** Fields about one thing. Above the owner's plan they are shown, and the plan that has them is named. */
export function FieldGroup({ id, title, needs, isHidden, children }: FieldGroupProps) {
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="min-w-0 break-inside-avoid border-t border-line pt-3 pb-6"
      hidden={isHidden}
      id={id}
    >
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-lg" id={`${id}-title`}>
          {title}
        </h2>
        {needs && <PlanNote needs={needs} />}
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">{children}</div>
    </section>
  )
}

export function PlanNote({ needs }: { needs: Feature }) {
  return (
    <p className="text-xs text-muted">
      Part of <Link to={upgradePathFor(needs)}>{tierFor(needs).longName}</Link>
    </p>
  )
}

type PickFieldProps = {
  name: FieldName
  label: string
  options: readonly PickOption[]
}

/** A choice within a sentence. A saved choice that is offered no longer stays one. */
export function PickField({ name, label, options }: PickFieldProps) {
  const { values, isLocked, errors } = useFields()
  const saved = values[name] ?? ''
  const isOffered = options.some(([value]) => value === saved)
  return (
    <>
      <Pick
        aria-describedby={errors[name] ? `${name}-error` : undefined}
        aria-invalid={errors[name] ? true : undefined}
        defaultValue={saved}
        disabled={isLocked(name)}
        id={name}
        label={label}
        name={name}
        options={isOffered ? options : [...options, [saved, saved] as const]}
      />
      <FieldError id={`${name}-error`} text={errors[name]} />
    </>
  )
}

type SwitchFieldProps = {
  name: FieldName
  label: ReactNode
  help?: ReactNode
  /** Always on for plans that may not change it. */
  isOnIfLocked?: boolean
}

/** A checkbox that also says when it is off, which browsers do not. */
export function SwitchField({ name, label, help, isOnIfLocked }: SwitchFieldProps) {
  const { values, isLocked, errors } = useFields()
  return (
    <div>
      {!isLocked(name) && <input name={name} type="hidden" value="off" />}
      <Checkbox
        defaultChecked={values[name] === 'on' || (isOnIfLocked && isLocked(name))}
        disabled={isLocked(name)}
        error={errors[name]}
        help={help}
        id={name}
        label={label}
        name={name}
        value="on"
      />
    </div>
  )
}

type FoldedGroupProps = {
  title: string
  /** What is chosen now. */
  now: ReactNode
  needs?: Feature | null
  /** The fields within: a wrong one opens the group. */
  names: FieldName[]
  isHidden?: boolean
  children: ReactNode
}

/** Fields that few change: a row that says what is chosen and opens. */
export function FoldedGroup({ title, now, needs, names, isHidden, children }: FoldedGroupProps) {
  const { errors } = useFields()
  return (
    <details className="fold" hidden={isHidden} open={names.some((name) => errors[name])}>
      <summary className="min-h-12">
        <h2 className="font-sans text-sm font-medium">{title}</h2>
        <span className="ml-auto truncate text-muted">{now}</span>
      </summary>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 pb-6">
        {needs && <PlanNote needs={needs} />}
        {children}
      </div>
    </details>
  )
}

/** The height that the owner's page reserves, and what fits into it at the width of the preview. */
export function Size({ measured }: { measured: Measured | null }) {
  const { control, typed, errors } = useFields()
  const fitting = heightFor(typed.kind as WidgetKind, Number(typed.count) || 6)
  const isCut = measured !== null && measured.fitting < measured.cards
  const wanted = Math.min(measured?.natural ?? 0, widgetLimits.height.max)
  return (
    <FoldedGroup
      isHidden={isFloating(typed.kind as WidgetKind) && !errors.height}
      names={['height']}
      now={`${typed.height || fitting} pixels${isCut ? `, ${measured.fitting} of ${measured.cards} fit` : ''}`}
      title="Height"
    >
      <TextInput
        {...control('height')}
        className="max-w-28 tabular-nums"
        help={`Your page reserves this height. Empty: ${fitting}.`}
        inputMode="numeric"
        label="Height in pixels"
        maxLength={4}
      />
      {isCut && (
        <>
          <p className="text-sm text-muted">
            {measured.fitting} of {countOf(measured.cards, 'review')} fit. “Show more” opens the rest.
          </p>
          <Button
            className="justify-self-start"
            onClick={() =>
              setNatively(document.querySelector<HTMLInputElement>('input[name=height]')!, `${wanted}`)
            }
            type="button"
          >
            Reserve {wanted} pixels
          </Button>
        </>
      )}
    </FoldedGroup>
  )
}

const steps = { look: 'Look', reviews: 'Reviews', install: 'Install' }
type Step = keyof typeof steps
const ids = Object.keys(steps) as Step[]

export function useStep(): Step {
  const named = useSearchParams()[0].get('step')
  return ids.find((id) => id === named) ?? 'look'
}

export function StepTabs() {
  const current = useStep()
  return (
    <Tabs
      label="Steps"
      tabs={ids.map((id, at) => ({
        to: `?step=${id}`,
        label: `${at + 1}. ${steps[id]}`,
        isCurrent: id === current,
      }))}
    />
  )
}

/** Settings of one step. The others stay in the form, and one with an error is shown in any step. */
export function StepFields({ of, children }: { of: Step; children: ReactNode }) {
  return (
    <div className="widget-step" hidden={useStep() !== of}>
      {children}
    </div>
  )
}
