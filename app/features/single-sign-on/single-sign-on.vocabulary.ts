// The words of single sign-on, without zod, so that screens can import them.

export const providerKinds = ['openid', 'saml'] as const
export type ProviderKind = (typeof providerKinds)[number]

/** Where things are: colleagues sign in, providers send them back, SAML providers read about us. */
export const signInPath = (businessId: string) => `/business/sso/${businessId}`
export const callbackPath = (businessId: string) => `/business/sso/${businessId}/callback`
export const consumerPath = (businessId: string) => `/hooks/saml/${businessId}`

/** What a provider says about a person, after its signature was checked. */
export type Asserted = {
  issuer: string
  subject: string
  email: string | null
  /** Null: not said, which SAML cannot. */
  isEmailVerified: boolean | null
  name: string | null
}

/** Why somebody whom the provider let through is not let in here. */
export const refusals = {
  off: 'This business does not offer sign-in with a company account at the moment: its plan or the proof of its domain has ended.',
  provider:
    'Your company’s sign-in page did not send back what it should have. Please try again; if it happens again, tell whoever looks after it.',
  expired: 'That took too long, was used already, or began in another browser. Please start again.',
  email: 'Your company’s sign-in page did not say your email address, or says that it is not confirmed.',
  domain: 'Your email address is not on the domain that this business has proved to be its own.',
  removed: 'You are no longer a member of this team. Its owner can invite you again.',
  owner:
    'The owner of a business signs in with a password or a passkey, so that nobody else ever stands between.',
  places: 'The plan of this business has no place left. Its owner can make one.',
  taken:
    'Your account is joined to another person of your company’s sign-in. The owner has to connect it anew.',
} as const
export type RefusalCode = keyof typeof refusals

export const isRefusalCode = (code: string | null): code is RefusalCode =>
  code !== null && Object.hasOwn(refusals, code)
