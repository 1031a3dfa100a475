import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { ShownPictures } from '#app/features/profiles/brand.vocabulary.ts'
import type { Category } from '#app/features/profiles/profile.vocabulary.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { findPicturesOf } from './brand.server.ts'
import { type Business, businesses } from './business.table.ts'
import { readableDomain } from './domain-name.server.ts'

/** One row of the directory, which is by name: the rating orders nothing. */
export type DirectoryEntry = {
  id: string
  name: string
  domainName: string
  isDomainProven: boolean
  isSample: boolean
  reviewCount: number
  /** Of all its reviews; 0 without any. */
  score: number
  category: Category | null
  pictures: ShownPictures
}

export type DirectoryPage = { entries: DirectoryEntry[]; nextCursor: string | null }

type Row = Omit<DirectoryEntry, 'domainName' | 'pictures'> & { domain: string }

// Exactly the expressions of the indexes on businesses; otherwise PostgreSQL would not use them.
const key = sql`directory_fold(b.name) collate "C"`
const words = sql`directory_words(directory_fold(b.name), directory_fold(b.domain))`

/**
 * Open businesses. Until the owner has confirmed an email address, a business is reachable only by its link.
 */
const listed = sql`from ${businesses} b join users u on u.id = b.owner_id and u.email_verified where b.is_active`
const columns = sql`b.id, b.name, b.domain, b.domain_proven_at is not null as "isDomainProven",
  b.is_sample as "isSample", b.review_count as "reviewCount", b.review_score::float8 as score, b.category`

type Asked = { after?: string | null; from?: string | null; limit: number }

/** Businesses by name, from a letter or from the end of an earlier page. */
export async function listDirectory(db: Database, { after, from, limit }: Asked): Promise<DirectoryPage> {
  const position = after ? positionOf(after) : null
  const behind = position
    ? sql`and (${key}, b.id) > (${position.key}, ${position.id}::uuid)`
    : from
      ? sql`and ${key} >= ${from}`
      : sql``
  const { rows } = await db.execute<Row & { key: string }>(
    sql`select ${columns}, ${key} as key ${listed} ${behind} order by ${key}, b.id limit ${limit + 1}`,
  )
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    entries: await entriesOf(db, page),
    nextCursor: rows.length > limit && last ? cursorOf(last) : null,
  }
}

export type Found = {
  entries: DirectoryEntry[]
  /** No exact match: these differ by one wrong, missing or additional letter. */
  isNear: boolean
  hasMore: boolean
}

/** Businesses whose name or domain has words with these prefixes, ignoring case and accents. */
export async function searchDirectory(db: Database, typed: string, limit: number): Promise<Found> {
  const asked = await foldWords(db, typed)
  if (asked.length === 0) return { entries: [], isNear: false, hasMore: false }
  const exact = await search(db, asked.map(beginning).join(' & '), limit)
  const isNear = exact.length === 0
  const rows = isNear ? await search(db, asked.map(near).join(' & '), limit) : exact
  return { entries: await entriesOf(db, rows.slice(0, limit)), isNear, hasMore: rows.length > limit }
}

async function search(db: Database, query: string, limit: number) {
  const { rows } = await db.execute<Row>(sql`
    select ${columns} ${listed} and ${words} @@ ${query}::tsquery
    order by b.review_count desc, b.name, b.id limit ${limit + 1}`)
  return rows
}

/** The words as stored in the index. The database folds both sides, so that they match. */
async function foldWords(db: Database, typed: string) {
  const text = typed.replaceAll('\u0000', ' ').toWellFormed().slice(0, 100)
  const { rows } = await db.execute<{ folded: string }>(sql`select directory_fold(${text}) as folded`)
  const split = rows[0]!.folded.split(/[\s!-/:-@[-`{-~]+/)
  return split.filter(Boolean).slice(0, 6)
}

const quoted = (word: string) => `'${word}'`
/** A single letter must match a whole word; as a prefix it would find half of everything. */
const beginning = (word: string) => ([...word].length === 1 ? quoted(word) : `${quoted(word)}:*`)

function near(word: string) {
  const letters = [...word]
  if (letters.length < 4 || letters.length > 17) return beginning(word)
  const shorter = letters.map((_, at) => letters.toSpliced(at, 1).join(''))
  const forms = [word, `~${word}`, ...shorter, ...shorter.map((each) => `~${each}`)]
  return `(${[...new Set(forms)].map(quoted).join(' | ')})`
}

/** The initials that names begin with. Names without such a letter sort behind "z". */
export const behindLetters = '{'
const letters = [...'abcdefghijklmnopqrstuvwxyz', behindLetters]

/** For each letter the first name from there on: one index lookup each. */
export async function listFirstLetters(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ letter: string }>(sql`
    select l.letter from jsonb_array_elements_text(${JSON.stringify(letters)}::jsonb) as l (letter)
    cross join lateral (select ${key} as key ${listed} and ${key} >= l.letter order by ${key}, b.id limit 1) f
    where l.letter = ${behindLetters} or starts_with(f.key, l.letter) order by l.letter collate "C"`)
  return rows.map(({ letter }) => letter)
}

async function entriesOf(db: Database, rows: Row[]): Promise<DirectoryEntry[]> {
  const picturesOf = await findPicturesOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ domain, ...row }) => ({
    ...row,
    domainName: readableDomain(domain),
    pictures: picturesOf(row.id),
  }))
}

const cursorOf = ({ id, key }: { id: string; key: string }) =>
  Buffer.from(`${id}${key}`).toString('base64url')

function positionOf(cursor: string) {
  const text = Buffer.from(cursor.slice(0, 800), 'base64url').toString().replaceAll('\u0000', '')
  const id = text.slice(0, 36)
  return isUuid(id) ? { id, key: text.slice(36) } : null
}

/** The seeded demo business that public pages show; undefined where none was seeded. */
export async function findDemo(db: Database): Promise<Business | undefined> {
  const [found] = await listDemos(db, 1)
  return found
}

/** The sample businesses with reviews, the oldest first. */
export function listDemos(db: Database, limit: number) {
  return db
    .select()
    .from(businesses)
    .where(and(eq(businesses.isSample, true), eq(businesses.isActive, true), gt(businesses.reviewCount, 0)))
    .orderBy(asc(businesses.createdAt), asc(businesses.id))
    .limit(limit)
}

/** Each business has two pages. A file may contain 50,000 addresses, of a part of businesses and one of products together. */
export const businessesPerPart = 14_000

/** Open businesses, without samples and those whose owner has not confirmed an email address. */
export const mappedBusinesses = sql`from ${businesses} b join users u on u.id = b.owner_id and u.email_verified
  where b.is_active and not b.is_sample`

export async function countMappedBusinesses(db: Database): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count ${mappedBusinesses}`)
  return rows[0]!.count
}

/** One part, counted from 0, in order of creation, so that a full part does not change. */
export async function listMappedBusinesses(db: Database, part: number, perPart = businessesPerPart) {
  const { rows } = await db.execute<{ id: string; changedAt: string }>(sql`
    select b.id, b.updated_at as "changedAt" ${mappedBusinesses} order by b.id limit ${perPart} offset ${part * perPart}`)
  return rows.map(({ id, changedAt }) => ({ id, changedAt: new Date(changedAt).toISOString() }))
}
