import { alert, Icon } from '#app/ui/icon.tsx'
import { contactFailureTitle } from './contact.vocabulary.ts'

/** Why the message was not taken, with the way around it: `address` becomes a link. */
export function ContactError({ text, address }: { text: string; address: string }) {
  const [before, after] = text.split(address)
  return (
    <div className="flex gap-3 border-l-2 border-danger py-1 pl-4 text-sm" role="alert">
      <Icon className="mt-0.5 shrink-0 text-danger" path={alert} />
      <div className="grid gap-1">
        <h2 className="font-sans text-sm font-medium">{contactFailureTitle}</h2>
        <p>
          {before}
          <a className="break-words underline underline-offset-4" href={`mailto:${address}`}>
            {address}
          </a>
          {after}
        </p>
      </div>
    </div>
  )
}
