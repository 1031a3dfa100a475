// Drafts of a reply as a screen has them.

import type { Language } from '#app/languages/languages.ts'

export const tones = ['warm', 'brief', 'formal'] as const
export type Tone = (typeof tones)[number]

export const toneNames: Record<Tone, string> = { warm: 'Warm', brief: 'Brief', formal: 'Formal' }

export const readTone = (typed: string | null): Tone | null => tones.find((tone) => tone === typed) ?? null

/** Names shown to the owner. */
export const subjectNames = {
  health: 'health',
  injury: 'an injury, a death or a funeral',
  discrimination: 'discrimination',
  harassment: 'harassment',
  threat: 'a threat',
  law: 'a legal matter',
  theft: 'theft or fraud',
  privacy: 'personal data',
  safety: 'somebody’s safety',
}
export type SensitiveSubject = keyof typeof subjectNames

/** A sentence of the review, with the words in it that the drafts rest on, by UTF-16 offsets. */
export type Evidence = { sentence: string; found: { start: number; end: number }[] }

export type ReplyDrafts = {
  language: Language
  /** Null where the owner should write without a draft; a note says why. */
  byTone: Record<Tone, string> | null
  evidence: Evidence[]
  /** False where a reply must say little: then no model is asked for one. */
  isOpenToModel: boolean
  /** What the owner should know before choosing a draft. */
  notes: string[]
}

/** A sentence of a model's draft; `isNew`: it has words that are not in our draft. */
export type ModelSentence = { text: string; isNew: boolean }
