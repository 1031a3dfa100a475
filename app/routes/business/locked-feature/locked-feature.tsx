import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { type Feature, features } from '#app/features/plans/plan-features.ts'
import { tierFor } from '#app/features/plans/plans.ts'
import { TierBadge } from '#app/ui/badge.tsx'
import { Sample } from '#app/ui/sample.tsx'
import { featurePictures, findPagePitch } from './feature-pictures.tsx'

type LockedFeatureProps = {
  feature: Feature
  action: ReactNode
}

export function LockedFeature({ feature, action }: LockedFeatureProps) {
  const [query] = useSearchParams()
  const plan = tierFor(feature)
  const pitch = findPagePitch(query.get('page'))
  const { title, gain } = pitch ?? features[feature]
  const Picture = pitch?.Picture ?? featurePictures[feature]
  return (
    <section
      aria-labelledby="feature"
      className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-6 min-[1100px]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] min-[1100px]:grid-rows-[1fr_1fr]"
    >
      <div className="grid content-end gap-3">
        <p className="flex flex-wrap items-center gap-3 text-sm text-muted">
          {(pitch ?? features[feature]).name} <TierBadge tier={plan.id} />
        </p>
        <h2 className="font-display text-4xl tracking-[-0.02em] text-balance" id="feature">
          {title}
        </h2>
        <p className="max-w-[28em]">{gain}</p>
      </div>
      <div className="stage order-last min-[1100px]:col-start-2 min-[1100px]:row-span-2 min-[1100px]:row-start-1">
        <Sample isPicture>
          <Picture />
        </Sample>
      </div>
      <div className="grid content-start justify-items-start gap-4">
        {action}
        <p className="text-sm">
          <Link className="reach" to="/demo">
            Try the public demo
          </Link>
        </p>
      </div>
    </section>
  )
}
