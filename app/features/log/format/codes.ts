// The numbers that entries have for acts, standings and actors.

export const standings = {
  none: 0,
  /** The author's address is not confirmed. */
  waiting: 1,
  held: 2,
  published: 3,
  /** Published without its words: its stars count on. */
  hidden: 4,
  removed: 5,
  withdrawn: 6,
  erased: 7,
  /** Public, outside the rating: from another place. */
  imported: 8,
  /** Public, outside the rating: by somebody who works for the business. */
  insider: 9,
} as const
export type Standing = keyof typeof standings

export const actors = { author: 1, business: 2, operator: 3, rule: 4 } as const
export type Actor = keyof typeof actors

/** 12 (carried) and entries of type 0x00 are reserved for logs with a past. */
export const actCodes = {
  opened: 1,
  closed: 2,
  renamed: 3,
  submitted: 10,
  imported: 11,
  confirmed: 13,
  published: 14,
  held: 15,
  refused: 16,
  hidden: 17,
  removed: 18,
  restored: 19,
  edited: 20,
  withdrawn: 21,
  erased: 22,
  import_undone: 23,
  challenged: 30,
  decided: 31,
  appealed: 32,
  consented: 33,
  answered: 34,
  answer_removed: 35,
  picture_hidden: 36,
  pictures_changed: 37,
  lost: 40,
  set_back: 41,
} as const
export type Act = keyof typeof actCodes

const nameOf = <Name extends string>(codes: Record<Name, number>, code: number) =>
  (Object.keys(codes) as Name[]).find((name) => codes[name] === code)

export const actOf = (code: number) => nameOf(actCodes, code)
export const standingOf = (code: number) => nameOf(standings, code)
export const actorOf = (code: number) => nameOf(actors, code)
