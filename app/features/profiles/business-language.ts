import { createContext } from 'react'
import type { Language } from '#app/languages/languages.ts'

/** The language of the open business's customers: forms of its owner propose it. */
export const BusinessLanguage = createContext<Language>('en')
