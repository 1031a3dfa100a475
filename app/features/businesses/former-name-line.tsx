import { Time } from '#app/ui/time.tsx'
import type { FormerName } from './former-names.server.ts'

/** "Formerly Corner & Crumb, at old.example, until 3 Nov 2026" */
export function FormerNameLine({ former: { name, domain, until } }: { former: FormerName }) {
  return (
    <>
      Formerly {name && <bdi>{name}</bdi>}
      {name && domain && ', '}
      {domain && (
        <>
          at <bdi>{domain}</bdi>
        </>
      )}
      , until <Time as="date" at={until} />
    </>
  )
}
