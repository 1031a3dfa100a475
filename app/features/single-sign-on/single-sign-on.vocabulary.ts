// What screens import of single sign-on: without zod.

export const providerKinds = ['openid', 'saml'] as const
export type ProviderKind = (typeof providerKinds)[number]

/** The addresses for colleagues, for OpenID Connect and for SAML. */
export const signInPath = (businessId: string) => `/business/sso/${encodeURIComponent(businessId)}`
export const callbackPath = (businessId: string) => `/business/sso/${businessId}/callback`
export const consumerPath = (businessId: string) => `/hooks/saml/${businessId}`

/** The provider's statement about a person, with its signature verified. */
export type Asserted = {
  issuer: string
  subject: string
  email: string | null
  /** Null if not stated; SAML has no field for it. */
  isEmailVerified: boolean | null
  name: string | null
}

export const refusals = {
  off: 'This business does not offer sign-in with a company account at the moment: its plan or the proof of its domain has ended.',
  provider:
    'Your company’s sign-in page did not send back what it should have. Please try again; if it happens again, tell the people who run it.',
  expired: 'That took too long, was used already, or began in another browser. Please start again.',
  email: 'Your company’s sign-in page did not send your email address, or sent it as not confirmed.',
  domain: 'Your email address is not on the domain that this business has proved to be its own.',
  removed: 'You are no longer a member of this team. Its owner can invite you again.',
  owner: 'The owner of a business signs in with a password or a passkey, never through a provider.',
  places: 'The plan of this business has no place left. Its owner can make one.',
  taken:
    'Your account is linked to another person at your company’s provider. The owner has to connect the provider again.',
} as const
export type RefusalCode = keyof typeof refusals

export const isRefusalCode = (code: string | null): code is RefusalCode =>
  code !== null && Object.hasOwn(refusals, code)
