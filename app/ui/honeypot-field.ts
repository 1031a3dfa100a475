/** The name of the hidden field that only bots fill in; see honeypot.tsx. */
export const honeypotField = 'company_fax'
