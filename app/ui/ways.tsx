import { Icon } from './icon.tsx'

type WaysProps = { ways: readonly (readonly [to: string, title: string, text?: string])[] }

/** Where to go from here: a ruled list of links. */
export const Ways = ({ ways }: WaysProps) => (
  <ul className="border-t border-rule">
    {ways.map(([to, title, text]) => (
      <li className="border-b border-line" key={to}>
        <a className="flex items-center justify-between gap-4 py-4 no-underline hover:underline" href={to}>
          <span>
            <b className="block font-medium">{title}</b>
            {text && <span className="text-sm text-muted">{text}</span>}
          </span>
          <Icon className="shrink-0 text-success" path="M5 12h14M12 5l7 7-7 7" size={20} />
        </a>
      </li>
    ))}
  </ul>
)
