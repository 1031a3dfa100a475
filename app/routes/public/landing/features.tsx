import { Link } from 'react-router'
import { ActivityList } from '#app/features/activities/activity-list.tsx'
import { ClaimsInPlace, InPlace } from '#app/features/dashboard/claims.tsx'
import { DashboardSummary } from '#app/features/dashboard/dashboard-summary.tsx'
import { NextSteps } from '#app/features/dashboard/next-steps.tsx'
import { PraiseAndComplaints } from '#app/features/dashboard/praise-and-complaints.tsx'
import { RatingTrend } from '#app/features/dashboard/rating-trend.tsx'
import type { SampleDashboard } from '#app/features/dashboard/sample-dashboard.server.ts'
import { Block } from '#app/features/inbox/block.tsx'
import type { InstanceSettings } from '#app/features/instance/instance.schema.ts'
import { supportOf } from '#app/features/plans/plan-comparison.ts'
import { plans } from '#app/features/plans/plans.ts'
import { formatDate } from '#app/languages/format.ts'
import { languages } from '#app/languages/languages.ts'
import { Section } from './section.tsx'

/** Claims that the page opens further up are plain text here. */
const nowhere = { name: '', addresses: [] }

type FeaturesProps = { sample: SampleDashboard; support: InstanceSettings['support'] }

/** The demo's dashboard, with each feature as a note in the margin of the part that shows it. */
export function Features({ sample: { business, at, dashboard, evidence }, support }: FeaturesProps) {
  return (
    <Section
      id="features"
      note={`The dashboard of ${business}, a fictional bakery, on ${formatDate(at)}: sample data. Choose a dotted claim to read the reviews behind it.`}
      title="What it does"
    >
      <div className="features">
        <ClaimsInPlace
          evidence={evidence.summary}
          legend="The claims of the dashboard, each with its reviews"
          name="summary-claim"
        >
          <DashboardSummary dashboard={dashboard} />
        </ClaimsInPlace>
        <FeatureNote of="dashboard" />
        <RatingTrend dashboard={dashboard} level={3} />
        <FeatureNote of="export" />
        <ClaimsInPlace evidence={evidence.topics} legend="Topics, each with its reviews" name="topic-claim">
          <PraiseAndComplaints dashboard={dashboard} level={3} />
        </ClaimsInPlace>
        <FeatureNote of="analytics" />
        <div className="at-quotes features-side">
          <FeatureNote of="widgets" />
        </div>
        <InPlace value={nowhere}>
          <div className="features-side">
            <div>
              <Block id="next" level={3} title="What to do next">
                <NextSteps at={at} dashboard={dashboard} reviewLink="" />
              </Block>
              <SupportNote support={support} />
            </div>
            <div>
              <Block id="activity" level={3} title="Recent activity">
                <ActivityList activities={dashboard.activities} />
              </Block>
              <FeatureNote of="collection" />
            </div>
          </div>
        </InPlace>
      </div>
    </Section>
  )
}

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
const FeatureNote = ({ of }: { of: keyof typeof features }) => <Note feature={features[of]} />

const SupportNote = ({ support }: { support: Support }) => <Note feature={helpOf(support)} />

function Note({ feature: { title, text, has, more } }: { feature: Feature }) {
  return (
    <p className="margin-note feature-note">
      <b>{title}</b> {text} {more && <Link to={more.to}>{more.text}</Link>} <span>{has}.</span>
    </p>
  )
}
