import { KeyRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatNumber } from '#app/languages/format.ts'
import { Badge } from '#app/ui/badge.tsx'
import { BrandMark } from '#app/ui/brand-mark.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { FaceIcon } from '#app/ui/face.tsx'

type ConnectionsProps = { orders: number; webhooks: number; keys: number }

/** Orders, webhooks and API keys, each with the number that is connected. */
export const Connections = ({ orders, webhooks, keys }: ConnectionsProps) => (
  <ul className="grid gap-4 md:grid-cols-3">
    <Tile
      connected={orders}
      isPrimary={orders === 0}
      marks={<Marks names={['Shopify', 'WooCommerce', 'Stripe']} />}
      text="Your shop’s orders invite their customers."
      title="Orders"
      to="/business/integrations/orders"
    />
    <Tile
      connected={webhooks}
      marks={<Marks names={['Slack', 'Teams']} />}
      text="News go to a channel or a program."
      title="Webhooks"
      to="/business/integrations/webhooks"
    />
    <Tile
      connected={keys}
      marks={
        <>
          <FaceIcon>
            <KeyRound size={16} strokeWidth={1.5} />
          </FaceIcon>
          <BrandMark name="MCP" />
        </>
      }
      text="Programs, and assistants by MCP."
      title="API keys"
      to={keys > 0 ? '#keys' : '#new'}
    />
  </ul>
)

const Marks = ({ names }: { names: string[] }) => names.map((name) => <BrandMark key={name} name={name} />)

type TileProps = {
  marks: ReactNode
  title: string
  text: string
  to: string
  connected: number
  isPrimary?: boolean
}

function Tile({ marks, title, text, to, connected, isPrimary }: TileProps) {
  return (
    <li className="grid content-start gap-3 rounded-surface border border-line bg-sheet p-5">
      <span className="flex items-center gap-2">
        {marks}
        {connected > 0 && (
          <span className="ml-auto">
            <Badge kind="good">{formatNumber(connected)} connected</Badge>
          </span>
        )}
      </span>
      <span className="grid gap-0.5">
        <b className="font-medium">{title}</b>
        <span className="text-sm text-muted">{text}</span>
      </span>
      <ButtonLink className="justify-self-start" kind={isPrimary ? 'primary' : 'secondary'} to={to}>
        {connected > 0 ? 'Manage' : 'Connect'}
        <span className="sr-only"> {title}</span>
      </ButtonLink>
    </li>
  )
}
