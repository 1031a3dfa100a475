const hour = 3_600_000
const day = 24 * hour

/**
 * What we sign and take back without storing it: purpose -> for how many milliseconds a signature holds. Null: for
 * ever, either because the row that it names ends it, or because an old mail has to go on working.
 */
export const signedPurposes = {
  'review-form': 48 * hour,
  'asked-questions': 7 * day,
  'review-thanks': day,
  'review-photos': day,
  'contact-form': 48 * hour,
  'newsletter-confirm': null,
  'newsletter-leave': null,
  notifications: null,
  'performance-digests': null,
  unsubscribe: null,
  handover: null,
  'team-invitation': null,
  'email-change-confirm': null,
  'email-change-stop': null,
  'known-device': 180 * day,
  'person-request': null,
  'erasure-receipt': 30 * day,
  takeout: hour / 12,
} as const satisfies Record<string, number | null>
export type SignedPurpose = keyof typeof signedPurposes

/** Links in mails whose token we store as a hash; whoever creates one says how long it lives. */
export type TokenPurpose = 'confirm-review' | 'authors-desk' | 'report'

export type EncryptionPurpose = 'two-factor' | 'order-keys' | 'order-sources' | 'single-sign-on' | 'webhooks'

/** Every key that is derived from SECRET. Two purposes never share one, so that one leak stays one leak. */
export type KeyPurpose =
  | SignedPurpose
  | EncryptionPurpose
  | 'closed-records'
  | 'demo-password'
  | 'domain-proofs'
  | 'erased-people'
  | 'erasure-codes'
  | 'helpful-votes'
  | 'invitation-links'
  | 'mail-hook'
  | 'never-returning'
  | 'person-codes'
  | 'proof-of-work'
  | 'proof-of-work-key'
  | 'rate-limits'
  | 'review-networks'
  | 'sign-up-browser'
  | 'suppressions'
