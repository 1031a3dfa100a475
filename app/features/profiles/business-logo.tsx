import { pictureAddress, type ShownPictures } from './picture.vocabulary.ts'

type BusinessLogoProps = {
  business: { id: string; pictures?: ShownPictures }
  size: 'line' | 'row' | 'head'
  /** Empty where the name is beside it. */
  alt?: string
}

const sizes = { line: [28, 'size-7'], row: [40, 'size-10'], head: [88, 'size-16 md:size-22'] } as const

/** The logo of a business, square; nothing where it has none. */
export function BusinessLogo({ business, size, alt = '' }: BusinessLogoProps) {
  const logo = business.pictures?.logo
  if (!logo) return null
  const [pixels, className] = sizes[size]
  return (
    <img
      alt={alt}
      className={`${className} shrink-0 rounded-control border border-line`}
      decoding="async"
      height={pixels}
      loading={size === 'row' ? 'lazy' : undefined}
      src={pictureAddress(business.id, logo)}
      width={pixels}
    />
  )
}
