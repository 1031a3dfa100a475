import { createContext, type ReactNode, useContext } from 'react'
import { inboxAddress } from '#app/features/inbox/inbox-address.ts'
import { EvidenceChoice, EvidenceLink } from '#app/ui/evidence-link.tsx'
import type { ClaimFilter } from './claims.ts'

/** On a page without an inbox: the claims whose reviews are beside them, by their address in the inbox. */
type ClaimsInPlace = { name: string; addresses: string[] }

export const InPlace = createContext<ClaimsInPlace | null>(null)

type ClaimProps = { of: ClaimFilter; count?: number; children: ReactNode }

/** A claim links into the owner's inbox. Elsewhere it opens its reviews in place, or is plain text if there are none. */
export function Claim({ of, count, children }: ClaimProps) {
  const inPlace = useContext(InPlace)
  const address = inboxAddress(of)
  if (!inPlace) {
    return (
      <EvidenceLink count={count} to={address}>
        {children}
      </EvidenceLink>
    )
  }
  const at = inPlace.addresses.indexOf(address)
  if (at < 0) return children
  return (
    <EvidenceChoice at={at} count={count} name={inPlace.name}>
      {children}
    </EvidenceChoice>
  )
}
