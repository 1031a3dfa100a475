import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Every page, in the order in which a visitor meets them. */
export default [
  // Bar and foot come from the layout; a public page has nothing to do for them.
  layout('routes/public/layout.tsx', [
    index('routes/public/landing.tsx'),
    route('demo', 'routes/public/demo.tsx'),
    route('terms-of-service', 'routes/public/terms.tsx'),
    route('privacy-policy', 'routes/public/privacy.tsx'),
    route('imprint', 'routes/public/imprint.tsx'),
    route('review-policy', 'routes/public/review-policy.tsx'),
    route('contact', 'routes/public/contact.tsx'),
    route('newsletter', 'routes/public/newsletter.tsx'),
    route('newsletter/confirm/:token', 'routes/public/newsletter-confirm.tsx'),
    route('newsletter/leave/:token', 'routes/public/newsletter-leave.tsx'),
    route('business/:businessId', 'routes/public/business.tsx'),
    route('business/:businessId/transparency', 'routes/public/transparency.tsx'),
    route('profile', 'routes/sign-in/profile.tsx'),
    route('dev/mail', 'routes/ops/dev-mail.tsx'),
  ]),

  route('contact/messages', 'routes/public/contact-messages.ts'),

  route('review', 'routes/public/review.tsx'),
  route('r/:code', 'routes/public/short-link.ts'),
  route('review/thanks/:token', 'routes/public/review-thanks.tsx'),
  route('review/receipt/:token', 'routes/public/receipt.ts'),
  route('review/begun/:token', 'routes/public/review-begun.ts'),
  route('review/confirm/:token', 'routes/public/review-confirm.tsx'),
  route('review/mine/:token', 'routes/public/authors-desk.tsx'),
  route('review/mine/:token/everything', 'routes/public/own-review-file.ts'),
  route('review/erased', 'routes/public/review-erased.tsx'),
  route('unsubscribe/:token', 'routes/public/unsubscribe.tsx'),

  route('business/signup', 'routes/sign-in/signup.tsx'),
  route('business/login', 'routes/sign-in/login.tsx'),
  route('business/logout', 'routes/sign-in/logout.ts'),
  route('business/forgotten-password', 'routes/sign-in/forgotten-password.tsx'),
  route('business/reset-password', 'routes/sign-in/reset-password.tsx'),
  route('business/verify-email', 'routes/sign-in/verify-email.tsx'),

  layout('routes/dashboard/layout.tsx', [
    route('business/dashboard', 'routes/dashboard/dashboard.tsx'),
    route('business/invitations', 'routes/dashboard/invitations.tsx'),
    route('business/invitations/order-links', 'routes/dashboard/order-links.tsx'),
    route('business/invitations/poster', 'routes/dashboard/poster.tsx'),
    route('business/invitations/qr/:file', 'routes/dashboard/qr.ts'),
    route('business/invitations/many', 'routes/dashboard/invitations-many.tsx'),
    route('business/reviews', 'routes/dashboard/reviews.tsx'),
    route('business/reviews/challenge', 'routes/dashboard/challenge.tsx'),
    route('business/widgets', 'routes/dashboard/widgets.tsx'),
    route('business/analytics', 'routes/dashboard/analytics.tsx'),
    route('business/analytics/reviews.csv', 'routes/dashboard/reviews-csv.ts'),
    route('business/ai-sentiments', 'routes/dashboard/ai-sentiments.tsx'),
    route('business/profile', 'routes/dashboard/profile.tsx'),
    route('business/subscription', 'routes/dashboard/subscription.tsx'),
    route('business/activities', 'routes/dashboard/activities.tsx'),
  ]),

  route('operator', 'routes/ops/operator.tsx'),
  route('operator/challenges', 'routes/ops/operator-challenges.tsx'),
  route('operator/appeals', 'routes/ops/operator-appeals.tsx'),
  route('operator/contacts', 'routes/ops/operator-contacts.tsx'),
  route('operator/newsletter', 'routes/ops/operator-newsletter.tsx'),
  route('operator/newsletter/addresses.csv', 'routes/ops/newsletter-csv.ts'),
  route('operator/jobs', 'routes/ops/operator-jobs.tsx'),
  route('operator/businesses', 'routes/ops/operator-businesses.tsx'),
  route('dev/mail/:mailId', 'routes/ops/dev-mail-body.ts'),
  ...(import.meta.env.DEV
    ? [
        route('dev/parts', 'routes/ops/parts/parts.tsx'),
        route('dev/parts/admin', 'routes/ops/parts/admin-part.tsx'),
      ]
    : []),
  route('*', 'routes/public/not-found.tsx'),
] satisfies RouteConfig
