import { readLanguages } from '#analysis/language/nearest-language.ts'
import { findConcepts, isJoining } from '#analysis/languages/concepts.ts'
import {
  type Asking,
  isBeyond,
  likeliest,
  markQuestion,
  type QuestionWord,
} from '#analysis/questions/mark-question.ts'
import { foldedText } from '#app/platform/visible-text.ts'
import { isLately, readLately, readTimes } from './parse-times.ts'
import { isOfPlain, isOfReviews, readPlainQuestion } from './plain-questions.ts'
import { isOfFindings, type Question, questionLanguages, starChoices } from './question.schema.ts'

type ReadQuestion = {
  /** Without words: the caller looks for these. */
  question: Question
  /** Words to look for in reviews, as typed: those beside each other together. */
  content: string[]
  /** Words that may only be part of the asking: looked for too, and told where they are not found and likely enough. */
  more: { word: string; isLikely: boolean; isThing: boolean; isNoun: boolean; isSure: boolean }[]
  /** Words of `content` that name no thing; `vague`: those that stand for no concept either. */
  doubtful: string[]
  vague: string[]
  /** Other words that say nothing else: names of the business among them are looked for too, and things where nothing else is found. */
  others: string[]
  otherThings: string[]
  /** "bread or cake": any of them may be meant. */
  isChoice: boolean
  /** The question may not be about all findings. */
  isUnsure: boolean
  /** About customers who do not write in the language of most. */
  isForeign: boolean
}

const nothing: Omit<ReadQuestion, 'question'> = {
  content: [],
  more: [],
  doubtful: [],
  vague: [],
  others: [],
  otherThings: [],
  isChoice: false,
  isUnsure: false,
  isForeign: false,
}

/** From which chance on each is decided. */
const decided = {
  asked: 0.5,
  /** A number beside stars is hardly anything else. */
  numberOfStars: 0.3,
  twoTimes: 0.3,
  /** Where a word says by what: "per month". */
  saidBy: 0.3,
  /** The kind of a question that reviews cannot answer; the next two are for questions of one or two words. */
  kindBeyond: 0.5,
  beyondAlone: 0.9,
  showAlone: 0.9,
  /** Of what is asked of all findings: left out of training, 69 to 100 % of those above are right, 25 to 56 % below (by tenths). */
  findings: 0.6,
  findingsAtAll: 0.4,
  language: 0.9,
  /** Asks for changes over time besides quotes. */
  changedToo: 0.4,
  /** Looked for beside the words that surely are. */
  more: 0.03,
  moreTold: 0.095,
  moreThing: 0.15,
  thingTold: 0.05,
}
/** So many words before a time may belong to it: "better than last year". */
const wordsBeforeTime = 4
/** Shorter words are looked for only where they surely are. */
const lettersOfMore = 4
/** So few words that ask nothing are looked for: "money back". */
const wordsAlone = 3

/** Folded like the words for times, with the same number of characters where accents were one. */
const fold = (text: string) => foldedText(text).replaceAll('ß', 'ss').replaceAll('’', "'").toLowerCase()

const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)

/** Reads a typed question: what is asked, and which words are looked for. What is in quotation marks is looked for. */
export function parseQuestion(typed: string, at: Date): ReadQuestion {
  const quoted = /[“"«„]([^“”"«»„]{1,80})[”"»“]/u.exec(typed)?.[1]
  const text = (quoted ? typed.replace(quoted, ' ') : typed).replace(/week-end/gi, 'weekend')
  const { language: spoken, languageChance, words: marked, chances } = markQuestion(text)
  const isOfCourse = ({ text, about }: QuestionWord) => about < decided.asked && course.test(fold(text))
  const isForeign = ({ text, about }: QuestionWord) => about < decided.asked && foreign.test(fold(text))
  const isOfOpinion = ({ text }: QuestionWord) => opinionVerbs.test(fold(text)) || unhappy.test(fold(text))
  const known = questionLanguages.find((each) => each === spoken)
  const lately = readLately(fold(text), known ?? 'en', at)
  const plain = readPlainQuestion(fold(text))
  const isAsking = (word: QuestionWord) =>
    isOfReviews(fold(word.text)) ||
    (lately.from !== undefined && isLately(fold(word.text), known ?? 'en')) ||
    (plain ? isOfPlain(fold(word.text)) : isOfOpinion(word))
  const words = withLanguages(marked, spoken).map((word) =>
    isOfCourse(word) || isForeign(word) || isAsking(word) ? { ...word, role: null, about: 0 } : word,
  )
  const is = (asking: Asking, least = decided.asked) => chances[asking] >= least
  const best = (kind: 'show' | 'by' | 'beyond', least: number) => {
    const asking = likeliest(chances, kind)
    return is(asking, least) ? asking.slice(kind.length + 1) : undefined
  }
  const about = words.filter(({ role }) => role === 'about')
  // A word that is only likely does not narrow a question that may be about all reviews.
  const ofAll =
    about.length === 0 &&
    (['fix', 'like', 'changed'] as const).find((each) => is(`show ${each}`, decided.findingsAtAll))
  const likely = best('show', 0) as Question['show']
  const isGuess = isOfFindings({ show: likely }) && !is(`show ${likely}`, decided.findingsAtAll)
  const asksForCourse = marked.some(isOfCourse) || is('show changed', decided.changedToo)
  const show =
    plain?.show ||
    ofAll ||
    (about.length > 0 && likely === 'quotes' && asksForCourse ? 'changed' : isGuess ? 'quotes' : likely)
  // "better than last year": what stands before a time belongs to it.
  const isTime = (word: QuestionWord) => {
    const next = words.slice(words.indexOf(word)).slice(0, wordsBeforeTime)
    return !about.includes(word) && next.some(({ role }) => role === 'time')
  }
  const likelyBeyond = isBeyond(chances) ? (best('beyond', decided.kindBeyond) ?? 'any') : undefined
  // "Are there still complaints?" asks of no time to come.
  const isOfPresent = likelyBeyond === 'future' && !future.test(fold(text))
  const kind = isOfPresent ? (is('beyond any') ? 'any' : undefined) : likelyBeyond
  const isOfPeople =
    kind === 'people' ||
    (about.length === 0 && who.test(fold(text)) && words.some((word) => opinionVerbs.test(fold(word.text))))
  // A question about a word is not one about replies.
  const isOfWord = kind === 'reply' && about.length > 0
  const beyond = isOfPeople || isOfWord ? undefined : (kind as Question['beyond'])
  const isCompared = is('compare two', decided.twoTimes)
  const readFrom = (words: QuestionWord[]) => readTimes(without(words, text), known ?? 'en', at, isCompared)
  // Two times that are told apart are times, whatever the words seem to be.
  const every = readFrom(about)
  const read = every.time.compare?.includes('..') ? every : readFrom(words.filter((word) => !isTime(word)))
  // "Faster in December?" is about no December that has been.
  const time = beyond === 'future' ? {} : { ...lately, ...read.time }
  const written = languagesIn(words, spoken)
  const isOfWeekends =
    weekend.test(fold(text)) &&
    (weekdays.test(fold(text)) || (about.length === 0 && (show === 'changed' || show === 'average')))
  const by = isOfPeople
    ? 'name'
    : written?.includes(' ')
      ? 'language'
      : isOfWeekends
        ? 'weekday'
        : (time.by ??
          (best('by', words.some(({ role }) => role === 'by') ? decided.saidBy : decided.asked) as
            | Question['by']
            | undefined))
  // Apart from the words that surely are, one may be part of the asking.
  const isSure = (word: QuestionWord | undefined) => word?.role === 'about' && word.about >= decided.asked
  const near = about.filter((word) => [-1, 0, 1].some((by) => isSure(words[words.indexOf(word) + by])))
  const sure = near.length > 0 ? near : about
  // Of a time or a language that is none: "at night", "Maltese customers".
  const isUnread = ({ role, text, isThing, about }: QuestionWord) =>
    (role === 'written' && !people.test(fold(text))) ||
    (role === 'time' &&
      beyond !== 'future' &&
      (isThing || about >= decided.more) &&
      wordsOf(read.rest).includes(fold(text))) ||
    weekend.test(fold(text))
  const more = words.filter(
    (word) =>
      !sure.includes(word) &&
      !(isOfWeekends && daysOfWeek.test(fold(word.text))) &&
      (isUnread(word) ||
        (word.about >= decided.more &&
          (word.text.length >= lettersOfMore || word.about >= decided.moreTold))) &&
      !isJoining(word.text, known ? [known] : [...questionLanguages]) &&
      !languageOf(word.text, spoken) &&
      (word.role === null || word.role === 'about' || isUnread(word)),
  )
  // "Which month was the best?", "How many reviews do we have?"
  const isOfBest =
    about.length === 0 && by && by !== 'topic' && by !== 'name' && superlatives.test(fold(text))
  const isOfNumbers =
    about.length === 0 &&
    (show === 'count' || show === 'average') &&
    beyond === 'any' &&
    words.some((word) => isOfReviews(fold(word.text)))
  const told = words.map(({ text }) => fold(text)).find((word) => opinion.test(word))
  const rated = starsOf(
    is,
    without(
      words.filter((word) => about.includes(word) || word.role === 'time'),
      text,
    ),
  )
  // "Are pensioners happy?" is about those who are not, too.
  const isMood = rated.stars?.includes('-') && !/\d/.test(text)
  const isOfThings = about.length > 0 || more.some(({ isThing }) => isThing)
  const stars = isMood && isOfThings ? {} : rated
  // "5 stars, but really a complaint"
  const isAgainst = Number(stars.stars?.at(-1) ?? 0) > 3 && unhappy.test(fold(text))
  const isConcept = ({ text }: QuestionWord) =>
    (known ? [known] : questionLanguages).some((each) => findConcepts(text, each).length > 0)
  const isOfTimes = show === 'changed' && (by || written || time.compare?.includes('..'))
  const isUnsure =
    isOfFindings({ show }) &&
    !plain &&
    !isOfTimes &&
    (!is(`show ${show}`, decided.findings) ||
      (lately.from !== undefined && neutral.test(fold(text))) ||
      more.some(({ role }) => role === 'written'))
  if (plain?.odd || plain?.beyond) return { ...nothing, question: { ...plain, from: time.from, to: time.to } }
  const question: Question = {
    show: isOfTimes || isOfBest ? 'average' : show,
    ...(languageChance >= decided.language && known && { language: known }),
    ...(beyond && !plain && !isOfBest && !isOfNumbers && { beyond }),
    ...time,
    ...(is('compare before') && time.from && !time.compare && { compare: 'before' }),
    ...stars,
    ...(written && { written }),
    ...(by && { by }),
    ...(isAgainst ||
    is('say complaint') ||
    told?.startsWith('neg') ||
    (about.length > 0 && why.test(fold(text)) && !is('say praise'))
      ? { say: 'complaint' }
      : is('say praise') || told
        ? { say: 'praise' }
        : {}),
    ...plain,
  }
  const asksNothing =
    (show === 'quotes' || isUnsure || (words.length === 1 && chances[`show ${show}`] < decided.showAlone)) &&
    Object.keys(question).every((each) => ['show', 'language', 'beyond'].includes(each))
  const isOfDays = (group: string) => isOfWeekends && daysOfWeek.test(fold(group))
  const content = contentOf(text, sure).filter((group) => !isOfDays(group) && fold(group) !== told)
  if (isAgainst && content.length === 0)
    return { ...nothing, question: { show: 'quotes', odd: 'stars', ...stars } }
  // "money back", "cours en ligne": a few words that ask nothing are what is looked for.
  const isAllJoining = !plain && words.every(({ text }) => isJoining(text, [...questionLanguages]))
  if (quoted || isAllJoining || (asksNothing && content.length === 0 && words.length <= wordsAlone))
    return {
      ...nothing,
      question: quoted
        ? question
        : {
            ...question,
            show: 'quotes',
            beyond: is('beyond any', decided.beyondAlone) ? beyond : undefined,
          },
      content: [
        wordsOf(quoted ?? typed)
          .join(' ')
          .toLowerCase(),
      ],
    }
  // "electric" names a thing beside the car, and who asks, or is asked, none.
  const doubtful = sure.filter((word) => {
    const next = words[words.indexOf(word) + 1]
    const folded = fold(word.text)
    return (
      customers.test(folded) ||
      ofSize.test(folded) ||
      !(word.isThing || (next?.isThing && sure.includes(next)))
    )
  })
  const others = words.filter((word) => word.role === null && !about.includes(word) && !more.includes(word))
  return {
    doubtful: doubtful.map(({ text }) => text.toLowerCase()),
    vague: doubtful.filter((word) => !isConcept(word)).map(({ text }) => text.toLowerCase()),
    question,
    content,
    isUnsure,
    isChoice: is('any of') && content.length > 1,
    isForeign: !written && words.some(isForeign),
    more: more.map((word) => ({
      isSure: word.role === 'about' || weekend.test(fold(word.text)),
      isNoun: word.isThing,
      word: word.text.toLowerCase(),
      isThing: word.isThing && !customers.test(fold(word.text)) && word.about >= decided.moreThing,
      isLikely: isUnread(word) || word.about >= (isConcept(word) ? decided.thingTold : decided.moreTold),
    })),
    others: others.map(({ text }) => text.toLowerCase()),
    otherThings: others
      .filter((word) => word.isThing && !isAsking(word) && !customers.test(fold(word.text)))
      .map(({ text }) => text.toLowerCase()),
  }
}

/** What is looked for: words beside each other belong together. */
function contentOf(text: string, about: QuestionWord[]): string[] {
  const groups: string[][] = []
  let end = -1
  for (const word of about) {
    const isBeside = end >= 0 && /^[\s\p{Pd}'’]*$/u.test(text.slice(end, word.start))
    if (isBeside) groups.at(-1)!.push(word.text.toLowerCase())
    else groups.push([word.text.toLowerCase()])
    end = word.end
  }
  const isTold = (word: string) => !isJoining(word, [...questionLanguages])
  return groups
    .map((group) => group.slice(group.findIndex(isTold), group.findLastIndex(isTold) + 1).join(' '))
    .filter(Boolean)
}

/** Folded, with a sign for the words that are looked for: "summer menu" is no summer. */
function without(about: QuestionWord[], text: string): string {
  const rest = about
    .toReversed()
    .reduce((rest, { start, end }) => `${rest.slice(0, start)};${rest.slice(end)}`, text)
  return ` ${fold(rest).replace(/[?!.,:()"“”„«»/\s]+/g, ' ')} `
}

const starsInWords = [
  'one|eine?[mnr]?|une?',
  'two|zwei|deux',
  'three|drei|trois',
  'four|vier|quatre',
  'five|funf|cinq',
]

/** "2", "two", "1 or 2", "4 to 5"; or unhappy and happy customers. */
function starsOf(is: (asking: Asking, least?: number) => boolean, text: string): Pick<Question, 'stars'> {
  // A number beside stars is hardly anything else.
  if (!is('stars number', decided.numberOfStars))
    return is('stars 1-2') ? { stars: '1-2' } : is('stars 4-5') ? { stars: '4-5' } : {}
  const named = starsInWords.reduce(
    (rest, each, at) => rest.replace(new RegExp(`(?<!\\p{L})(?:${each})(?!\\p{L})`, 'gu'), String(at + 1)),
    text,
  )
  const [, first, second] = /(?<!\d)([1-5])(?: *(?:\p{L}{1,4}|-) *([1-5]))?(?!\d)/u.exec(named) ?? []
  const both = [first, second].sort().join('-')
  const chosen = starChoices.find((each) => each === both) ?? starChoices.find((each) => each === first)
  return chosen ? { stars: chosen } : {}
}

/** "Turkish", "auf Türkisch", "les Turcs": by the first letters of the language's name in the language of the question. */
function languageOf(word: string, spoken: string, letters = 4) {
  const names = new Intl.DisplayNames(spoken, { type: 'language' })
  if (/^(?:holl|ned|dutch)/.test(fold(word))) return 'nl'
  return readLanguages.find((tag) => fold(word).startsWith(fold(names.of(tag)!).slice(0, letters)))
}

/** Words for a whole review: negative, positive. */
const opinion = /^(?:negati(?:ve|f)|positi(?:ve|f))\w*$/
const unhappy =
  /complain|moan|grumbl|grip(?:e|ing)|whin(?:e|ge|ing)|unhappy|unsatisfied|dissatisf|(?:not|n'?t)(?: \w+)? happy|critic|beschwer|kritik|kritisier|unzufrieden|meck[er]|jammer|norgel|schimpf|klag[et]|plaint|plaign|mecontent|rouspet|negati/
const future =
  /(?<!\p{L})(?:will|would|wont|ll|next|going to|if|wenn|falls|wird|werde[nt]?|wurde[nt]?|nachste\p{L}?|kommende\p{L}?|morgen|kunftig|bald|si|prochaine?s?|va|vont|allons|demain|\p{L}+(?:ra|ront|rons|rez|rait|raient))(?!\p{L})/u
/** Words that ask, beside a thing, whether it has changed. */
const course =
  /^(?:still|anymore|inzwischen|mittlerweile|toujours|solved|fixed|resolved|sorted|improv\w*|better|worse|gelost|behoben|erledigt|geregelt|(?:ge|ver)bessert\w*|besser|schlechter|regle\w*|resolu\w*|amelior\w*|mieux|pire)$/
/** Reasons are asked for what goes wrong, if for nothing else. */
const why = /\b(?:why|reasons?|warum|wieso|weshalb|grund|grunde|woran|pourquoi|raisons?)\b/
/** Verbs of praise and blame and how much of it: they ask, and no review need have them. */
const opinionVerbs =
  /^(?:praised?|praises|criticis\w+|criticiz\w+|gelobte?n?|lobt|kritisiert\w*|bemangelt?\w*|meisten|haufigsten|beliebteste\w*|apprecie\w*|critiquee?s?|complimente\w*|named|mention(?:ed|s)?|genannt|erwahn\w+|citee?s?|nommee?s?)$/
/** Verbs that ask for what is said, good or bad. */
const neutral =
  /\b(?:say|says|saying|said|think|talk\w*|sagen|sagt|gesagt|geschrieben|denken|meinen|dit|disent|pensent|ecrivent)\b/
const superlatives =
  /\b(?:best|worst|highest|lowest|beste[nrsm]?|schlechteste[nrsm]?|hochste[nrsm]?|niedrigste[nrsm]?|meilleure?s?|pires?)\b/
const who = /^\W*(?:who|whom|wer|wen|qui)\b/
const foreign = /^(?:foreign|auslandisch|auslander|etranger)\p{L}*$/u
const weekend = /week.?end|wochenende/
const weekdays = /week.?days?|wochentag|werktag|unter der woche|dans la semaine|en semaine|de la semaine/
const daysOfWeek = /week|woche|werktag|semaine|^end$/
/** Who buys, in any trade. */
const customers =
  /^(?:customer|client|cliente|guest|people|folk|person|patient|pupil|student|learner|driver|visitor|shopper|buyer|tenant|member|user|passenger|famil(?:y|ie)|kund|gast|leute|mensch|patient|schuler|besucher|fahrer|mieter|mitglied|nutzer|familie|eleve|personne|visiteur|locataire|famille|gens)(?:s|n|e|en|er|in|innen|ies)?$/
/** Adjectives of size, age and length, which name no thing of their own: a long wait is a wait. */
export const ofSize =
  /^(?:long|lang|old|alt|big|gross|small|klein|short|kurz|grand|petit|vieux|vieil)(?:e[mnrs]?|s|les?|es)?$/
/** Words for people and reviews, which may stand beside the name of a language. */
const people = new RegExp(`${customers.source}|^(?:reviews?|reviewers|speak\\w*|bewertungen|avis)$`)
/** Where one language is that of reviews, so are those beside it: "the Turks and the Portuguese". */
function withLanguages(words: QuestionWord[], spoken: string): QuestionWord[] {
  const isOfPeople = ({ text }: QuestionWord, at: number) =>
    languageOf(text, spoken, 20) && [at - 1, at + 1].some((by) => people.test(fold(words[by]?.text ?? '')))
  const isWritten = ({ role, text }: QuestionWord) => role === 'written' && languageOf(text, spoken)
  if (!words.some(isWritten) && !words.some(isOfPeople)) return words
  return words.map((word) => (languageOf(word.text, spoken) ? { ...word, role: 'written' } : word))
}

function languagesIn(words: QuestionWord[], spoken: string): string | undefined {
  const found = words.flatMap(({ role, text }) => (role === 'written' && languageOf(text, spoken)) || [])
  return [...new Set(found)].join(' ') || undefined
}
