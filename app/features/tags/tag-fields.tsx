import type { Tag } from './tag.vocabulary.ts'

export const tagNames = 'tag-names'

/** The owner's tags as suggestions, for every field on the page that takes one. */
export function TagSuggestions({ tags }: { tags: Tag[] }) {
  return (
    <datalist id={tagNames}>
      {tags.map(({ id, name }) => (
        <option key={id} value={name} />
      ))}
    </datalist>
  )
}
