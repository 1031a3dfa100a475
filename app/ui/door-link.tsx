import { createContext, type ReactNode, useContext } from 'react'
import { Link } from 'react-router'

const Doors = createContext<(page: string) => boolean>(() => true)

/** Around the pages of the business area: whether the reader's role opens a page of it, such as "profile/mail". */
export const DoorsProvider = Doors.Provider

type DoorLinkProps = { to: string; className?: string; children: ReactNode }

/** A link, or its text alone where it leads to a page of the business area that the reader's role does not open. */
export function DoorLink({ to, ...link }: DoorLinkProps) {
  const page = /^\/business\/([^?#]+)/.exec(to)?.[1]
  const isOpen = useContext(Doors)(page ?? 'dashboard')
  return isOpen ? <Link to={to} {...link} /> : link.children
}
