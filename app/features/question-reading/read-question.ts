import { formatList } from '#app/languages/format.ts'
import { askedWords } from './asked-words.ts'
import type { Background } from './background.ts'
import { withoutBrackets } from './brackets.ts'
import { buildQuery } from './building.ts'
import { takeCourse } from './courses.ts'
import { takeGroups } from './customer-groups.ts'
import { takeDimension } from './dimensions.ts'
import { takeExclusions } from './exclusions.ts'
import { takeLanguages } from './languages.ts'
import { takeLimit } from './limits.ts'
import { MarkedWords } from './marked-words.ts'
import { takeEnd, takeMeasure, takeTrend } from './measures.ts'
import { nearestQuestions } from './nearest-questions.ts'
import { countedThing, isNoun, takeObjects, takeQuotedWords } from './objects.ts'
import { takeOpinion } from './opinions.ts'
import { takePeriods, takeUnknownDates } from './periods.ts'
import type { Query } from './query.schema.ts'
import { takeRatings } from './ratings.ts'
import { cannot, type Parsed, Reading } from './reading.ts'
import { takeReason } from './reasons.ts'
import { refusalOf } from './refusals.ts'
import { isAboutReplyTime, takeReplies, takeReplyEnd, takeReplyTime } from './replies.ts'
import { twoQuestions } from './several-questions.ts'
import { takeSources } from './sources.ts'
import { setRight } from './spelling.ts'
import { takeTexts } from './texts.ts'
import { takeWeekdays } from './weekdays.ts'

/** The typed query that a question asks for, or why there is none, and which questions near to it can be asked. */
export function parseQuestion(question: string, background: Background): Parsed {
  const parsed = parseOne(question, background)
  if (parsed.query || !parsed.reading) return parsed
  const { found, opinion } = parsed.reading
  const isThing = (word: string) => Boolean(background.writtenWords?.has(word)) && isNoun(word)
  const isRead = (near: string) => parseOne(near, background).query !== null
  const suggestions = nearestQuestions({ found, opinion, words: parsed.words }, { isRead, isThing })
  return { ...parsed, suggestions }
}

function parseOne(question: string, background: Background): Parsed {
  const two = twoQuestions(question)
  const compared = two && twoCounts(question, background)
  if (compared) return compared
  if (two) return cannotAtOnce(two, background)
  const { plain, quoted } = takeQuoted(withoutBrackets(question))
  const asked = askedWords(plain, background.topics)
  const { words, readAs } = setRight(asked.words, background)
  if (asked.readAs) readAs.unshift(`your question as “${asked.readAs}”`)
  if (words.length === 0) return cannot('Please ask a question about your reviews.')
  const refusal = isAboutReplyTime(words) ? null : refusalOf(words)
  if (refusal) return cannot(refusal)
  return parse(new Reading(new MarkedWords(words), background, { quoted, readAs }))
}

/** "how many came by invitation and how many by order link": two numbers side by side. */
function twoCounts(question: string, background: Background): Parsed | null {
  const parts = /^how many (.+?),? and how many (.+)$/i.exec(question.trim())
  if (!parts || /\b(of )?(them|those|these)\b/i.test(parts[2]!)) return null
  const parsed = parseOne(`how many ${parts[1]} versus ${parts[2]}`, background)
  return parsed.query?.versus && parsed.query.measure === 'count' ? parsed : null
}

function cannotAtOnce(questions: [string, string], background: Background): Parsed {
  const [first, second] = questions
  const isReadable = (question: string, previous: Query | null = null) =>
    parseQuestion(question, { ...background, previous }).query
  const query = isReadable(first)
  const suggestions = [
    ...(query ? [{ question: first, earlier: [] }] : []),
    ...(isReadable(second, query) ? [{ question: second, earlier: query ? [first] : [] }] : []),
  ]
  return { ...cannot('These are two questions. Please ask one at a time.'), suggestions }
}

/** Words in quotation marks are looked for as they stand. */
function takeQuoted(question: string) {
  const quoted: string[] = []
  const plain = question.replace(/["“”„«»]([^"“”„«»]{2,60})["“”„«»]/g, (_, inside: string) => {
    quoted.push(inside.trim())
    return ` quotedwords${quoted.length - 1} `
  })
  return { plain, quoted }
}

function parse(reading: Reading): Parsed {
  const { marked } = reading
  const limit = takeLimit(reading)
  const isOfChange = takeReason(reading)
  const refersBack = marked.takes(
    /\b(out )?(of|among|from|in) (them|those|these)( ones| reviews)?\b|\b(those|these) (ones|reviews)\b/,
  )
  const isFollowing = marked.takes(
    /^(and )?(also )?(what|how) about\b|^and\b|^(only|just|same|but|now|then)\b/,
  )
  const replyEnd = isAboutReplyTime(marked.words) ? takeReplyEnd(reading) : null
  const tastes = marked
    .takeAll(
      /\b(funny|witty|amusing|quirky|catchy|punchy)\b(?: or| and)?(?= (?:\w+ ){0,2}(?:quotes?|comments?|reviews?|lines?)\b)/,
    )
    .map(({ groups }) => groups[0]!)
  const isOfReplies = takeReplyTime(reading)
  if (!takePeriods(reading)) return cannot('Reviews tell what has happened, not what will.')
  const by = takeDimension(reading)
  takeConditions(reading)
  if (!isOfReplies) takeUnknownDates(reading)
  const measure = isOfReplies ? 'replies' : takeMeasure(reading)
  const isTrend = takeTrend(reading) || isOfChange
  const end = replyEnd ?? takeEnd(reading)
  takeOpinion(reading)
  if (reading.doubt) return notUnderstood([reading.doubt], reading)
  const counted = countedThing(reading)
  if (counted)
    return cannot(`Reviews are counted here, not “${counted}”. You can ask how many reviews mention them.`)
  const isNumeric = ['count', 'share', 'average', 'replies'].includes(measure ?? '')
  const { leftOut, unread } = takeObjects(reading, { isNumeric })
  if (unread.length > 0) return notUnderstood(unread, reading)
  const isOfCourse = !by && !isOfChange && !isNumeric && takeCourse(reading)
  return buildQuery(reading, {
    measure: isOfCourse ? 'average' : measure,
    by: by ?? (isTrend || isOfCourse ? 'month' : null),
    end: isOfCourse ? null : end,
    isTrend: isTrend || isOfCourse,
    isFollowing: isFollowing || marked.takes(/\b(what|how) about\b/),
    refersBack,
    isOfChange,
    limit,
    leftOut: [...leftOut, ...tastes],
  })
}

function takeConditions(reading: Reading) {
  takeReplies(reading)
  takeRatings(reading)
  takeSources(reading)
  takeLanguages(reading)
  takeWeekdays(reading)
  takeGroups(reading)
  takeTexts(reading)
  takeQuotedWords(reading)
  takeExclusions(reading)
}

const notUnderstood = (words: string[], reading: Reading) => ({
  ...cannot(
    `I do not understand ${formatList([...new Set(words)].map((word) => `“${word}”`))} in this question, so I would rather not guess.`,
    words,
  ),
  reading,
})
