import { DropdownMenu as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'
import './nonce.ts'

type MenuItem = {
  label: string
  icon?: ReactNode
  isDanger?: boolean
  isDisabled?: boolean
} & ({ to: string } | { onSelect: () => void })

type MenuProps = {
  /** The button that opens the menu. */
  trigger: ReactNode
  items: readonly MenuItem[]
}

/** A menu of actions. Needs JavaScript, so its actions must be reachable elsewhere too. */
export function Menu({ trigger, items }: MenuProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content align="end" className="menu" sideOffset={6}>
          {items.map((item) => (
            <Radix.Item
              asChild={'to' in item}
              className={classNames('menu-item', item.isDanger && 'text-danger')}
              disabled={item.isDisabled}
              key={item.label}
              onSelect={'onSelect' in item ? item.onSelect : undefined}
            >
              {'to' in item ? (
                <Link to={item.to}>
                  {item.icon} {item.label}
                </Link>
              ) : (
                <>
                  {item.icon} {item.label}
                </>
              )}
            </Radix.Item>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
