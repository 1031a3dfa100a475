// The findings about the domain that mail is sent from, without zod, so that screens can import them.

export const recordStates = ['one', 'none', 'several', 'unreachable'] as const
export type RecordState = (typeof recordStates)[number]
export const dkimStates = ['one', 'none', 'unreachable'] as const
export const dmarcPolicies = ['none', 'quarantine', 'reject', 'invalid'] as const
export type DmarcPolicy = (typeof dmarcPolicies)[number]

export type SenderDomain = {
  domain: string
  spf: RecordState
  dmarc: RecordState
  dmarcPolicy: DmarcPolicy | null
  /** None: not under the usual names, which is no proof that it is missing. */
  dkim: (typeof dkimStates)[number]
  dkimSelector: string | null
}

/** DKIM keys have names that only the signing server knows. These are the usual ones. */
export const usualSelectors = [
  ...['default', 'dkim', 'mail', 'smtp', 'mta', 'key1', 'google', 'selector1', 'selector2', 's1', 's2'],
  ...['k1', 'k2', 'k3', 'fm1', 'fm2', 'fm3', 'protonmail', 'zoho', 'pm', 'mailjet', 'mandrill', 'resend'],
]
