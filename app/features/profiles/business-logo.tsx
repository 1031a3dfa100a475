import { Face } from '#app/ui/face.tsx'
import { pictureAddress, type ShownPictures } from './brand.vocabulary.ts'

type BusinessLogoProps = {
  business: { id: string; pictures?: ShownPictures }
  size: 'line' | 'row' | 'entry' | 'head' | 'cover'
  /** Empty where the name is beside it. */
  alt?: string
}

const sizes = {
  line: [36, 'size-7 rounded-control border border-line md:size-9'],
  row: [40, 'size-10 rounded-control border border-line'],
  entry: [64, 'size-16 rounded-control border border-line'],
  head: [88, 'size-16 rounded-control border border-line md:size-22'],
  // Over the lower edge of the cover.
  cover: [
    120,
    'relative -mt-14 size-24 self-start rounded-surface border-4 border-paper md:-mt-20 md:size-30',
  ],
} as const

/** The logo of a business, square; nothing where it has none. */
export function BusinessLogo({ business, size, alt = '' }: BusinessLogoProps) {
  const logo = business.pictures?.logo
  if (!logo) return null
  const [pixels, className] = sizes[size]
  return (
    <img
      alt={alt}
      className={`${className} shrink-0`}
      decoding="async"
      height={pixels}
      loading={size === 'row' || size === 'entry' ? 'lazy' : undefined}
      src={pictureAddress(business.id, logo)}
      width={pixels}
    />
  )
}

type BusinessMarkProps = {
  business: BusinessLogoProps['business'] & { name: string }
  size: BusinessLogoProps['size']
}

/** The logo of a business, or its initials. */
export const BusinessMark = ({ business, size }: BusinessMarkProps) =>
  business.pictures?.logo ? <BusinessLogo business={business} size={size} /> : <Face name={business.name} />
