import type { Cues } from './causes.ts'
import { cs } from './cues/cs.ts'
import { da } from './cues/da.ts'
import { de } from './cues/de.ts'
import { en } from './cues/en.ts'
import { es } from './cues/es.ts'
import { fr } from './cues/fr.ts'
import { it } from './cues/it.ts'
import { nl } from './cues/nl.ts'
import { pl } from './cues/pl.ts'
import { pt } from './cues/pt.ts'
import { sv } from './cues/sv.ts'
import { tr } from './cues/tr.ts'

/** By BCP-47 language. */
export const cuesByLanguage: Record<string, Cues> = { cs, da, de, en, es, fr, it, nl, pl, pt, sv, tr }
