import type { PublicProduct } from './product.ts'

type ProductPictureProps = { picture: PublicProduct['picture']; className: string; isLazy?: boolean }

/** A product's picture beside its name, which says the same: without words of its own. Nothing where there is none. */
export function ProductPicture({ picture, className, isLazy }: ProductPictureProps) {
  if (!picture) return null
  const { address, width, height } = picture
  return (
    <img
      alt=""
      className={`object-cover ${className}`}
      height={height}
      loading={isLazy ? 'lazy' : undefined}
      src={address}
      width={width}
    />
  )
}
