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
  <Sample caption="Several businesses at a glance." isPicture>
    {shops.map(({ name, stars, waits }) => (
      <div className="flex items-center gap-4 border-line not-first:border-t not-first:pt-5" key={name}>
        <Face name={name} />
        <div className="grid flex-1 gap-1">
          <p className="text-base font-medium">{name}</p>
          <Stars rating={stars} />
          <p className="text-muted">{waits}</p>
        </div>
        <p className="font-display text-4xl">{stars}</p>
      </div>
    ))}
  </Sample>
)
