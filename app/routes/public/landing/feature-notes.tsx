import { Link } from 'react-router'
import type { InstanceSettings } from '#app/features/instance/instance.schema.ts'
import { supportOf } from '#app/features/plans/plan-comparison.ts'
import { plans } from '#app/features/plans/plans.ts'
import { languages } from '#app/languages/languages.ts'

type Support = InstanceSettings['support']
type Feature = { title: string; text: string; has: string; more?: { to: string; text: string } }

const features = {
  collection: {
    title: 'Testimonial Collection',
    text: `Email invitations, a link with a QR code and a poster, order links. One form in ${languages.length} languages, and the same checks for every rating.`,
    has: 'Every plan; whole lists from Pro',
    more: { to: '/demo', text: 'Try the form' },
  },
  analytics: {
    title: 'AI Analytics',
    text: `Sentiment, topics and keywords in ${languages.length} languages, each with the words it rests on. The analysis runs inside Vouchsafe: your reviews are sent to nobody else.`,
    has: 'Every plan; trends from Pro',
  },
  widgets: {
    title: 'Beautiful Widgets',
    text: 'These reviews on your site, in your page’s typeface, light or dark, without cookies. A widget that shows a selection says who selected it.',
    has: 'Every plan',
  },
  dashboard: {
    title: 'Customer Dashboard',
    text: 'How you are rated, whether that is changing, and what to do next. Each claim links to its reviews.',
    has: 'Every plan',
  },
  export: {
    title: 'Data Export',
    text: 'Every review as CSV, with its analysis. The wall as JSON. Self-hosting? One command backs everything up.',
    has: 'JSON on every plan; CSV from Pro',
  },
} satisfies Record<string, Feature>

/** Only what the operator has switched on: nobody else can promise it. */
function helpOf(support: Support): Feature {
  const title = 'Dedicated Support'
  const given = Object.values(plans).flatMap(({ id, name }) => {
    const kind = supportOf(id, support)
    return kind ? [`${name}: ${kind.toLowerCase()}`] : []
  })
  return given.length > 0
    ? { title, text: 'Answers from the people who run this service, not from a bot.', has: given.join('; ') }
    : {
        title,
        text: 'The people who run this service answer your messages. No plan here promises priority or phone support.',
        has: 'Through the contact form',
      }
}

/** A margin note beside the part of the dashboard that shows the feature. */
export const FeatureNote = ({ of }: { of: keyof typeof features }) => <Note feature={features[of]} />

export const SupportNote = ({ support }: { support: Support }) => <Note feature={helpOf(support)} />

function Note({ feature: { title, text, has, more } }: { feature: Feature }) {
  return (
    <p className="margin-note feature-note">
      <b>{title}</b> {text} {more && <Link to={more.to}>{more.text}</Link>} <span>{has}.</span>
    </p>
  )
}
