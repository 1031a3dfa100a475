// The vocabulary of activities, without zod, so that screens can import it.

export const activityTypes = [
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
  'review_replied',
  'reviews_imported',
  'import_undone',
  'customers_invited',
  'order_key_changed',
  'orders_changed',
  'widget_created',
  'widget_updated',
  'widget_deleted',
  'widget_restored',
  'subscription_changed',
  'operator_decided',
  'operator_retried',
  'jobs_retried',
  'two_factor_switched_off',
] as const
export type ActivityType = (typeof activityTypes)[number]

/** The filters of the activities page. Every type belongs to one of them. */
export const activityGroups = {
  reviews: {
    name: 'reviews',
    types: [
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
  },
  invitations: { name: 'invitations', types: ['customers_invited', 'order_key_changed', 'orders_changed'] },
  replies: { name: 'replies', types: ['review_replied'] },
  widgets: {
    name: 'widgets',
    types: ['widget_created', 'widget_updated', 'widget_deleted', 'widget_restored'],
  },
  business: {
    name: 'business',
    types: [
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
  },
} as const satisfies Record<string, { name: string; types: readonly ActivityType[] }>
export type ActivityGroup = keyof typeof activityGroups

export type ActivityFilter = {
  about?: ActivityGroup
  /** The cursor: the activity before the page. */
  after?: string
}
