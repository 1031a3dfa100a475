// Reply suggestions as a screen has them.

import type { Language } from '#app/languages/languages.ts'

export const tones = ['warm', 'brief', 'formal'] as const
export type Tone = (typeof tones)[number]

export const toneNames: Record<Tone, string> = { warm: 'Warm', brief: 'Brief', formal: 'Formal' }

/** A part of a text by UTF-16 offsets, as for `slice`. */
export type Extent = { start: number; end: number }

/** A sentence of the review, with the words in it that the drafts rest on. */
export type Evidence = { sentence: string; found: Extent[] }

export type Suggestions = {
  language: Language
  drafts: Record<Tone, string>
  evidence: Evidence[]
  /** False where a reply must say little: then no model is asked for one. */
  isOpenToModel: boolean
  /** A note that the owner should read before choosing one. */
  notes: string[]
}

export const readTone = (typed: string | null): Tone | null => tones.find((tone) => tone === typed) ?? null
