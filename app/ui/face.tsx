/** The initials of a person or a business in a disc, in one of six hues by the name. For the eye alone: the name is beside it. */
export function Face({ name, isSmall }: { name: string; isSmall?: boolean }) {
  return (
    <span aria-hidden className={isSmall ? 'face face-small' : 'face'} data-hue={hueOf(name)}>
      {initialsOf(name)}
    </span>
  )
}

/** An icon in place of a `Face`, for what was done by somebody without a name here. */
export const FaceIcon = ({ children }: { children: React.ReactNode }) => (
  <span aria-hidden className="face">
    {children}
  </span>
)

function initialsOf(name: string) {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}’'-]*/gu) ?? []
  const first = words.length > 1 ? [words[0]!, words.at(-1)!] : words
  return first.map((word) => [...word][0]!.toUpperCase()).join('')
}

const hueOf = (name: string) =>
  [...name].reduce((sum, each) => (sum * 31 + each.codePointAt(0)!) % 6_007, 7) % 6
