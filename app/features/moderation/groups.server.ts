import { createHmac } from 'node:crypto'
import { and, inArray, isNotNull, sql } from 'drizzle-orm'
import ipaddr from 'ipaddr.js'
import { type Review, reviews } from '#app/features/reviews/review.table.ts'
import { countedProvenances, isCounted } from '#app/features/reviews/review.vocabulary.ts'
import { periods } from '#app/periods.ts'
import { wideNetworkOf } from '#app/platform/client-address.server.ts'
import { days, hours, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { mailDomainOf } from '#app/platform/mail-address.ts'
import { deriveKey } from '#app/platform/secret.server.ts'
import { foldedText } from '#app/platform/visible-text.ts'
import type { GroupSign } from './case.vocabulary.ts'

/** So many earlier reviews make a group: the next one, the fifth, is held. */
const earlierMembers = 4
/** How long the network of a review is kept after its confirmation. */
const networkPeriod = days(periods.networkDays)
/** Colleagues at one customer share domain and office: only many within a week are a group. */
const week = days(7)
const hour = hours(1)
const most = { reviews: 200, texts: 50, letters: 2000 }

const pairs: [GroupSign, GroupSign][] = [
  ['domain', 'network'],
  ['domain', 'hour'],
  ['network', 'hour'],
  ['wording', 'domain'],
  ['wording', 'network'],
  ['wording', 'hour'],
]

type Group = { signs: GroupSign[]; reviewIds: string[] }

export type Grouped = Pick<
  Review,
  | 'businessId'
  | 'id'
  | 'text'
  | 'authorEmail'
  | 'networkHash'
  | 'invitationId'
  | 'provenance'
  | 'confirmedAt'
  | 'publishedAt'
>

type Near = Record<'domain' | 'network' | 'hour' | 'week', boolean> & { id: string; text: string }

/**
 * The reviews of the business, whatever became of them, of which at least four share the same two signs with this one. Its
 * rating plays no part. Insiders' and imported ones take no part, and one that was published stays.
 */
export async function findGroup(db: Database, review: Grouped): Promise<Group | null> {
  if (review.publishedAt || !isCounted(review.provenance)) return null
  const near = await listNear(db, review)
  if (near.length < earlierMembers) return null
  const isAlike = likeWording(review.text.slice(0, most.letters))
  const compared = near.filter(({ text }) => text !== '').slice(0, most.texts)
  const alike = new Set(compared.filter(({ text }) => isAlike(text)))
  const has = (each: Near, sign: GroupSign) => (sign === 'wording' ? alike.has(each) : each[sign])
  const isMember = (each: Near, signs: [GroupSign, GroupSign]) =>
    signs.every((sign) => has(each, sign)) && (each.week || signs.includes('wording'))
  const groups = pairs
    .map((signs) => ({ signs, members: near.filter((each) => isMember(each, signs)) }))
    .filter(({ members }) => members.length >= earlierMembers)
  if (groups.length === 0) return null
  return {
    signs: [...new Set(groups.flatMap(({ signs }) => signs))],
    reviewIds: [...new Set(groups.flatMap(({ members }) => members.map(({ id }) => id)))],
  }
}

/** Reviews that share mail domain, network or hour, newest first. Every pair in a group shares one of the three. */
async function listNear(db: Database, review: Grouped) {
  const { businessId, id, authorEmail, networkHash, invitationId } = review
  const at = (review.confirmedAt ?? now()).getTime()
  const domain = authorEmail && mailDomainOf(authorEmail)
  const isWithin = (ms: number) =>
    sql`${reviews.confirmedAt} between ${new Date(at - ms)} and ${new Date(at + ms)}`
  const { rows } = await db.execute<Near>(sql`
    select * from (
      select ${reviews.id} as id, left(${reviews.text}, ${most.letters}) as text, ${reviews.confirmedAt} as at,
        ${isWithin(week)} as week,
        ${domain ? sql`right(lower(${reviews.authorEmail}), ${domain.length + 1}) in (${`@${domain}`}, ${`.${domain}`})` : sql`false`} as domain,
        ${networkHash ? sql`coalesce(${reviews.networkHash} = ${networkHash}, false)` : sql`false`} as network,
        ${/* Answers to a wave of invitations arrive together. */ invitationId ? sql`false` : sql`${reviews.invitationId} is null and ${isWithin(hour)}`} as hour
      from ${reviews}
      where ${reviews.businessId} = ${businessId} and ${reviews.id} <> ${id} and ${isWithin(networkPeriod)}
        and ${inArray(reviews.provenance, countedProvenances)}) as near
    where domain or network or hour
    order by at desc, id desc limit ${most.reviews}`)
  return rows
}

/**
 * Finds reviews of one business from one network, and links nothing across businesses. Null for addresses that strangers
 * share or that are those of a proxy of our own.
 */
export function hashNetwork({ businessId, address }: { businessId: string; address: string }) {
  if (!ipaddr.isValid(address)) return null
  const plain = ipaddr.process(address)
  if (['private', 'loopback', 'linkLocal', 'uniqueLocal', 'carrierGradeNat'].includes(plain.range()))
    return null
  const network = wideNetworkOf(plain.toString())
  return createHmac('sha256', deriveKey('review-networks')).update(`${businessId} ${network}`).digest()
}

export async function forgetNetworks(db: Database) {
  const due = sql`coalesce(${reviews.confirmedAt}, ${reviews.createdAt}) < ${new Date(now().getTime() - networkPeriod)}`
  await db
    .update(reviews)
    .set({ networkHash: null })
    .where(and(isNotNull(reviews.networkHash), due))
}

/** About five words. Customers who do not know each other write shorter ones alike: "Great service, thank you!" */
const lettersOfOwnText = 25

export const isOwnText = (text: string) =>
  (foldedText(text).match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= lettersOfOwnText

/** Compares texts with this one: alike if at least half of all runs of three words are in both. Short ones never are. */
export function likeWording(text: string) {
  const own = runsOf(text)
  return (other: string) => {
    const others = runsOf(other)
    const common = [...own].filter((run) => others.has(run)).length
    return common > 0 && common * 2 >= own.size + others.size - common
  }
}

function runsOf(text: string) {
  if (!isOwnText(text)) return new Set<string>()
  const words =
    foldedText(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(words.slice(2).map((word, at) => `${words[at]} ${words[at + 1]} ${word}`))
}
