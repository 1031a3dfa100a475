import { createHash } from 'node:crypto'
import type { RouterContextProvider } from 'react-router'
import { billingMode } from '#app/features/billing/stripe-client.server.ts'
import { readOperator } from '#app/features/instance/operator-card.tsx'
import { defaultInstanceSettings, findInstanceSettings } from '#app/features/instance/settings.server.ts'
import { configuredModel, receiverOf } from '#app/features/language-model/model.server.ts'
import { type Brand, brandStyle } from '#app/features/profiles/brand.vocabulary.ts'
import { chooseLanguage } from '#app/features/review-form/form-language.server.ts'
import { wordsOfPage } from '#app/features/reviews/page-words.ts'
import { messages } from '#app/languages/messages.server.ts'
import { now } from '#app/platform/clock.ts'
import { factsOf } from '#app/platform/context.server.ts'
import { db } from '#app/platform/database.server.ts'
import { addressOf } from '#app/platform/site.server.ts'
import { socialNetworks } from '#app/platform/social-networks.ts'
import { orWhileAway } from '#app/platform/unavailable.server.ts'
import { signedIn, signedInAnyhow } from '#app/routes/guards.server.ts'
import type { Foot } from '#app/ui/public-footer.tsx'

export function readLanguagePreference({ url, headers }: Request) {
  return { asked: new URL(url).searchParams.get('lang'), accepted: headers.get('accept-language') }
}

export const chooseVisitorLanguage = (request: Request) => chooseLanguage(readLanguagePreference(request))

/** What a page about a business is read with: its language and its messages, and those of the check of the log. */
export function readPageWords(request: Request) {
  const pageLanguage = chooseVisitorLanguage(request)
  const all = messages[pageLanguage]
  const words = wordsOfPage(all)
  const { provenance, importedFrom } = words
  return {
    pageLanguage,
    words,
    check: { language: pageLanguage, words: { ...all.logCheck, provenance, importedFrom } },
  }
}

/** The bar shows who is signed in, so only the reader's own browser may keep the page, and asks again. */
export const visitorHeaders = () => ({ 'cache-control': 'private, no-cache', vary: 'accept-language' })

/** Headers of a page that is the same for everybody: cached for a minute, then served stale while it is fetched again. */
export const wordsHeaders = () => ({
  'cache-control': 'public, max-age=60, stale-while-revalidate=600',
})

type Rated = { count: number; average: number | null }

/**
 * The address of a business's social preview image. It changes with the rating, because previews are cached.
 */
export const pictureAddress = (businessId: string, { count, average }: Rated) =>
  addressOf(`/business/${businessId}/og.png?v=${count}-${Math.round(100 * (average ?? 0))}`)

/** The style of a business's page, which the policy of this answer allows by its hash: it is the same in each answer. */
export function wearBrand(context: Readonly<RouterContextProvider>, brand: Brand): string {
  const style = brandStyle(brand)
  if (style) factsOf(context).styles = [`'sha256-${createHash('sha256').update(style).digest('base64')}'`]
  return style
}

export async function readFrame(request: Request) {
  // Pages that need no database work without one, and a form that failed keeps what was typed.
  const [who, settings] = await Promise.all([
    orWhileAway(signedInAnyhow(request), null),
    orWhileAway(findInstanceSettings(db), defaultInstanceSettings()),
  ])
  const foot: Foot = {
    owner: settings.operatorName ?? 'Vouchsafe',
    year: now().getUTCFullYear(),
    email: settings.operatorEmail,
    social: socialNetworks.flatMap(({ id, name }) => {
      const address = settings.social[id]
      return address ? [{ id, name, address }] : []
    }),
    hasDirectory: settings.hasDirectory,
  }
  return { isSignedIn: who !== null, foot }
}

/** What the legal pages are filled with: the operator's details, and whether the operator is reading. */
export async function findLegalFacts(request: Request) {
  const model = configuredModel()
  const [settings, who] = await Promise.all([findInstanceSettings(db), signedIn(request)])
  return {
    operator: readOperator(settings),
    hasDirectory: settings.hasDirectory,
    isReadByOperator: who?.user.isOperator ?? false,
    takesPayments: billingMode() === 'stripe',
    modelAt: model && receiverOf(model),
  }
}
export type LegalFacts = Awaited<ReturnType<typeof findLegalFacts>>
