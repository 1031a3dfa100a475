import { Badge } from '#app/ui/badge.tsx'
import { Face } from '#app/ui/face.tsx'

export type Sampled = {
  name: string
  /** Below the name. */
  about?: string
  why?: string
  words?: string
  /** Who stated something about it, and what. */
  stated?: [by: string, text: string]
  rows?: [name: string, state: string][]
  choices?: string[]
}

/** What waits without a mail server. */
export const keptMail: Sampled = {
  name: 'Lind Bakery',
  about: 'Invitation to review',
  words: 'How was Lind Bakery?',
  rows: [['To anna@example.com', 'Kept']],
  choices: ['Read the mail'],
}

/** What an operator decides or does, as a picture. */
export const SampleCase = ({ name, about, why, words, stated, rows = [], choices = [] }: Sampled) => (
  <>
    <p className="flex flex-wrap items-center gap-3">
      <Face name={name} />
      <span className="min-w-[140px] flex-1">
        <span className="block text-base font-medium">{name}</span>
        {about && <span className="text-muted">{about}</span>}
      </span>
      {why && <Badge kind="warning">{why}</Badge>}
    </p>
    {words && <p className="font-serif text-xl leading-snug">{words}</p>}
    {stated && (
      <p className="border-l-2 border-line pl-4">
        <span className="block font-medium">{stated[0]}</span> {stated[1]}
      </p>
    )}
    {rows.length > 0 && (
      <ul className="border-y border-line">
        {rows.map(([row, state]) => (
          <li className="flex justify-between gap-4 border-line py-3 not-first:border-t" key={row}>
            <span className="font-medium">{row}</span> <span className="text-muted">{state}</span>
          </li>
        ))}
      </ul>
    )}
    {choices.length > 0 && (
      <p className="flex flex-wrap gap-3">
        {choices.map((choice) => (
          <span className="btn" key={choice}>
            {choice}
          </span>
        ))}
      </p>
    )}
  </>
)
