import type { ReactNode } from 'react'
import { BackLink } from '#app/ui/back-link.tsx'

type ProfilePageProps = {
  title: string
  /** The page above it. */
  back?: { to: string; name: string }
  children: ReactNode
}

/** A page about the person who is signed in, whatever business is open. */
export function ProfilePage({ title, back, children }: ProfilePageProps) {
  return (
    <>
      <title>{`${title} · Your account · Vouchsafe`}</title>
      {back && <BackLink to={back.to}>{back.name}</BackLink>}
      {children}
    </>
  )
}
