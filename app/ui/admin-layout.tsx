import { History, Menu, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { type ReactNode, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { AccountMenu } from './account-menu.tsx'
import { AdminNavigation, type AdminNavigationProps, SettingsMenu } from './admin-navigation.tsx'
import { useHydrated } from './hydrated.ts'
import './nonce.ts'
import { SkipLink } from './skip-link.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { Wordmark } from './wordmark.tsx'

type AdminLayoutProps = AdminNavigationProps & {
  /** The page's h1. */
  title?: string
  email: string
  /** Adds the operator's desk to the menu of the account. */
  isOperator?: boolean
  isOnlyHere?: boolean
  children: ReactNode
  /** The page fills the area to its edges, like the inbox. */
  isFlush?: boolean
}

export function AdminLayout({
  title = 'Dashboard',
  email,
  isOperator,
  isOnlyHere,
  children,
  isFlush,
  ...navigation
}: AdminLayoutProps) {
  return (
    <div className="admin">
      <SkipLink />
      <aside aria-label="Menu" className="side print:hidden" id="menu">
        <div className="flex items-center justify-between px-2">
          <Wordmark to="/business/dashboard" />
          <a aria-label="Close the menu" className="btn btn-quiet btn-icon side-close" href="#main">
            <X aria-hidden size={18} strokeWidth={1.5} />
          </a>
        </div>
        <AdminNavigation {...navigation} />
      </aside>
      <div className="admin-body">
        <p className="hidden px-(--gutter) font-serif text-3xl print:block">
          {navigation.business.name}: {title}
        </p>
        <header className="admin-head print:hidden">
          <MobileMenu {...navigation} />
          <h1 className="font-sans text-base leading-tight font-medium tracking-normal">{title}</h1>
          <div className="ml-auto flex min-w-0 items-center gap-1 sm:gap-3">
            <Link
              aria-current={navigation.active === 'activities' ? 'page' : undefined}
              className="btn btn-quiet no-underline max-sm:w-control max-sm:p-0"
              to="/business/activities"
            >
              <History aria-hidden size={16} strokeWidth={1.5} />
              <span className="sr-only sm:not-sr-only">Activities</span>
            </Link>
            <ThemeSwitch />
            <AccountMenu email={email} isOnlyHere={isOnlyHere} isOperator={isOperator} />
          </div>
        </header>
        <main className={isFlush ? 'admin-flush' : 'admin-main'} id="main" tabIndex={-1}>
          <SettingsMenu {...navigation} />
          {children}
        </main>
      </div>
    </div>
  )
}

/** A dialog with JavaScript; without it, a link that slides the navigation in. */
function MobileMenu(navigation: AdminNavigationProps) {
  const [isOpen, setOpen] = useState(false)
  const isHydrated = useHydrated()
  const { key } = useLocation()
  const bars = <Menu aria-hidden size={20} strokeWidth={1.5} />
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the menu
  useEffect(() => setOpen(false), [key])
  return (
    <Dialog.Root onOpenChange={setOpen} open={isOpen}>
      {isHydrated ? (
        <Dialog.Trigger aria-label="Open the menu" className="btn btn-quiet btn-icon menu-button">
          {bars}
        </Dialog.Trigger>
      ) : (
        <a aria-label="Open the menu" className="btn btn-quiet btn-icon menu-button" href="#menu">
          {bars}
        </a>
      )}
      <Dialog.Portal>
        <Dialog.Overlay className="backdrop" />
        <Dialog.Content aria-describedby={undefined} className="drawer">
          <Dialog.Title className="sr-only">Menu</Dialog.Title>
          <div className="flex items-center justify-between px-2">
            <Wordmark to="/business/dashboard" />
            <Dialog.Close aria-label="Close the menu" className="btn btn-quiet btn-icon">
              <X aria-hidden size={18} strokeWidth={1.5} />
            </Dialog.Close>
          </div>
          <AdminNavigation {...navigation} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
