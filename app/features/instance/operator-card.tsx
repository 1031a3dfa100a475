import type { Operator } from './operator.ts'

/** The operator's details as entered; missing ones are left out. */
export function OperatorCard({ operator }: { operator: Operator }) {
  const { name, address, email, phone, representative, registration, vatId } = operator
  return (
    <dl className="operator-card">
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
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
