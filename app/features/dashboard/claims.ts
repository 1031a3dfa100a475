import type { InboxFilter } from '#app/features/inbox/inbox-address.ts'
import { replyDays } from '#app/features/inbox/periods.ts'

// The reviews behind each claim of the dashboard, as the inbox lists them.

export type ClaimFilter = Partial<InboxFilter>

export const ratedReviews: ClaimFilter = { state: 'published', provenance: 'own' }

export const ratedIn = (month: string): ClaimFilter => ({ ...ratedReviews, period: month })

export const withoutReply: ClaimFilter = { state: 'unreplied', period: String(replyDays) }

/** Without a label: all that mention the topic. */
export const aboutTopic = (topic: string, label?: 'positive' | 'negative'): ClaimFilter => ({
  state: 'published',
  provenance: 'customers',
  period: 'quarter',
  topic,
  label,
})
