import type { InstanceSettings } from './instance.schema.ts'

/** The operator's details on the legal pages. */
export type Operator = {
  name: string | null
  address: string | null
  email: string
  phone: string | null
  representative: string | null
  registration: string | null
  vatId: string | null
  jurisdiction: string | null
  hosting: string | null
}

export function operatorOf(settings: InstanceSettings & { operatorEmail: string }): Operator {
  return {
    name: settings.operatorName,
    address: settings.operatorAddress,
    email: settings.operatorEmail,
    phone: settings.operatorPhone,
    representative: settings.representative,
    registration: settings.registration,
    vatId: settings.vatId,
    jurisdiction: settings.jurisdiction,
    hosting: settings.hosting,
  }
}

/** Details that most countries require and this operator has not entered yet. */
export function missingDetails({ name, address, jurisdiction, hosting }: Operator) {
  return [
    !name && 'your name',
    !address && 'your postal address',
    !jurisdiction && 'the country whose law holds',
    !hosting && 'where the data is stored',
  ].filter((each) => each !== false)
}
