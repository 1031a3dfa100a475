import { Badge } from '#app/ui/badge.tsx'
import { Face } from '#app/ui/face.tsx'
import { Sample } from '#app/ui/sample.tsx'
import { Stars } from '#app/ui/stars.tsx'

const shops = [
  { name: 'High Street', stars: 4.6, waits: '2 reviews wait for a reply' },
  { name: 'Market Square', stars: 4.2, waits: 'All replied' },
  { name: 'Online', stars: 3.8, waits: '7 reviews wait for a reply' },
]

/** Several businesses side by side, for an owner who has one. */
export const SampleShops = () => (
  <div className="max-w-[760px]">
    <Sample caption="All your businesses at a glance.">
      <p>
        <Badge>Sample</Badge>
      </p>
      {shops.map(({ name, stars, waits }) => (
        <p
          className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-3 text-base last:border-0"
          key={name}
        >
          <Face name={name} />
          <span className="grid">
            <span className="font-medium">{name}</span>
            <span className="text-sm text-muted">{waits}</span>
          </span>
          <span className="flex items-center gap-2">
            <b className="font-medium">{stars}</b> <Stars rating={stars} />
          </span>
        </p>
      ))}
    </Sample>
  </div>
)
