import { createContext } from 'react'
import type { Language } from '#app/languages/format.ts'
import type { ErrorWords } from './error-texts.ts'

/** The language that the page is in: numbers, dates and marks of links follow it. */
export const PageLanguage = createContext<Language>('en')

/** The zone of the business whose area the page is in; null on pages for everybody, which show the reader's own. */
export const PageTimeZone = createContext<string | null>(null)

/**
 * The first part of a path that authors, reporters and invited people reach by a personal link, possibly without reading
 * English; null for other pages.
 */
export const placeOfLinks = (pathname: string) =>
  /^\/(?:review|report|unsubscribe|your-data|r)(?=\/|$)/.exec(pathname)?.[0] ?? null

/** For an error page in another language than English. The server sets it, and such a page is not hydrated. */
export const ErrorLanguage = createContext<{ language: Language; words: ErrorWords } | null>(null)
