import type { ComponentType } from 'react'
import type { Feature } from '#app/features/plans/plan-features.ts'
import { SampleReviewLines } from '#app/ui/sample.tsx'
import {
  SampleAnalytics,
  SampleComparison,
  SampleDigest,
  SampleSentiment,
  SampleSuggestions,
  SampleTopics,
} from '#app/ui/samples/charts.tsx'
import { SampleApiCall, SampleOrders, SampleSignIn, SampleSlack } from '#app/ui/samples/connections.tsx'
import { SampleAnswer, SampleExport, SampleList, SamplePost, SampleReply } from '#app/ui/samples/words.tsx'

/** What each feature looks like, drawn with sample data that could be of any trade. */
export const featurePictures: Record<Feature, ComponentType> = {
  performanceInsights: SampleSuggestions,
  bulkUpload: SampleList,
  analytics: SampleAnalytics,
  csvExport: SampleExport,
  reviewResponseSuggestions: SampleReply,
  advancedWidgets: Walls,
  apiAccess: SampleApiCall,
  webhooks: SampleSlack,
  orders: SampleOrders,
  aiSentiments: SampleSentiment,
  aiChatbot: SampleAnswer,
  competitorInsights: SampleComparison,
  contentGenerator: SamplePost,
  customBranding: Unbranded,
  singleSignOn: SampleSignIn,
}

/** Pages with a pitch of their own, though another page sells the same feature. */
export const pagePitches = {
  digest: {
    name: 'Digest',
    title: 'Your week in one email',
    gain: 'New ratings, what changed, and what still has no reply.',
    Picture: SampleDigest,
  },
  topics: {
    name: 'Topics',
    title: 'What people talk about',
    gain: 'Found in your reviews. You rename, join or mute each topic.',
    Picture: SampleTopics,
  },
}
export type PagePitch = keyof typeof pagePitches

export const findPagePitch = (page: string | null) =>
  page && Object.hasOwn(pagePitches, page) ? pagePitches[page as PagePitch] : null

/** The real widget of two made-up shops, each in a theme of its own. */
function Walls() {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {['site=cycles&theme=bold', 'site=dental&theme=bubble'].map((wall) => (
        <iframe
          className="h-105 w-full rounded-control border border-line not-first:max-sm:hidden"
          key={wall}
          src={`/demo/wall?kind=list&count=2&${wall}`}
          tabIndex={-1}
          title="A wall of reviews"
        />
      ))}
    </div>
  )
}

/** The last line of a widget, with and without the maker. */
function Unbranded() {
  return (
    <div className="grid gap-6">
      {[false, true].map((isOwn) => (
        <div className="grid gap-2" key={`${isOwn}`}>
          <p className="text-xs text-muted">{isOwn ? 'Enterprise' : 'Every other plan'}</p>
          <div className="grid gap-3 rounded-surface border border-line bg-paper p-5">
            <SampleReviewLines rating={5} text="Friendly, quick, and exactly what I had ordered." />
            <p className="flex flex-wrap justify-between gap-x-4 border-t border-line pt-3 text-xs text-muted">
              <span>All 128 reviews</span>
              {!isOwn && <span className="font-medium text-ink">by Vouchsafe</span>}
            </p>
          </div>
        </div>
      ))}
    </div>
  )
}
