// The findings about the domain that mail is sent from, without zod, so that screens can import them.

export const recordStates = ['one', 'none', 'several', 'unreachable'] as const
type RecordState = (typeof recordStates)[number]
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
  'default',
  'dkim',
  'mail',
  'smtp',
  'mta',
  'key1',
  'google',
  'selector1',
  'selector2',
  's1',
  's2',
  'k1',
  'k2',
  'k3',
  'fm1',
  'fm2',
  'fm3',
  'protonmail',
  'zoho',
  'pm',
  'mailjet',
  'mandrill',
  'resend',
]

/** Open: nothing was seen that is wrong, and not everything could be seen. */
export type Finding = { name: string; state: 'fine' | 'open' | 'wrong'; found: string; todo?: string }

const unreachable = 'The name server did not answer. We look again tomorrow.'

const stateOf = { one: 'fine', none: 'wrong', several: 'wrong', unreachable: 'open' } as const

function spfFinding({ domain, spf }: SenderDomain): Finding {
  const found = {
    one: 'Found. It names the servers that may send for this domain. From here we cannot see that the mail server in use is among them.',
    none: 'Not found. Mailboxes cannot tell this mail from a forgery.',
    several: 'Found more than once, and then no record counts.',
    unreachable,
  }[spf]
  const todo = {
    none: `Add a TXT record to ${domain} that begins with v=spf1 and names the mail server.`,
    several: 'Join the records into a single one.',
    one: undefined,
    unreachable: undefined,
  }[spf]
  return { name: 'SPF', state: stateOf[spf], found, todo }
}

function dkimFinding({ dkim, dkimSelector }: SenderDomain): Finding {
  if (dkim === 'one') {
    const found = `A key was found under ${dkimSelector}. From here we cannot see that mails are signed with it.`
    return { name: 'DKIM', state: 'fine', found }
  }
  if (dkim === 'unreachable') return { name: 'DKIM', state: 'open', found: unreachable }
  return {
    name: 'DKIM',
    state: 'open',
    found: 'Not found under the usual names; that is no proof that it is missing.',
    todo: 'Ask the company that sends the mail whether it signs, and under which name.',
  }
}

function dmarcFinding({ domain, dmarc, dmarcPolicy }: SenderDomain): Finding {
  const name = 'DMARC'
  if (dmarc === 'unreachable') return { name, state: 'open', found: unreachable }
  if (dmarc === 'several')
    return {
      name,
      state: 'wrong',
      found: 'Found more than once, and then no record counts.',
      todo: 'Keep a single one.',
    }
  if (dmarc === 'none')
    return {
      name,
      state: 'wrong',
      found: 'Not found. Large mailbox providers expect it of anybody who sends many mails.',
      todo: `Add a TXT record to _dmarc.${domain}, at first with “v=DMARC1; p=none”.`,
    }
  const policies: Record<NonNullable<typeof dmarcPolicy>, Omit<Finding, 'name'>> = {
    reject: { state: 'fine', found: 'Found, with the policy “reject”: forgeries are to be refused.' },
    quarantine: { state: 'fine', found: 'Found, with the policy “quarantine”: forgeries are to go to spam.' },
    none: {
      state: 'fine',
      found: 'Found, with the policy “none”: forgeries are still let through.',
      todo: 'Once SPF and DKIM are right, change p=none to p=quarantine.',
    },
    invalid: {
      state: 'wrong',
      found: 'Found, but without a policy that counts.',
      todo: 'Let it say p=none, p=quarantine or p=reject.',
    },
  }
  return { name, ...policies[dmarcPolicy ?? 'invalid'] }
}

export const findingsOf = (domain: SenderDomain) => [
  spfFinding(domain),
  dkimFinding(domain),
  dmarcFinding(domain),
]
