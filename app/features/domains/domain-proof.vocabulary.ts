// The words of domain proofs, without zod, so that screens can import them.

export const proofStates = ['checking', 'proven', 'failed'] as const

export const proofMethods = ['dns', 'meta'] as const
export type ProofMethod = (typeof proofMethods)[number]

/**
 * `missing`: neither place has a code of ours. `other_code`: it is another business's. `unreachable`: the page or the name
 * server did not answer. `taken_over`: another business proved the domain.
 */
export const proofFailures = ['missing', 'other_code', 'unreachable', 'taken_over'] as const
export type ProofFailure = (typeof proofFailures)[number]

/** A proven domain is checked every `recheckDays` days; if checks fail, the proof ends after `graceDays` days. */
export const recheckDays = 7
export const graceDays = 14

export const tagName = 'vouchsafe-verification'
/** The TXT records that are looked at: of the domain itself, and of a name of its own. */
export const recordNames = (domain: string) => [`_vouchsafe.${domain}`, domain]
export const recordOf = (code: string) => `${tagName}=${code}`
export const metaTagOf = (code: string) => `<meta name="${tagName}" content="${code}">`
