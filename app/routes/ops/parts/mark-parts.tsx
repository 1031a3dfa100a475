import { EvidenceLink } from '#app/ui/evidence-link.tsx'
import { Provenance } from '#app/ui/provenance.tsx'
import { Quote } from '#app/ui/quote.tsx'
import { SentimentBar } from '#app/ui/sentiment.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { Tag, Tags } from '#app/ui/tag.tsx'
import { TierBadge } from '#app/ui/tier-badge.tsx'
import { Time } from '#app/ui/time.tsx'
import { Underlined } from '#app/ui/underlined.tsx'
import { Part } from './parts.tsx'

const text = 'Good bread, not cheap, and a long queue round the corner by nine.'

export function MarkParts() {
  return (
    <Part title="Claims, stars, provenance, sentiment">
      <div className="grid gap-x-10 gap-y-8 md:grid-cols-3">
        <div className="grid content-start gap-4">
          <p className="font-serif text-xl">
            Customers praise{' '}
            <EvidenceLink count={82} to="#bread">
              the bread
            </EvidenceLink>{' '}
            and stay for{' '}
            <EvidenceLink count={1204} to="#people">
              the people behind the counter, who remember everybody
            </EvidenceLink>
            .
          </p>
          <p className="text-sm text-muted">Dots mean that it opens onto its reviews.</p>
          <Tags>
            <Tag count={38} to="#sourdough">
              sourdough
            </Tag>
            <Tag count={24} to="#staff">
              friendly staff
            </Tag>
            <Tag count={9}>cash only</Tag>
          </Tags>
        </div>
        <div className="grid content-start gap-3 text-sm">
          {[5, 4.6, 3, 1, 0].map((rating) => (
            <p key={rating}>
              <Stars isLarge={rating > 4} rating={rating} /> {rating}
            </p>
          ))}
          <p>
            <Time at="2026-01-05T18:40:00Z" />, <Time as="exact" at="2026-01-05T18:40:00Z" />,{' '}
            <Time at={new Date(Date.now() - 7_300_000)} />
          </p>
        </div>
        <div className="grid content-start justify-items-start gap-3">
          <Provenance kind="order" />
          <Provenance kind="invited" />
          <Provenance kind="confirmed" />
          <Provenance from="Google" kind="imported" />
          <p className="flex gap-2">
            <TierBadge tier="pro" /> <TierBadge tier="enterprise" />
          </p>
        </div>
      </div>
      <div className="mt-8">
        <SentimentBar hasKey height={28} label="of 312 reviews" negative={22} neutral={56} positive={234} />
      </div>
      <div className="mt-8 grid gap-10 md:grid-cols-2">
        <Quote isLarge sentiment="positive" source="Owen P., 9 November. One of 31 on bread.">
          <Underlined
            spans={[
              { start: 0, end: 10, label: 'positive', weight: 0.9 },
              { start: 12, end: 21, label: 'neutral' },
              { start: 27, end: 39, label: 'negative' },
            ]}
            text={text}
          />
        </Quote>
        <Quote sentiment="negative" source="Bea C., 31 October. One of 14 on waiting.">
          <Underlined spans={[{ start: 27, end: 39, label: 'negative' }]} text={text} />
        </Quote>
      </div>
    </Part>
  )
}
