/** A field that no person sees. A robot that fills in everything fills it in too. */
export const honeypotField = 'company_fax'
