import { cs } from './cs.ts'
import { da } from './da.ts'
import { de } from './de.ts'
import { en, type Messages } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import type { Language } from './languages.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'
import { pt } from './pt.ts'
import { sv } from './sv.ts'
import { tr } from './tr.ts'

/** On the server alone: a browser is sent the messages of its language by the loader of the page. */
export const messages: Record<Language, Messages> = { en, de, fr, es, it, nl, pl, pt, sv, da, cs, tr }
