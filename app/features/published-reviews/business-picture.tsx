import { accentShades } from '#app/features/profiles/brand.vocabulary.ts'
import { countOf, formatMonth } from '#app/languages/format.ts'
import { RatingPicture, SharePicture } from '#app/ui/share-picture.tsx'
import type { Distribution } from './summary.server.ts'

type BusinessPictureProps = {
  title: string
  accent: string | null
  logo: string | null
  domain: string
  isSample: boolean
  isActive: boolean
  average: number | null
  count: number
  /** ISO 8601. */
  since: string | null
  distribution: Distribution
}

/** The preview picture of a shared link to a business's page. */
export function BusinessPicture(props: BusinessPictureProps) {
  const { title, accent, logo, domain, isSample, isActive, average, count, since, distribution } = props
  const state = isSample ? 'Sample data' : isActive ? '' : 'Closed here'
  return (
    <SharePicture
      accent={accent && accentShades(accent).light.accent}
      logo={logo}
      foot={
        isSample
          ? 'Nobody wrote these reviews; they show how a page looks.'
          : 'The same checks for every rating. Each review shows its source.'
      }
      line={[title === domain ? '' : domain, state].filter(Boolean).join(' · ') || 'Reviews'}
      title={title}
    >
      {average === null || since === null ? (
        <div style={{ marginTop: 36, fontSize: 44 }}>No rating yet</div>
      ) : (
        <RatingPicture
          average={average}
          counts={distribution}
          words={`from ${countOf(count, 'review')} since ${formatMonth(since)}`}
        />
      )}
    </SharePicture>
  )
}
