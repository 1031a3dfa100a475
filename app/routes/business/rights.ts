import type { Right } from '#app/features/businesses/business.vocabulary.ts'

type DoorRights = { open: Right; post?: Right }

/** What each address of the business area asks of a member's role: to open it, and to post to it. */
export const doorRights: Record<string, DoorRights> = {
  all: { open: 'read' },
  new: { open: 'read', post: 'read' },
  dashboard: { open: 'read', post: 'manage' },
  invitations: { open: 'manage', post: 'manage' },
  'invitations/order-links': { open: 'manage', post: 'manage' },
  'invitations/poster': { open: 'manage' },
  'invitations/qr/:file': { open: 'manage' },
  'invitations/sample': { open: 'manage' },
  'invitations/many': { open: 'manage', post: 'manage' },
  'invitations/many/problems.csv': { open: 'manage' },
  reviews: { open: 'read', post: 'reply' },
  'reviews/tags': { open: 'reply', post: 'reply' },
  'reviews/templates': { open: 'reply', post: 'reply' },
  'reviews/import': { open: 'manage', post: 'manage' },
  'reviews/questions': { open: 'manage', post: 'manage' },
  'reviews/challenge': { open: 'manage', post: 'manage' },
  products: { open: 'manage', post: 'manage' },
  widgets: { open: 'publish', post: 'publish' },
  'widgets/:widgetId/figures': { open: 'read' },
  'widgets/:widgetId': { open: 'publish', post: 'publish' },
  'widgets/:widgetId/preview': { open: 'publish' },
  'widgets/:widgetId/reviews': { open: 'publish' },
  analytics: { open: 'read' },
  // A person's own choice of mails.
  'analytics/digest': { open: 'read' },
  'analytics/suggestions': { open: 'read', post: 'manage' },
  'analytics/charts/:file': { open: 'read' },
  'analytics/topics': { open: 'manage', post: 'manage' },
  'analytics/reviews.csv': { open: 'read' },
  'ai-sentiments': { open: 'read' },
  // Keeping a question is allowed with the right to read, like asking it.
  'ai-sentiments/questions': { open: 'read', post: 'read' },
  'ai-sentiments/competitors': { open: 'read', post: 'manage' },
  'ai-sentiments/competitors/:competitorId': { open: 'read' },
  'ai-sentiments/competitors/:competitorId/import': { open: 'manage', post: 'manage' },
  'ai-sentiments/competitors/:competitorId/reviews': { open: 'read' },
  'ai-sentiments/content': { open: 'publish' },
  'ai-sentiments/content/:file': { open: 'publish' },
  profile: { open: 'manage', post: 'manage' },
  'profile/brand': { open: 'manage', post: 'manage' },
  'profile/domain': { open: 'own', post: 'own' },
  'profile/mail': { open: 'manage', post: 'manage' },
  'profile/language-model': { open: 'own', post: 'own' },
  team: { open: 'manage', post: 'own' },
  'team/single-sign-on': { open: 'own', post: 'own' },
  integrations: { open: 'own', post: 'own' },
  'integrations/webhooks': { open: 'own', post: 'own' },
  'integrations/orders': { open: 'own', post: 'own' },
  // Everyone sees what a locked feature is; the rest of the page is the owner's.
  subscription: { open: 'read', post: 'own' },
  'subscription/stripe/:sessionId?': { open: 'own', post: 'own' },
  activities: { open: 'read' },
}

/** What a request to the route of this pattern asks for: the owner's right where no door is listed. */
export function rightAt(pattern: string, method: string): Right {
  const door = doorRights[pattern.replace(/^\/?business\//, '')]
  const isReading = method === 'GET' || method === 'HEAD'
  return (isReading ? door?.open : door?.post) ?? 'own'
}
