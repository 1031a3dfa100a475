import type { Cause } from '#analysis/causes/causes.ts'
import type { ComplaintFound } from './complaints.server.ts'

/** Null: complaints on `topic` whose sentences name no cause. */
export type Group = { cause: Cause | null; topic: string; complaints: ComplaintFound[] }

/** A suggestion needs so many different authors, on so many different days. */
export const fewest = { authors: 3, days: 2 }

/** Complaints by their cause, and those without a known one by their topic; each author once, with the newest review. */
export function groupComplaints(found: ComplaintFound[]): Group[] {
  const byCause = Map.groupBy(found, ({ cause, topic }) => cause || `? ${topic}`)
  return [...byCause.values()]
    .map((each): Group => {
      const complaints = onePerAuthor(each)
      return { cause: each[0]!.cause || null, topic: mostFrequent(complaints.map(topicOf)), complaints }
    })
    .filter(({ complaints }) => isEnough(complaints))
}

const topicOf = ({ topic }: ComplaintFound) => topic

function onePerAuthor(complaints: ComplaintFound[]): ComplaintFound[] {
  const byAuthor = new Map<string, ComplaintFound>()
  for (const each of complaints) if (!byAuthor.has(each.author)) byAuthor.set(each.author, each)
  return [...byAuthor.values()]
}

function isEnough(complaints: ComplaintFound[]) {
  const days = new Set(complaints.map(({ writtenOn }) => writtenOn))
  return complaints.length >= fewest.authors && days.size >= fewest.days
}

export function mostFrequent(words: string[]): string {
  const counts = Map.groupBy(words, (word) => word)
  return [...counts].sort(([, one], [, other]) => other.length - one.length)[0]![0]
}
