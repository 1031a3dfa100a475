import { Link } from 'react-router'
import type { InstanceSettings } from '#app/features/instance/instance.schema.ts'
import { supportOf } from '#app/features/plans/plan-comparison.ts'
import { plans } from '#app/features/plans/plans.ts'
import { Section } from './section.tsx'

type Support = InstanceSettings['support']
type Feature = { title: string; text: string; has: string; more?: { to: string; text: string } }

const features = (support: Support): Feature[] => [
  {
    title: 'Testimonial Collection',
    text: 'Invitations by mail, one at a time or a whole list, a link with its QR code and poster, and order links that your shop signs. One form in twelve languages and one set of checks for every rating.',
    has: 'Every plan; lists from Pro',
    more: { to: '/demo', text: 'Try the form' },
  },
  {
    title: 'AI Analytics',
    text: 'Sentiment, topics and keywords of every review, each with the words that it rests on. Says “not enough reviews yet” and “may be chance” when that is so. It runs inside the service: no key, no cloud.',
    has: 'Every plan; trends from Pro',
  },
  {
    title: 'Beautiful Widgets',
    text: 'A wall that takes on your visitors’ light or dark and your page’s typeface, keeps its place while it loads, and sets no cookie. One that shows a selection says who selected.',
    has: 'Every plan',
  },
  {
    title: 'Customer Dashboard',
    text: 'How you are rated and whether that changes, what people praise and complain about now, what to do next. Each claim opens onto its reviews.',
    has: 'Every plan',
  },
  {
    title: 'Data Export',
    text: 'Every review as CSV, with what was understood of it. The wall as JSON for pages of your own. Who hosts the service backs all of it up into one file.',
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
        text: 'You write to the people who run this instance, and they answer. They have switched on no priority line and no telephone, so no plan here promises one.',
        has: 'By the contact form',
      }
}

export function Features({ support }: { support: Support }) {
  return (
    <Section id="features" title="What it does">
      <dl className="long mt-6">
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
