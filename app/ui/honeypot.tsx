import { honeypotField } from './honeypot-field.ts'

/** A hidden field that only bots fill in. `label` is for people who find it anyway. */
export function Honeypot({ label, id = honeypotField }: { label: string; id?: string }) {
  return (
    <p aria-hidden="true" className="absolute -left-[200vw]">
      <label htmlFor={id}>{label}</label>
      <input autoComplete="off" id={id} name={honeypotField} tabIndex={-1} />
    </p>
  )
}
