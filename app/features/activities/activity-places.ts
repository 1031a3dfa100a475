import type { ActivityType } from './activity.vocabulary.ts'

type Place = (relatedId: string | null) => string

const review: Place = (id) => (id ? `/business/reviews?review=${id}` : '/business/reviews')
const invitations: Place = (batch) => `/business/invitations${batch ? `?batch=${batch}` : ''}#list`

/** The page that an activity of each type links to. */
const places: Record<ActivityType, string | Place> = {
  business_created: '/business/profile',
  business_updated: '/business/profile',
  business_closed: '/business/profile',
  business_reopened: '/business/profile',
  closed_by_owner: '/profile/closing',
  reopened_by_owner: '/profile/closing',
  handed_over: '/profile/closing',
  form_changed: '/business/reviews/questions',
  language_model_changed: '/business/profile/language-model',
  domain_proof_changed: '/business/profile/domain',
  topics_changed: '/business/analytics/topics',
  review_received: review,
  review_published: review,
  review_held: review,
  review_refused: review,
  review_withdrawn: review,
  review_removed: review,
  review_challenged: review,
  review_reported: review,
  review_edited: review,
  review_erased: review,
  review_replied: review,
  operator_decided: review,
  reviews_imported: '/business/reviews?provenance=imported',
  import_undone: '/business/reviews/import',
  customers_invited: invitations,
  order_key_changed: '/business/invitations/order-links',
  widget_created: '/business/widgets',
  widget_updated: '/business/widgets',
  widget_deleted: '/business/widgets',
  widget_restored: '/business/widgets',
  subscription_changed: '/business/subscription',
  operator_retried: invitations,
  jobs_retried: '/business/reviews',
  two_factor_switched_off: '/profile/security',
}

export const isAboutReview = (type: ActivityType) => places[type] === review

export function placeOf(type: ActivityType, relatedId: string | null) {
  const place = places[type]
  return typeof place === 'string' ? place : place(relatedId)
}
