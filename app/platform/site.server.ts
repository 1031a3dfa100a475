let origin = ''
let contact = ''

export function openSite(env: { APP_URL: string; CONTACT_EMAIL?: string }) {
  origin = env.APP_URL
  contact = env.CONTACT_EMAIL ?? ''
}

/** Where a person writes to the operator of this service. */
export const contactAddress = () => contact

/** The full address of one of our pages, for mails and for other sites. `path` begins with a slash. */
export function addressOf(path: string) {
  return origin + path
}
