import { createContext } from 'react'
import type { Language } from '#app/languages/format.ts'

/** The language that the page is in: numbers, dates and marks of links follow it. */
export const PageLanguage = createContext<Language>('en')
