import { Block } from '#app/ui/block.tsx'

type SupportRowProps = { kind: string | null; contact: string | null; operatorEmail: string }

const sentences: Record<string, string> = {
  Email: 'Your plan includes email support',
  'Priority email': 'Your plan includes priority email support',
  Phone: 'Your plan includes phone support and a dedicated manager',
}

/** Whom to ask: the support of the plan where the operator offers it, else the operator. */
export function SupportRow({ kind, contact, operatorEmail }: SupportRowProps) {
  const address = contact ?? operatorEmail
  return (
    <Block id="support" title="Questions about your plan">
      <p className="max-w-[40em] text-sm">
        {kind ? `${sentences[kind]}: ` : 'Write to the operator of this service: '}
        <Contact address={address} />
        {kind && operatorEmail && operatorEmail !== address && (
          <>
            . About bills: <Contact address={operatorEmail} />
          </>
        )}
        .
      </p>
    </Block>
  )
}

function Contact({ address }: { address: string }) {
  if (address.includes('@')) return <a href={`mailto:${address}`}>{address}</a>
  if (/^\+?[\d\s()/-]+$/.test(address)) return <a href={`tel:${address.replace(/[^\d+]/g, '')}`}>{address}</a>
  return <>{address}</>
}
