import type { InstanceSettings } from './instance.schema.ts'

type Operator = {
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

export function readOperator(settings: InstanceSettings & { operatorEmail: string }): Operator {
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

export function OperatorCard({ operator }: { operator: Operator }) {
  const { name, address, email, phone, representative, registration, vatId } = operator
  return (
    <dl className="grid gap-2 wrap-anywhere">
      {name && <Line label="Name">{name}</Line>}
      {address && (
        <Line label="Address">
          <span className="whitespace-pre-line">{address}</span>
        </Line>
      )}
      {representative && <Line label="Represented by">{representative}</Line>}
      <Line label="Email">
        <a href={`mailto:${email}`}>{email}</a>
      </Line>
      {phone && (
        <Line label="Phone">
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
        </Line>
      )}
      {registration && <Line label="Register">{registration}</Line>}
      {vatId && <Line label="VAT number">{vatId}</Line>}
    </dl>
  )
}

function Line({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-4">
      <dt className="w-32 text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
