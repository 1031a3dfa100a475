import { domainToUnicode } from 'node:url'
import { and, eq, isNotNull, ne } from 'drizzle-orm'
import { parse } from 'tldts'
import { claimsChecks } from '#app/languages/claimed-checks.ts'
import type { Database } from '#app/platform/database.server.ts'
import { log } from '#app/platform/log.server.ts'
import { conflict } from '#app/platform/refusal.ts'
import { cleanedLine, visibleLengthOf } from '#app/platform/visible-text.ts'
import { businesses } from './business.table.ts'
import { businessLimits } from './business.vocabulary.ts'
import { domainOf } from './domain.ts'

/** The domain in Unicode, "xn--bckerei-5wa.de" being bäckerei.de; but as it is where its letters would pass for others. */
export function readableDomain(domain: string) {
  const readable = domainToUnicode(domain)
  const isHonest = readable.split('.').every((label) => !looksLikeAnother(label, domain))
  return readable && isHonest ? readable : domain
}

/** Cyrillic and Greek that reads as Latin, as browsers list it. */
const readAsLatin = /^(?:[\d\-асԁеһіјӏорԛѕԝхуъьҽпгѵѡαγεικηνορτυχω]|[\u0300-\u0333])+$/
const europeanLetters = /[ßæœøłđðþ]/g
const ofOneScript =
  /^(?:[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]+|\p{sc=Hangul}+|\p{sc=Cyrillic}+|\p{sc=Greek}+|\p{sc=Hebrew}+|\p{sc=Arabic}+|\p{sc=Thai}+|\p{sc=Devanagari}+|\p{sc=Georgian}+|\p{sc=Armenian}+)$/u

function looksLikeAnother(label: string, domain: string) {
  const isTurkish = domain.endsWith('.tr')
  const latin = (isTurkish ? label.replaceAll('ı', 'i') : label)
    .replace(europeanLetters, 'a')
    .normalize('NFD')
  // Letters with their usual marks, and none struck through.
  if (/^(?:[a-z0-9-]|(?<=[a-z][\u0300-\u0333]?)[\u0300-\u0333])*$/.test(latin)) return false
  return !ofOneScript.test(label.replace(/[\d-]/g, '')) || readAsLatin.test(label.normalize('NFD'))
}

/** Sites on which each business has a subdomain, beyond those of the public suffix list. */
const shared =
  /(?:^|\.)(?:bigcartel\.com|business\.site|company\.site|etsy\.com|godaddysites\.com|jimdofree\.com|jimdosite\.com|mystrikingly\.com|site123\.me|squarespace\.com|tumblr\.com|webador\.\w+|weebly\.com|wordpress\.com)$/

/** Sites on which each business has a path. */
const sharedByPath =
  /(?:^|\.)(?:etsy\.com|facebook\.com|instagram\.com|linktr\.ee|sites\.google\.com|tiktok\.com|wixsite\.com|x\.com|yelp\.\w+)$/
export const isSharedByPath = (domain: string) => sharedByPath.test(domain)

const noName = /^(?:biz|d|pages?|profile\.php|shop|site|u|view)$/i

/** A guess at the name of a business, from its website: "kaffee-braun.co.uk" becomes Kaffee Braun. */
export function nameOfWebsite(website: string) {
  const domain = readableDomain(domainOf(website) ?? website)
  const guess = cleanedLine(wordsIn(labelOf(website, domain)).map(capitalised).join(' '))
  // As the form and the database require.
  const isUsable = visibleLengthOf(guess) >= businessLimits.name.min && !claimsChecks(guess)
  return shortened(isUsable ? guess : domain)
}

function labelOf(website: string, domain: string) {
  if (sharedByPath.test(domain)) {
    const segments = new URL(website).pathname.split('/').map(decoded)
    const named = segments.find((segment) => segment && !noName.test(segment))
    if (named) return named
  }
  const host = shared.exec(domain)
  if (host?.index) return domain.slice(0, host.index).split('.').at(-1)!
  if (host || sharedByPath.test(domain)) return ''
  return parse(domain, { allowPrivateDomains: true }).domainWithoutSuffix ?? domain
}

function decoded(segment: string) {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** Words of letters and digits, "AnnasBakery" being two; long numbers are ids. */
const wordsIn = (label: string) =>
  label
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{M}\p{N}'’&]+/u)
    .filter((word) => word && !/^\d{5,}$/.test(word))

function capitalised(word: string) {
  const [first = '', ...rest] = word
  return first.toUpperCase() + rest.join('')
}

function shortened(name: string) {
  const { max } = businessLimits.name
  const characters = [...name]
  if (characters.length <= max) return name
  const cut = characters.slice(0, max).join('')
  return characters[max] === ' ' ? cut : cut.replace(/(?<=\S)\s+\S*$/u, '')
}

type Except = { except?: string }

/**
 * Whether another business has the same domain. An empty website counts as not existing; a check that fails is logged and
 * answers false.
 */
export async function doesDomainExist(
  db: Database,
  website: string,
  { except }: Except = {},
): Promise<boolean> {
  const domain = domainOf(website)
  if (!domain) return false
  try {
    const [other] = await db
      .select({ id: businesses.id })
      .from(businesses)
      .where(has(domain, except))
      .limit(1)
    return other !== undefined
  } catch (error) {
    log.error({ err: error }, 'domain check failed')
    return false
  }
}

/** Typing a domain does not block others; only a business that has proven it may use it exclusively. */
export async function refuseProvenDomain(db: Database, domain: string, { except }: Except = {}) {
  const [prover] = await db
    .select({ id: businesses.id })
    .from(businesses)
    .where(and(has(domain, except), isNotNull(businesses.domainProvenAt)))
    .limit(1)
  if (prover)
    throw conflict(
      `Another business has proven that it owns ${readableDomain(domain)}. If it is yours, you can prove that under Profile.`,
    )
}

function has(domain: string, except: string | undefined) {
  return and(eq(businesses.domain, domain), except ? ne(businesses.id, except) : undefined)
}
