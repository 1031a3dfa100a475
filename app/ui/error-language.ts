import { createContext } from 'react'
import type { Language } from '#app/languages/format.ts'
import type { ErrorWords } from './error-texts.ts'

/** For an error page in another language than English. The server sets it, and such a page is not hydrated. */
export const ErrorLanguage = createContext<{ language: Language; words: ErrorWords } | null>(null)
