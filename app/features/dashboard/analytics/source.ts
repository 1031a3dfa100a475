import type { InboxFilter } from '#app/features/inbox/inbox-address.ts'
import { type Provenance, provenances } from '#app/features/reviews/review.vocabulary.ts'

/** "own", "customers", "any", a provenance, or "imported:" and the site that reviews were imported from. */
export const fromImport = 'imported:'

export const provenanceNames: Record<Provenance, string> = {
  order: 'Verified purchase',
  invited: 'Invited by the business',
  confirmed: 'Address confirmed',
  insider: 'Insider',
  imported: 'Imported',
}

const words: Record<string, string> = {
  own: 'everyone in the rating',
  customers: 'everyone except insiders',
  any: 'everyone',
  order: 'verified purchases',
  invited: 'invited customers',
  confirmed: 'confirmed addresses',
  insider: 'insiders',
  imported: 'imports',
}

export const fixedSources = ['own', 'customers', 'any', ...provenances] as const

export const isSource = (source: string) =>
  source.startsWith(fromImport) || fixedSources.some((each) => each === source)

export const importOf = (source: string) =>
  source.startsWith(fromImport) ? source.slice(fromImport.length) : undefined

export function sourceWords(source: string) {
  const site = importOf(source)
  return site ? `imports from ${site}` : words[source]!
}

/** As the inbox filters by it. */
export function aboutSource(source: string): Pick<InboxFilter, 'provenance' | 'importedFrom'> {
  const importedFrom = importOf(source)
  return importedFrom
    ? { provenance: 'imported', importedFrom }
    : { provenance: source as InboxFilter['provenance'] }
}

/** Its reviews are part of the rating. */
export const isRatingSource = (source: string) => ['own', 'order', 'invited', 'confirmed'].includes(source)
