import type { Act } from './acts.ts'
import { base64, concat, fromBase64, isEqual, textOf, utf8 } from './bytes.ts'
import { hmac, sha256 } from './sha256.ts'

// Each field has a salt of its own, so that single fields can be shown without the others.

export type Fields = Record<string, string>

const words =
  'at author incentive kept pictures product provenance rating review shown source text title written'

/** The fields that an act commits to, always all of them, so that their number tells nothing. */
export const fieldsOf: Record<Act, readonly string[]> = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ Object.entries({
    opened: 'at',
    closed: 'at',
    renamed: 'at name',
    submitted: words,
    imported: words,
    confirmed: 'at review',
    published: words,
    held: 'at checks review',
    refused: 'at note reason review',
    hidden: 'at reason review',
    removed: 'at note reason review',
    restored: 'at review',
    edited: words,
    withdrawn: 'at review',
    erased: 'at review',
    import_undone: 'at review',
    challenged: 'at grounds reason review',
    decided: 'at decision note reason review',
    appealed: 'appeal at review',
    consented: 'at consent review scopes version',
    answered: 'answer at review',
    answer_removed: 'answer at note reason review',
    picture_hidden: 'at note reason review',
    pictures_changed: 'at pictures review',
    lost: 'at review',
    set_back: words,
  } satisfies Record<Act, string>).map(([act, names]) => [act, names.split(' ')]),
) as Record<Act, string[]>

export const fieldSaltOf = (salt: Uint8Array, name: string) => hmac(salt, utf8(name))

export const digestOf = (fieldSalt: Uint8Array, name: string, value: string) =>
  sha256(utf8('vouchsafe/field/1\n'), fieldSalt, utf8(`${name}\n${value}`))

/** 32 bytes over the header of 44 bytes and all fields. `salt`: 32 random bytes of this act alone. */
export function commit(header: Uint8Array, salt: Uint8Array, fields: Fields) {
  const digests = Object.entries(fields)
    .sort()
    .map(([name, value]) => digestOf(fieldSaltOf(salt, name), name, value))
  return commitToDigests(header, digests)
}

const commitToDigests = (header: Uint8Array, digests: Uint8Array[]) =>
  sha256(utf8('vouchsafe/act/1\n'), header, ...digests)

/** A field that is shown, `[name, salt, value]`, or the digest of one that stays closed. In the order of names. */
export type OpenedField = [name: string, salt: string, value: string] | string

/** What opens the named fields of an act to the public. */
export const openFields = (salt: Uint8Array, fields: Fields, open: readonly string[]): OpenedField[] =>
  Object.entries(fields)
    .sort()
    .map(([name, value]) => {
      const fieldSalt = fieldSaltOf(salt, name)
      return open.includes(name) ? [name, base64(fieldSalt), value] : base64(digestOf(fieldSalt, name, value))
    })

/** The values of the opened fields; null where they do not make the commitment of the act. Throws on bad base64. */
export function readOpening(
  act: Act,
  header: Uint8Array,
  commitment: Uint8Array,
  opened: readonly OpenedField[],
): Fields | null {
  const names = fieldsOf[act]
  if (opened.length !== names.length) return null
  const values: Fields = {}
  const digests = opened.map((field, at) => {
    if (typeof field === 'string') return fromBase64(field)
    const [name, salt, value] = field
    const fieldSalt = fromBase64(salt)
    // A salt of another length moves the border between salt and value, so that one digest opens to two values.
    if (name !== names[at] || fieldSalt.length !== 32 || !isText(value)) return new Uint8Array(0)
    values[name] = value
    return digestOf(fieldSalt, name, value)
  })
  const fits = digests.every(({ length }) => length === 32)
  return fits && isEqual(commitToDigests(header, digests), commitment) ? values : null
}

/** Openings come from strangers' JSON. A lone surrogate would be hashed as another character. */
const isText = (value: unknown) => typeof value === 'string' && textOf(utf8(value)) === value

/** 76 bytes. */
export const entryOf = (header: Uint8Array, commitment: Uint8Array) => concat(header, commitment)

type Answer = { questionId: string; version: number; question: string; isPublic: boolean; text: string }

/** Of a review, by the names of its columns. */
type Words = {
  rating: number
  title?: string | null
  text: string
  authorName: string
  writtenAt: Date
  answers?: Answer[] | null
  incentive?: string | null
  provenance?: string | null
  importSource?: string | null
  /** Null: the business itself was reviewed. */
  productReference?: string | null
}

/** What the log commits to of a review's words, and of how it came in. */
export const wordsOf = ({ rating, title, text, authorName, writtenAt, ...rest }: Words) => ({
  rating: String(rating),
  title: title ?? '',
  text,
  author: authorName,
  incentive: rest.incentive ?? '',
  provenance: rest.provenance ?? '',
  source: rest.importSource ?? '',
  product: rest.productReference ?? '',
  shown: answersAsText((rest.answers ?? []).filter(({ isPublic }) => isPublic)),
  kept: answersAsText((rest.answers ?? []).filter(({ isPublic }) => !isPublic)),
  written: writtenAt.toISOString(),
})

/** One text for all answers, the same for ever: the database does not keep the order of keys. Empty for none. */
export const answersAsText = (answers: Answer[]) =>
  answers.length === 0
    ? ''
    : JSON.stringify(
        answers.map(({ questionId, version, question, text }) => [questionId, version, question, text]),
      )
