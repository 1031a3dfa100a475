/** The kinds of support that plans may include, shown only if the operator offers them. */
export const supportKinds = ['email', 'priority', 'phone'] as const
export type SupportKind = (typeof supportKinds)[number]

export const supportTexts: readonly { kind: SupportKind; label: string; help: string }[] = [
  { kind: 'email', label: 'Email support', help: 'For every plan.' },
  { kind: 'priority', label: 'Priority email support', help: 'For Pro and Enterprise.' },
  { kind: 'phone', label: 'Phone support and a dedicated manager', help: 'For Enterprise.' },
]
