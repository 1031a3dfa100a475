import type { InstanceSettings } from '#app/features/instance/instance.schema.ts'
import { supportOf } from '#app/features/plans/plan-comparison.ts'
import { plans } from '#app/features/plans/plans.ts'
import { languages } from '#app/languages/languages.ts'
import { type Point, Points } from '../points.tsx'
import { Section } from './section.tsx'

type Support = InstanceSettings['support']
type Feature = { sign: Point[0]; title: string; text: string; has: string }

const features: Feature[] = [
  {
    sign: 'letter',
    title: 'Testimonial Collection',
    text: `Emails, links, QR codes. One form in ${languages.length} languages.`,
    has: 'Whole lists from Pro',
  },
  {
    sign: 'chart',
    title: 'AI Analytics',
    text: 'Sentiment, topics and keywords, each with its quotes.',
    has: 'Trends from Pro',
  },
  {
    sign: 'window',
    title: 'Beautiful Widgets',
    text: 'Your typeface and colours, light or dark, without cookies.',
    has: 'Every plan',
  },
  {
    sign: 'gauge',
    title: 'Customer Dashboard',
    text: 'How you are rated, what changes, and what to do next.',
    has: 'Every plan',
  },
  {
    sign: 'download',
    title: 'Data Export',
    text: 'Reviews as CSV, walls as JSON.',
    has: 'CSV from Pro',
  },
]

/** Only what the operator has switched on: nobody else can promise it. */
function helpOf(support: Support): Feature {
  const given = Object.values(plans).flatMap(({ id, name }) => {
    const kind = supportOf(id, support)
    return kind ? [`${name}: ${kind.toLowerCase()}`] : []
  })
  return {
    sign: 'people',
    title: 'Dedicated Support',
    text: 'Answers from the people who run this service.',
    has: given.length > 0 ? given.join('; ') : 'Through the contact form',
  }
}

export function Features({ support }: { support: Support }) {
  return (
    <Section id="features" title="What it does">
      <div className="mt-5">
        <Points
          points={[...features, helpOf(support)].map(({ sign, title, text, has }) => [
            sign,
            title,
            <>
              {text} <span className="text-ink">{has}.</span>
            </>,
          ])}
        />
      </div>
    </Section>
  )
}
