import { KeyRound, type LucideIcon, Package, Webhook } from 'lucide-react'
import { Link } from 'react-router'
import { formatNumber } from '#app/languages/format.ts'
import { FaceIcon } from '#app/ui/face.tsx'

type ConnectionsProps = { orders: number; webhooks: number; keys: number }

/** Lists what can be connected, with how many of each are. */
export function Connections({ orders, webhooks, keys }: ConnectionsProps) {
  return (
    <ul className="border-t border-rule">
      <Line
        connected={orders}
        Icon={Package}
        text="Shopify, WooCommerce, Stripe or your own shop"
        title="Orders"
        to="/business/integrations/orders"
      />
      <Line
        connected={webhooks}
        Icon={Webhook}
        text="Slack, Teams or your own program"
        title="Webhooks"
        to="/business/integrations/webhooks"
      />
      <Line
        connected={keys}
        Icon={KeyRound}
        text="Your programs, and assistants by MCP"
        title="API keys"
        to={keys > 0 ? '#keys' : '#new'}
      />
    </ul>
  )
}

type LineProps = { Icon: LucideIcon; title: string; text: string; to: string; connected: number }

function Line({ Icon, title, text, to, connected }: LineProps) {
  return (
    <li className="relative flex items-center gap-3 border-b border-line py-3">
      <FaceIcon>
        <Icon size={16} strokeWidth={1.5} />
      </FaceIcon>
      <span className="min-w-0 flex-1">
        <Link className="font-medium no-underline after:absolute after:inset-0" to={to}>
          {title}
        </Link>
        <span className="block text-xs text-muted">{text}</span>
      </span>
      <span className={connected > 0 ? 'text-sm font-medium' : 'text-sm text-muted'}>
        {connected > 0 ? `${formatNumber(connected)} connected` : 'Not connected'}
      </span>
    </li>
  )
}
