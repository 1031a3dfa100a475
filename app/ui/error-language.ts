import { createContext } from 'react'
import type { ErrorWords } from '#app/languages/en.ts'
import type { Language } from '#app/languages/format.ts'

/** For an error page in another language than English. The server sets it, and such a page is not hydrated. */
export const ErrorLanguage = createContext<{ language: Language; words: ErrorWords } | null>(null)
