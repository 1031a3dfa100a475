import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type Feature, plansWith } from '#app/features/plans/features.ts'
import { tierFor } from '#app/features/plans/plans.ts'

type FieldGroupProps = {
  id: string
  title: string
  note?: ReactNode
  /** What the owner's plan lacks. */
  needs?: Feature | null
  /** Hides settings that do not apply to this kind of widget, and keeps their values in the form. */
  isHidden?: boolean
  children: ReactNode
}

/** Fields about one thing. Above the owner's plan they are shown, and the plan that has them is named. */
export function FieldGroup({ id, title, note, needs, isHidden, children }: FieldGroupProps) {
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="min-w-0 border-t border-line pt-4 pb-8"
      hidden={isHidden}
      id={id}
    >
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-lg" id={`${id}-title`}>
          {title}
        </h2>
        {needs ? <PlanNote needs={needs} /> : note && <p className="text-xs text-muted">{note}</p>}
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">{children}</div>
    </section>
  )
}

/** Which plan a setting needs. */
export function PlanNote({ needs }: { needs: Feature }) {
  return (
    <p className="text-xs text-muted">
      Part of <Link to={plansWith(needs)}>{tierFor(needs).longName}</Link>
    </p>
  )
}
