import { Face } from '#app/ui/face.tsx'
import { Sample } from '#app/ui/sample.tsx'
import { Stars } from '#app/ui/stars.tsx'

const shops = [
  { name: 'High Street', stars: 4.6, waits: '2 wait for a reply' },
  { name: 'Market Square', stars: 4.2, waits: 'All replied' },
  { name: 'Online', stars: 3.8, waits: '7 wait for a reply' },
]

/** Several businesses side by side, for an owner who has one. */
export const SampleShops = () => (
  <Sample caption="Several businesses at a glance." isPicture>
    <ul>
      {shops.map(({ name, stars, waits }) => (
        <li className="flex items-center gap-4 border-b border-line py-4 last:border-0" key={name}>
          <Face name={name} />
          <p className="grid min-w-0 flex-1">
            <span className="text-base font-medium">{name}</span>
            <span className="text-muted">{waits}</span>
          </p>
          <b className="text-base font-medium">{stars}</b>
          <span className="max-sm:hidden">
            <Stars rating={stars} />
          </span>
        </li>
      ))}
    </ul>
  </Sample>
)
