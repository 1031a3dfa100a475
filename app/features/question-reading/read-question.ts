import type { Background } from './background.ts'
import { buildQuery } from './building.ts'
import { takeGroups } from './customer-groups.ts'
import { takeDimension } from './dimensions.ts'
import { takeLanguages } from './languages.ts'
import { MarkedWords } from './marked-words.ts'
import { takeEnd, takeMeasure, takeTrend } from './measures.ts'
import { countedThing, takeObjects, takeQuotedWords } from './objects.ts'
import { takeOpinion } from './opinions.ts'
import { plainly } from './paraphrases.ts'
import { takePeriods } from './periods.ts'
import { takeRatings } from './ratings.ts'
import { cannot, type Parsed, Reading } from './reading.ts'
import { refusalOf } from './refusals.ts'
import { isAboutReplyTime, takeReplies, takeReplyTime } from './replies.ts'
import { takeSources } from './sources.ts'
import { setRight } from './spelling.ts'
import { takeWeekdays } from './weekdays.ts'
import { questionWords } from './words.ts'

/** The typed query that a question asks for, or why there is none. */
export function parseQuestion(question: string, background: Background): Parsed {
  const { plain, quoted } = takeQuoted(question)
  const { words, readAs } = setRight(plainly(questionWords(plain)), background)
  if (words.length === 0) return cannot('Please ask a question about your reviews.')
  const refusal = isAboutReplyTime(words) ? null : refusalOf(words)
  if (refusal) return cannot(refusal)
  return parse(new Reading(new MarkedWords(words), background, { quoted, readAs }))
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
  const isOfReplies = takeReplyTime(reading)
  if (!takePeriods(reading)) return cannot('Reviews tell what has happened, not what will.')
  const by = takeDimension(reading)
  takeConditions(reading)
  const isFollowing = marked.takes(/\b(and )?(what|how) about\b|^and\b|^(only|just|same|but|now)\b/)
  const measure = isOfReplies ? 'replies' : takeMeasure(reading)
  const isTrend = takeTrend(reading)
  const end = takeEnd(reading)
  takeOpinion(reading)
  if (reading.doubt) return notUnderstood(reading.doubt)
  const counted = countedThing(reading)
  if (counted)
    return cannot(`Reviews are counted here, not “${counted}”. You can ask how many reviews mention them.`)
  const isNumeric = ['count', 'share', 'average', 'replies'].includes(measure ?? '')
  const leftOut = takeObjects(reading, { isNumeric })
  if (typeof leftOut === 'string') return notUnderstood(leftOut)
  return buildQuery(reading, {
    measure,
    by: by ?? (isTrend ? 'month' : null),
    end,
    isTrend,
    isFollowing,
    leftOut,
  })
}

function takeConditions(reading: Reading) {
  takeReplies(reading)
  takeRatings(reading)
  takeSources(reading)
  takeLanguages(reading)
  takeWeekdays(reading)
  takeGroups(reading)
  takeQuotedWords(reading)
}

const notUnderstood = (word: string) =>
  cannot(`I do not understand “${word}” in this question, so I would rather not guess.`, [word])
