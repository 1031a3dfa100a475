import { honeypotField } from './honeypot-field.ts'

/** A hidden field. Bots that fill in every field fill it in too. `label` is for those who find it all the same. */
export function Honeypot({ label, id = honeypotField }: { label: string; id?: string }) {
  return (
    <p aria-hidden="true" className="absolute -left-[200vw]">
      <label htmlFor={id}>{label}</label>
      <input autoComplete="off" id={id} name={honeypotField} tabIndex={-1} />
    </p>
  )
}
