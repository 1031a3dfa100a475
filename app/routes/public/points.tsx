import type { ReactNode } from 'react'
import { Badge } from '#app/ui/badge.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Sample, SampleReviewLines, sampleReviews } from '#app/ui/sample.tsx'

const box = 'M5 4h14a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2'
const envelope =
  'M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2M22 7l-9 5.7a2 2 0 0 1-2 0L2 7'

const signs = {
  pen: 'M13 21h8M21.2 6.8a1 1 0 0 0-4-4L3.8 16.2a2 2 0 0 0-.5.8l-1.3 4.4a.5.5 0 0 0 .6.6l4.4-1.3a2 2 0 0 0 .8-.5z',
  check:
    'M20 13c0 5-3.5 7.5-7.7 9a1 1 0 0 1-.6 0C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.2-2.7a1.2 1.2 0 0 1 1.6 0C14.5 3.8 17 5 19 5a1 1 0 0 1 1 1zM9 12l2 2 4-4',
  globe: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20M2 12h20',
  flag: 'M4 22V4a1 1 0 0 1 .4-.8A6 6 0 0 1 8 2c3 0 5 2 7.3 2q2 0 3.1-.8A1 1 0 0 1 20 4v10a1 1 0 0 1-.4.8A6 6 0 0 1 16 16c-3 0-5-2-8-2a6 6 0 0 0-4 1.5',
  scale:
    'M12 3v18M19 8l3 8a5 5 0 0 1-6 0zV7M3 7h1a17 17 0 0 0 8-2 17 17 0 0 0 8 2h1M5 8l3 8a5 5 0 0 1-6 0zV7M7 21h10',
  undo: 'M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11',
  letter: envelope,
  lock: 'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2M7 11V7a5 5 0 0 1 10 0v4',
  eye: 'M2 12a10.8 10.8 0 0 1 20 0 10.8 10.8 0 0 1-20 0M2 2l20 20',
  bin: 'M3 6h18M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2M10 11v6M14 11v6',
  chip: 'M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2M9 9h6v6H9zM9 1v3M15 1v3M9 20v3M15 20v3M1 9h3M1 15h3M20 9h3M20 15h3',
  clock: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 6v6l4 2',
  people:
    'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M16 3.1a4 4 0 0 1 0 7.8M22 21v-2a4 4 0 0 0-3-3.9M5 7a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
  card: 'M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2M2 10h20M6 14h2',
  chart: 'M3 3v16a2 2 0 0 0 2 2h16M8 17v-4M13 17V7M18 17v-7',
  window: `${box}M3 9h18M7 14h10`,
  gauge: 'M12 14l4-4M3.3 19a10 10 0 1 1 17.4 0',
  download: 'M12 15V3M7 10l5 5 5-5M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4',
  server: `${box}M3 12h18M7 8h.01M7 16h.01`,
}

export type Point = [sign: keyof typeof signs, title: ReactNode, text: ReactNode]

export const Sign = ({ of }: { of: keyof typeof signs }) => (
  <Icon className="mt-0.5 shrink-0 text-success" path={signs[of]} size={26} />
)

export const Points = ({ points }: { points: Point[] }) => (
  <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2 sm:gap-y-6 lg:grid-cols-3">
    {points.map(([sign, title, text]) => (
      <li className="flex gap-4" key={sign}>
        <Sign of={sign} />
        <p className="text-sm wrap-anywhere">
          <b className="block text-base font-medium">{title}</b>
          <span className="text-muted">{text}</span>
        </p>
      </li>
    ))}
  </ul>
)

/** A bad review and what became of it. */
export const KeptReview = () => (
  <Sample isPicture>
    <SampleReviewLines {...sampleReviews[1]!} />
    <ol className="flex flex-wrap items-center gap-2 border-t border-line pt-4">
      {['Checked', 'Published', 'Challenged', 'Kept'].map((step, at) => (
        <li className="flex items-center gap-2" key={step}>
          {at > 0 && '→'} <Badge kind={step === 'Challenged' ? undefined : 'good'}>{step}</Badge>
        </li>
      ))}
    </ol>
  </Sample>
)
