import { Link } from 'react-router'
import type { InstanceSettings } from '#app/features/instance/instance.schema.ts'
import { supportOf } from '#app/features/plans/plan-comparison.ts'
import { plans } from '#app/features/plans/plans.ts'
import { languages } from '#app/languages/languages.ts'
import { Section } from './section.tsx'

type Support = InstanceSettings['support']
type Feature = { title: string; text: string; has: string; more?: { to: string; text: string } }

const features = (support: Support): Feature[] => [
  {
    title: 'Testimonial Collection',
    text: `Email invitations, one at a time or a whole list; a link with a QR code and a poster; order links that your shop signs. One form in ${languages.length} languages, and the same checks for every rating.`,
    has: 'Every plan; lists from Pro',
    more: { to: '/demo', text: 'Try the form' },
  },
  {
    title: 'AI Analytics',
    text: `Sentiment, topics and keywords of every review in ${languages.length} languages, each with the words it rests on. When there is too little evidence, it says so. It runs inside the service: no key, no cloud.`,
    has: 'Every plan; trends from Pro',
  },
  {
    title: 'Beautiful Widgets',
    text: 'A wall that follows light or dark mode and your page’s typeface, reserves its space while it loads and sets no cookies. A wall that shows a selection says who selected it.',
    has: 'Every plan',
  },
  {
    title: 'Customer Dashboard',
    text: 'How you are rated and whether that is changing, what people praise and complain about, and what to do next. Each claim links to its reviews.',
    has: 'Every plan',
  },
  {
    title: 'Data Export',
    text: 'Every review as CSV, with its analysis. The wall as JSON for your own pages. Self-hosting? One command backs everything up.',
    has: 'JSON on every plan; CSV from Pro',
  },
  { title: 'Dedicated Support', ...helpOf(support) },
]

/** Only what the operator has switched on: nobody else can promise it. */
function helpOf(support: Support): Pick<Feature, 'text' | 'has'> {
  const given = Object.values(plans).flatMap(({ id, name }) => {
    const kind = supportOf(id, support)
    return kind ? [`${name}: ${kind.toLowerCase()}`] : []
  })
  return given.length > 0
    ? { text: 'Answers from the people who run this instance, not from a bot.', has: given.join('; ') }
    : {
        text: 'The people who run this instance answer your messages. They offer no priority or phone support, so no plan here promises it.',
        has: 'Through the contact form',
      }
}

export function Features({ support }: { support: Support }) {
  return (
    <Section id="features" title="What it does">
      <dl className="mt-6">
        {features(support).map(({ title, text, has, more }) => (
          <div className="feature" key={title}>
            <dt className="font-serif text-xl tracking-[-0.01em]">{title}</dt>
            <dd className="max-w-[41em]">
              {text} {more && <Link to={more.to}>{more.text}</Link>}
            </dd>
            <dd className="text-sm text-muted">{has}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
