import { ActivityList } from '#app/features/activities/activity-list.tsx'
import { ClaimsInPlace, InPlace } from '#app/features/dashboard/claims.tsx'
import { DashboardSummary } from '#app/features/dashboard/dashboard-summary.tsx'
import { NextSteps } from '#app/features/dashboard/next-steps.tsx'
import { PraiseAndComplaints } from '#app/features/dashboard/praise-and-complaints.tsx'
import { RatingTrend } from '#app/features/dashboard/rating-trend.tsx'
import type { SampleDashboard } from '#app/features/dashboard/sample-dashboard.server.ts'
import { Block } from '#app/features/inbox/block.tsx'
import type { InstanceSettings } from '#app/features/instance/instance.schema.ts'
import { formatDate } from '#app/languages/format.ts'
import { FeatureNote, SupportNote } from './feature-notes.tsx'
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
