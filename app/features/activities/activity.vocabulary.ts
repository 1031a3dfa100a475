// The vocabulary of activities, without zod, so that screens can import it.

/** All types, by the filters of the activities page. */
export const activityGroups = {
  reviews: [
    'review_received',
    'review_published',
    'review_held',
    'review_refused',
    'review_withdrawn',
    'review_removed',
    'review_challenged',
    'review_reported',
    'review_edited',
    'review_erased',
    'operator_decided',
    'reviews_imported',
    'import_undone',
  ],
  invitations: ['customers_invited', 'order_key_changed', 'orders_changed'],
  replies: ['review_replied'],
  widgets: ['widget_created', 'widget_updated', 'widget_deleted', 'widget_restored'],
  business: [
    'business_created',
    'business_updated',
    'business_closed',
    'business_reopened',
    'closed_by_owner',
    'reopened_by_owner',
    'handed_over',
    'team_changed',
    'api_key_changed',
    'webhook_changed',
    'domain_proof_changed',
    'form_changed',
    'topics_changed',
    'language_model_changed',
    'subscription_changed',
    'operator_retried',
    'jobs_retried',
    'two_factor_switched_off',
  ],
} as const
export type ActivityGroup = keyof typeof activityGroups
export type ActivityType = (typeof activityGroups)[ActivityGroup][number]
export const activityTypes: readonly ActivityType[] = Object.values(activityGroups).flat()

export type ActivityFilter = {
  about?: ActivityGroup
  /** The cursor: the activity before the page. */
  after?: string
}
