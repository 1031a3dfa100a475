export const digestFrequencies = ['off', 'weekly', 'monthly'] as const
export type DigestFrequency = (typeof digestFrequencies)[number]

export const digestFrequencyOptions = [
  { value: 'weekly', label: 'Once a week', help: 'At 8:00 on the morning after the week has ended.' },
  { value: 'monthly', label: 'Once a month', help: 'At 8:00 on the morning after the month has ended.' },
  { value: 'off', label: 'Never', help: 'You read it on the Digest page.' },
] as const satisfies readonly { value: DigestFrequency; label: string; help: string }[]

/** Confirmation after saving. */
export const digestSaved: Record<DigestFrequency, string> = {
  weekly: 'You will get the digest once a week, when there is something to say.',
  monthly: 'You will get the digest once a month, when there is something to say.',
  off: 'You will get no more digests by email.',
}

export const partNames = {
  change: 'What changed',
  rating: 'Rating',
  finding: 'Most important',
  praise: 'Most praised',
  complaint: 'Most criticised',
  waiting: 'Without a reply',
  question: 'Your question',
}
