import { partOf } from '#analysis/aspects/parts-of-speech.ts'
import { stapleOfNoun } from '#analysis/aspects/staples.ts'
import { topicOfNoun, topicOfPair } from '#analysis/aspects/topic-nouns.ts'
import { tokenise } from '#analysis/text/tokens.ts'
import type { Background } from './background.ts'
import { Conditions, type Found, type Kind, reviewNouns, wordGroupOf } from './conditions.ts'
import { MarkedWords } from './marked-words.ts'
import { plainly } from './paraphrases.ts'
import type { Dimension, Measure, Query, ReviewSet } from './query.schema.ts'
import { refusalOf } from './refusals.ts'
import { complement, merge, refine, splitShare } from './set-merging.ts'
import { isKnown, setRight } from './spelling.ts'
import { complaintWords, emptyWords, praiseWords, topicSynonyms } from './vocabulary.ts'
import { fold, ownNounOf, questionWords } from './words.ts'

export type Parsed =
  | { query: Query; readAs: string[]; leftOut: string[] }
  | { query: null; cannot: string; words: string[] }

const cannot = (reason: string, words: string[] = []): Parsed => ({ query: null, cannot: reason, words })

/** The typed query that a question asks for, or why there is none. */
export function parseQuestion(question: string, background: Background): Parsed {
  const { plain, quoted } = takeQuoted(question)
  const { words, readAs } = setRight(plainly(questionWords(plain)), background)
  if (words.length === 0) return cannot('Please ask a question about your reviews.')
  const isAboutReplies = replyTime.test(words.join(' '))
  const refusal = isAboutReplies ? null : refusalOf(words)
  if (refusal) return cannot(refusal)
  return new Parser(new MarkedWords(words), background, { quoted, readAs }).parse()
}

const replyTime =
  /\b(how (quick|quickly|fast|soon|long|promptly)|(average |mean |median )?(time|hours|days)( it takes)?( us)?( until| to| for| before)|speed|quickly|delay)\b.*\b(reply|replies|replied|replying|respond|responds|responded|response|responses|answer|answered|answering|answers)\b|\b(reply|response|answer|answering|replying) (time|times|speed)\b/

/** Words in quotation marks are looked for as they stand. */
function takeQuoted(question: string) {
  const quoted: string[] = []
  const plain = question.replace(/["“”„«»]([^"“”„«»]{2,60})["“”„«»]/g, (_, inside: string) => {
    quoted.push(inside.trim())
    return ` quotedwords${quoted.length - 1} `
  })
  return { plain, quoted }
}

class Parser {
  private readonly found: Found[]
  private readonly conditions: Conditions
  private opinion: 'praise' | 'complaint' | null = null
  private isTwofold = false

  private readonly marked: MarkedWords
  private readonly background: Background
  private readonly given: { quoted: string[]; readAs: string[] }

  constructor(marked: MarkedWords, background: Background, given: { quoted: string[]; readAs: string[] }) {
    this.marked = marked
    this.background = background
    this.given = given
    this.conditions = new Conditions(marked, background, given)
    this.found = this.conditions.found
  }

  parse(): Parsed {
    const { marked } = this
    const measures = this.takeReplyTime() ? (['replies'] as Measure[]) : []
    if (!this.conditions.takePeriods()) return cannot('Reviews tell what has happened, not what will.')
    const by = this.takeDimension()
    this.conditions.takeOthers()
    const follow = marked.takes(/\b(and )?(what|how) about\b|^and\b|^(only|just|same|but|now)\b/)
    const measure = measures[0] ?? this.takeMeasure()
    const trend = this.takeTrend()
    const end = this.takeEnd()
    this.takeOpinion()
    const isExistential = marked.asks(
      /^(is|are|was|were) there\b|^(did|does|do|has|have) (any|some|no)(one|body)?\b|^any\b/,
    )
    const { doubt } = this.conditions
    if (doubt) return this.notUnderstood(doubt)
    const counted = this.countedThing()
    if (counted)
      return cannot(`Reviews are counted here, not “${counted}”. You can ask how many reviews mention them.`)
    const leftOut = this.takeObjects({
      isNumeric: ['count', 'share', 'average', 'replies'].includes(measure ?? ''),
    })
    if (typeof leftOut === 'string') return this.notUnderstood(leftOut)
    return this.assemble({
      measure,
      by: by ?? (trend ? 'month' : null),
      end,
      isTrend: trend,
      isExistential,
      isFollowing: follow,
      leftOut,
    })
  }

  private notUnderstood = (word: string) =>
    cannot(`I do not understand “${word}” in this question, so I would rather not guess.`, [word])

  /** "how many parcels": anything but reviews and those who write them. */
  private countedThing(): string | null {
    const { words } = this.marked
    const at = words.findIndex((word, index) => word === 'how' && words[index + 1] === 'many')
    if (at < 0) return null
    const rest = words.slice(at + 2)
    const end = rest.findIndex((word) => verbs.has(word))
    const named = (end < 0 ? rest : rest.slice(0, end)).join(' ')
    const [first] = rest
    const isThing = first && !isKnown(first) && !new RegExp(`\\b${reviewNouns}\\b`).test(named)
    return isThing && end > 0 && !this.isReviewed(named) ? named : null
  }

  private isReviewed = (named: string) =>
    /\b(percent|of|in|from|with|about|complaints?|mentions?|replies|praise)\b/.test(named)

  private takeReplyTime() {
    if (!replyTime.test(this.marked.words.join(' '))) return false
    this.marked.takeAll(
      /\b(how|quick|quickly|fast|soon|long|promptly|average|mean|median|time|times|hours|days|speed|delay|takes?|reply|replies|replied|replying|respond|responds|responded|response|responses|answer|answered|answering|answers)\b/,
    )
    return true
  }

  private takeDimension(): Dimension | null {
    const names: [Dimension, string][] = [
      ['weekday', '(?:days? of the week|weekdays?|days?)'],
      ['month', 'months?'],
      ['week', 'weeks?'],
      ['quarter', 'quarters?'],
      ['year', 'years?'],
      ['language', 'languages?'],
      ['source', '(?:sources?|channels?|ways?|sites?|platforms?)'],
      ['rating', '(?:stars?|ratings?|star ratings?|scores?)'],
    ]
    const lead =
      '(?:by|per|each|every|which|what|in which|in what|on which|on what|for each|for every|how many|across|between|our|most) (?:the |different |our )?'
    this.marked.takes(
      /\b(break|breaking|broken|split|splitting)( it| them)?( down| up)?\b|\bbreakdown( of)?\b/,
    )
    const ranked = '(?<=\\b(?:best|worst|busiest|quietest|strongest|weakest|happiest|highest|lowest) )'
    for (const [dimension, name] of names) {
      if (this.marked.takes(new RegExp(`${ranked}${name}\\b(?! (?:rated|reviews?))`))) return dimension
      if (dimension === 'rating') {
        if (this.marked.takes(new RegExp(`\\b(?:by|per|for each|broken down by|split by) ${name}\\b`)))
          return dimension
        continue
      }
      const pattern =
        dimension === 'source' || dimension === 'language' ? lead : lead.replace('|our|most', '')
      if (this.marked.takes(new RegExp(`\\b${pattern}${name}\\b`))) return dimension
    }
    if (this.marked.takes(/\bmonth (by|to|over) month\b|\bmonthly\b/)) return 'month'
    if (this.marked.takes(/\bweek (by|to|over) week\b|\bweekly\b/)) return 'week'
    if (this.marked.takes(/\bquarter (by|to|over) quarter\b|\bquarterly\b/)) return 'quarter'
    if (this.marked.takes(/\b(yearly|year (by|on|over) year|annually)\b/)) return 'year'
    if (
      this.marked.has(/^when\b/) &&
      this.marked.asks(/\b(most|fewest|least|best|worst|highest|lowest)\b/) &&
      !this.marked.asks(/\b(newest|latest|last|first|oldest) \w*/)
    ) {
      this.marked.takes(/^when\b/)
      return 'month'
    }
    return null
  }

  private takeMeasure(): Measure | null {
    const { marked } = this
    if (
      marked.takes(
        /\bhow many percent( of)?\b|\b(what|which)? ?(is |are )?(the |our )?(share|percentage|percent|proportion|fraction)( of)?\b|\bhow much of\b|\bin percent\b|\bhow often\b|\bhow common\b|\bwhat part of\b/,
      )
    )
      return 'share'
    if (
      marked.takes(
        /\bhow many\b|\bnumber of\b|\bcounts?( of)?\b|\bhow often\b|\b(total|amount|quantity) of\b/,
      )
    )
      return 'count'
    const noun =
      '(review|reviews|comment|comments|feedback|quote|complaint|complaints|rating|customer|opinion|one|criticism|praise|compliment|star|time|voice)'
    const between = '(?:(?!than|and|or|in)[a-z0-9_]+ ){0,3}'
    const ends: [Measure, string][] = [
      [
        'newest',
        `\\bwhen (?:did|was|were|have|has|is) (?:[a-z0-9_]+ ){0,6}last\\b|\\b(?:newest|latest|most recent|recentest|last)(?= ${between}(?:${noun}|_)(?: |$))|\\b(?:newest|most recent|latest)\\b`,
      ],
      [
        'oldest',
        `\\bwhen (?:did|was|were|have|has|is) (?:[a-z0-9_]+ ){0,6}first\\b|\\b(?:oldest|earliest|very first|first)(?= ${between}(?:${noun}|_)(?: |$))|\\b(?:oldest|earliest)\\b`,
      ],
      ['longest', '\\blongest\\b'],
      ['shortest', '\\bshortest\\b'],
      [
        'worst',
        `\\b(?:worst|most negative|harshest|most critical|angriest|nastiest|lowest|lowest rated|most damning|saddest)(?= ${between}(review|reviews|comment|quote|feedback|customer experience|one)\\b)`,
      ],
      [
        'best',
        `\\b(?:best|most positive|nicest|kindest|happiest|highest rated|most glowing|most enthusiastic|loveliest)(?= ${between}(review|reviews|comment|quote|feedback|one)\\b)`,
      ],
    ]
    if (!this.isRanking())
      for (const [measure, pattern] of ends) if (marked.takes(new RegExp(pattern))) return measure
    if (marked.takes(/\b(tone|sentiment|mood)\b/)) return 'tone'
    if (
      marked.takes(
        /\b(average|avg|mean|ratings?|rated|rates|stars|scores?|satisf\w*|averages|how (good|bad|happy|well)|how (are|is) (we|things|business) (doing|going)|rate)\b/,
      )
    )
      return 'average'
    if (
      marked.takes(
        /\b(which|what|main|top|most frequent) (are the )?(topics?|subjects?|themes?|things|aspects?|matters|issues)\b|\btopics?\b|\bthemes?\b|\bsubjects?\b|\bwhat (do|did|are|is|have) (\w+ ){0,4}(mention|mentioned|talk|talked|talking|discuss|write) (about )?(the )?(most|mostly)\b/,
      )
    )
      return 'topics'
    if (marked.takes(/\b(show|list|quotes?|examples?|read|give me|see|find|in their own words|the words)\b/))
      return 'quotes'
    return null
  }

  private isRanking = () =>
    this.marked.asks(/\bwhich (month|week|year|quarter|day|weekday|source|language|topic)\b/)

  private takeTrend() {
    return this.marked.takes(
      /\b(trends?|trending|over time|develop(ed|ing|ment|s)?|evolv(ed|ing|es)|(?<!\b(?:of|about|right|small|wrong|correct|enough|the) )chang(ed|es|ing|e)|improv(ed|es|ing|ement|e)|gett?ing (better|worse)|(go|going|gone) (up|down)|went (up|down)|ris(e|es|ing|en)|rose|fall(s|ing|en)?|fell|increas(ed|es|ing|e)|decreas(ed|es|ing|e)|declin(ed|es|ing|e)|drop(ped|s|ping)?|grow(s|n|ing)?|grew|progress(ed|ing)?|become (better|worse)|gotten (better|worse)|got (better|worse))\b/,
    )
  }

  private takeEnd(): 'highest' | 'lowest' | null {
    const { marked } = this
    const low = marked.takes(
      /\b(worst|lowest|least|fewest|quietest|unhappiest|lower|worse|weakest|poorest|fewer|less)\b/,
    )
    const high = marked.takes(
      /\b(best|highest|most|top( \d+)?|busiest|better|higher|more|strongest|biggest|happier|happiest|greatest|largest|main)\b/,
    )
    if (marked.takes(/\bunhappier\b/)) return 'lowest'
    return low ? 'lowest' : high ? 'highest' : null
  }

  private takeOpinion() {
    const { marked } = this
    marked.takes(/\b(would|d|i) like( to)?\b|\bwhat (is|are|was) (\w+ ){1,4}like\b/)
    const complaint =
      marked.takes(
        /\b(do|does|did) not (?:(?:people|customers|guests|they|you|visitors|clients|patients|folks) )?(like|love|enjoy)\b|\bnot (happy|satisfied|pleased|good|great)\b|\b(bad|badly|poor|terrible|negative|negatively)\b|\bwhy (\w+ ){0,5}(leave|left|leaving)\b/,
      ) || marked.takes(wordsOf(complaintWords))
    const praise =
      marked.takes(wordsOf(praiseWords)) || marked.takes(/\b(good|great|well|positive|positively)\b/)
    marked.takes(/\bwhy\b/)
    this.isTwofold = complaint && praise && !marked.asks(/\b(nice|kind|friendly)\b/)
    if (complaint !== praise) this.opinion = complaint ? 'complaint' : 'praise'
    else if (complaint && marked.asks(/^(what|which) .*\b(complain|critici|unhappy|dislike)/))
      this.opinion = 'complaint'
  }

  /** Reads the subject of the question. Returns the words that were left out, or the one word because of which it is not answered. */
  private takeObjects({ isNumeric }: { isNumeric: boolean }): string[] | string {
    const { marked } = this
    const left: string[] = []
    const hasAbout = marked.asks(
      /\b(about|mention\w*|contain\w*|includ\w*|sa(?:y|ys|id|ying)|talk\w*|speak\w*|discuss\w*|regarding|concerning|comment\w* on|feedback on|opinions? (of|on)|think of|thinks of|thoughts on|trouble with|problems? with|issues? with|happy with|unhappy with|complain\w*|prais\w*|critici\w*|like|likes|liked|love|loves|loved|hate|enjoy|dislike|satisfied with|word|words|describe|refer\w*|recommend|name|notice\w*|find)\b/,
    )
    const isThing = !marked.asks(/^(where|who|whose|did it|does it|is it|was it|has it)\b/)
    for (const { at, words } of marked.runs((word) => emptyWords.has(word))) {
      let i = 0
      while (i < words.length) {
        const topic = this.topicAt(words, i)
        if (topic) {
          this.found.push({
            kind: topic.kind,
            at: at + i,
            set: topic.set,
            word: words.slice(i, topic.end).join(' '),
          })
          i = topic.end
          continue
        }
        const word = words[i]!
        const phrase = `${word} ${words[i + 1]}`
        const isPhrase = this.isWritten(phrase)
        const isNamed = beforeNames.has(marked.words[at + i - 1] ?? '')
        const isLikely = hasAbout || (isThing && (this.isWritten(word) || isPhrase))
        const isUnknown =
          negations.has(word) ||
          !(isNamed || (isLikely && (isPhrase || mayBeThing(word)))) ||
          /^\d/.test(word) ||
          (isVerbLike(word) && this.hasObject())
        if (isUnknown) left.push(word)
        else
          this.found.push({
            kind: 'words',
            at: at + i,
            set: { words: [wordGroupOf(isPhrase ? phrase : word)] },
            word: isPhrase ? phrase : word,
          })
        i += isPhrase ? 2 : 1
      }
    }
    this.joinObjects()
    const negation = left.find((word) => negations.has(word))
    if (negation) return negation
    const unread = left.find((word) => !isVerbLike(word))
    if (unread) return unread
    if (left.length > 0 && (isNumeric || !this.hasObject())) return left[0]!
    return left
  }

  private isWritten = (words: string) => this.background.writtenWords?.has(words) ?? false

  /** Things side by side: "wheelchair or pushchair" is one of them, "rye bread" both. */
  private joinObjects() {
    const things = this.found
      .filter(({ kind }) => kind === 'group' || kind === 'words' || kind === 'topic')
      .toSorted((one, other) => one.at - other.at)
    for (const [index, thing] of things.entries()) {
      const next = things[index + 1]
      if (!next) return
      const isBoth = this.marked.asks(/\bboth\b/)
      if (this.isComparing() && !isBoth) continue
      const between = this.marked.words.slice(thing.at + 1, next.at).join(' ')
      if (/\b(or|and)\b/.test(between) && !isBoth) this.uniteWith(thing, next)
      else if (next.kind === 'topic' && thing.kind === 'topic')
        next.set = { words: [wordGroupOf(next.word ?? '')] }
    }
  }

  private uniteWith(thing: Found, next: Found) {
    if (thing.kind === 'topic' && next.kind === 'topic') return
    const groups = [thing, next].flatMap(({ set, word }) => set.words ?? [wordGroupOf(word ?? '')])
    const name = groups.map((group) => group.name).join(' or ')
    next.set = {
      words: [
        {
          name,
          forms: [...new Set(groups.flatMap(({ forms }) => forms))],
          isObject: groups.every(({ isObject }) => isObject),
        },
      ],
    }
    next.kind = 'words'
    this.found.splice(this.found.indexOf(thing), 1)
  }

  private isComparing = () =>
    this.marked.asks(
      /\b(vs|versus|against|compar\w*|than|differ\w*|better|worse|more|fewer|higher|lower|prefer\w*|which)\b/,
    )

  private hasObject = () => this.found.some(({ kind }) => kind === 'topic' || kind === 'words')

  /** The topic or the two words at this place. */
  private topicAt(words: string[], i: number): { kind: Kind; set: ReviewSet; end: number } | null {
    const { topics } = this.background
    for (let length = Math.min(4, words.length - i); length >= 1; length--) {
      const phrase = words.slice(i, i + length)
      const names = [phrase.join(' '), [...phrase.slice(0, -1), ownNounOf(phrase.at(-1)!)].join(' ')]
      const own = topics.find(
        (topic) => names.includes(fold(topic)) || names.includes(ownNounOf(fold(topic))),
      )
      if (own) return { kind: 'topic', set: { topics: [own] }, end: i + length }
      const paired = length === 2 ? topicOfPair[names[0]!] : undefined
      if (length === 2 && (paired || stapleOfNoun.has(names[0]!) || stapleOfNoun.has(names[1]!))) {
        const isSame =
          paired && (phrase.some((word) => paired.includes(word)) || sameByAnotherName.has(paired))
        const topic = isSame && topics.includes(paired) ? paired : null
        if (topic) return { kind: 'topic', set: { topics: [topic] }, end: i + 2 }
        return {
          kind: 'words',
          set: { words: [{ name: names[0]!, forms: [names[0]!], isObject: true }] },
          end: i + 2,
        }
      }
    }
    const word = words[i]!
    const noun = ownNounOf(word)
    const isWord = this.marked.asks(/\b(mention\w*|contain\w*|includ\w*|the words?)\b/)
    const synonym =
      topicSynonyms[word] ??
      topicSynonyms[noun] ??
      (topicOfNoun(noun) === noun ? undefined : topicOfNoun(noun))
    // A part of food or drinks is looked for by its own word: "croissant" is less than "cakes and pastries".
    if (isWord || !synonym || !topics.includes(synonym) || synonym === 'food' || synonym === 'drinks')
      return null
    return { kind: 'topic', set: { topics: [synonym] }, end: i + 1 }
  }

  private assemble(asked: {
    measure: Measure | null
    by: Dimension | null
    end: 'highest' | 'lowest' | null
    isTrend: boolean
    isExistential: boolean
    isFollowing: boolean
    leftOut: string[]
  }): Parsed {
    const previous = asked.isFollowing ? this.background.previous : null
    if (this.periods().size > 2) return cannot('Two periods can be compared here, not more.')
    const sides = this.sides()
    const all = sides ? sides.shared : this.found
    const hasObject = this.hasObject()
    if (this.isTwofold && !sides) return cannot('Please ask about praise and about complaints one at a time.')
    const merged = merge(
      all.map(({ set }) => set),
      this.opinion,
    )
    if (typeof merged === 'string') return cannot(merged)
    const measure = this.measureOf(asked, { hasObject, isComparing: sides !== null })
    if (!measure) {
      if (previous && (this.found.length > 0 || this.opinion))
        return this.done(refine(previous, merged, sides), asked.leftOut)
      if (this.found.length === 0)
        return cannot('I do not understand what you would like to know about your reviews.')
    }
    const end = asked.end ?? undefined
    const by = (sides && asked.isTrend ? null : asked.by) ?? undefined
    const query: Query = {
      measure: measure ?? 'quotes',
      where: merged,
      ...(by && { by }),
      ...(end && { end }),
    }
    // "Is the bread good?" is answered with praise and complaints.
    if (query.measure === 'opinion' && hasObject && query.where.opinion === 'praise')
      delete query.where.opinion
    // The average of reviews with 5 stars is 5.
    if (query.measure === 'average' && isOneRating(query.where)) query.measure = 'count'
    if (query.measure === 'share') splitShare(query, this.shareSets(all))
    if (sides) {
      const [where, versus] = [
        merge([query.where, ...sides.left.map(({ set }) => set)], null),
        merge([query.where, ...sides.right.map(({ set }) => set)], null),
      ]
      if (typeof where === 'string' || typeof versus === 'string')
        return cannot('I do not understand which two parts to compare.')
      return this.done({ ...query, where, versus }, asked.leftOut)
    }
    return this.done(
      previous && this.found.length > 0 && !asked.measure ? refine(previous, merged, null) : query,
      asked.leftOut,
    )
  }

  private done = (query: Query, leftOut: string[]): Parsed => ({ query, readAs: this.given.readAs, leftOut })

  private measureOf(
    {
      measure,
      by,
      isTrend,
      isExistential,
      end,
    }: {
      measure: Measure | null
      by: Dimension | null
      isTrend: boolean
      isExistential: boolean
      end: 'highest' | 'lowest' | null
    },
    { hasObject, isComparing }: { hasObject: boolean; isComparing: boolean },
  ): Measure | null {
    const { marked, opinion } = this
    if (by === 'rating' && measure !== 'share') return 'count'
    if (measure && !['quotes', 'topics'].includes(measure)) return measure
    const isPlural = marked.asks(/\b(reviews|complaints|compliments|comments|mentions|customers|people)\b/)
    if (by) {
      const isCounted =
        marked.asks(
          /\bmentions?\b|\b(most|fewest|more|fewer|least|many|number|busiest) (\w+ ){0,4}(reviews|complaints|comments|customers|people|feedback|praise|ratings)\b|\bbusiest\b/,
        ) || opinion !== null
      return isCounted
        ? 'count'
        : isTrend || end
          ? marked.asks(
              /\b(happy|happier|happiest|unhappiest|satisfied|rat\w*|stars?|best|worst|better|worse|improv\w*)\b/,
            )
            ? 'average'
            : 'count'
          : isPlural
            ? 'count'
            : 'average'
    }
    if (isComparing)
      return measure === 'topics'
        ? 'topics'
        : opinion ||
            (isPlural &&
              !marked.asks(
                /\b(better|worse|happier|compar\w*|(higher|lower) (average |mean )?ratings?|rated (higher|lower))\b/,
              ))
          ? 'count'
          : 'average'
    if (measure === 'topics') return 'topics'
    if (opinion && !hasObject && !isExistential && measure !== 'quotes') return 'topics'
    if (opinion && !hasObject && measure === 'quotes' && marked.asks(/\bwhat\b/)) return 'topics'
    if (measure === 'quotes') return 'quotes'
    if (marked.asks(/\bwhat (do|did|does|are|is|was|were|have|has)\b|\bhow (do|did|does)\b/) && hasObject)
      return 'quotes'
    if (hasObject || opinion) return 'opinion'
    if (this.found.length > 0) return 'quotes'
    return marked.asks(/\bhow (are|is) (we|things|business)\b/) ? 'average' : null
  }

  /** Two values of the same kind, on both sides of what compares them. */
  private periods = () =>
    new Set(this.found.filter(({ kind }) => kind === 'period').map(({ set }) => JSON.stringify(set)))

  private sides(): { left: Found[]; right: Found[]; shared: Found[] } | null {
    const { marked } = this
    const isAsked = marked.asks(
      /\b(vs|versus|against|compar\w*|than|differ\w*|between|better|worse|more|fewer|higher|lower|prefer\w*|before)\b|^(is|are|was|were|do|does|did|which|who)\b.* or\b/,
    )
    if (!isAsked && this.periods().size < 2) return null
    const pivot = marked.find(/\b(vs|versus|against|than|compared|or)\b/)
    for (const kind of [
      'period',
      'rating',
      'language',
      'source',
      'weekday',
      'group',
      'reply',
      'topic',
      'words',
    ] as Kind[]) {
      const isOfKind = (each: Found) =>
        each.kind === kind || (kind === 'topic' && pivot >= 0 && each.kind === 'words')
      const found = this.found.filter(isOfKind).toSorted((one, other) => one.at - other.at)
      const values = found.filter(
        ({ set }, index) =>
          found.findIndex((other) => JSON.stringify(other.set) === JSON.stringify(set)) === index,
      )
      const other = values.length === 1 ? this.complementOf(values[0]!) : null
      if (other)
        return { left: values, right: [other], shared: this.found.filter((each) => each.kind !== kind) }
      if (values.length < 2) continue
      const around = pivot < 0 ? 1 : values.findIndex(({ at }) => at > pivot)
      const right = values[around < 1 ? 1 : around]!
      const left = values[(around < 1 ? 1 : around) - 1]!
      return { left: [left], right: [right], shared: this.found.filter((each) => !isOfKind(each)) }
    }
    return null
  }

  /** "than the others", "than on other days". */
  private complementOf({ set, kind, at }: Found): Found | null {
    if (
      !this.marked.asks(/\b(others?|rest|else|remaining|all reviews|average|overall)\b/) ||
      !this.isComparing()
    )
      return null
    const rest = complement(set)
    return rest && { kind, at: at + 1, set: rest }
  }

  /** Of a share: what stands before the verb, and what after it. Periods belong to the whole. */
  private shareSets(all: Found[]) {
    const { marked } = this
    const asked = marked.find(
      /\b(share|percentage|percent|proportion|fraction|how much of|how often|part of)\b/,
    )
    const verb = marked.find(
      /\b(is|are|was|were|have|has|had|mention\w*|complain\w*|prais\w*|got|get|gets|contain\w*|come|comes|came|give|gives|gave|rate|rated|say|said|talk\w*|in percent|critici\w*|like|love)\b|\b(answered|replied)( to)?$/,
      asked + 1,
    )
    const isBefore = ({ at, kind }: Found) => kind === 'period' || at < asked || (verb >= 0 && at < verb)
    const part = all.filter((each) => !isBefore(each))
    const whole =
      part.length > 0 || this.opinion ? all.filter(isBefore) : all.filter(({ kind }) => kind === 'period')
    return {
      whole: whole.map(({ set }) => set),
      part: (part.length > 0 || this.opinion ? part : all.filter(({ kind }) => kind !== 'period')).map(
        ({ set }) => set,
      ),
      opinion: this.opinion,
    }
  }
}

const isOneRating = ({ lowest, highest }: ReviewSet) => lowest !== undefined && lowest === highest

const wordsOf = (pattern: RegExp) => new RegExp(pattern.source.replace(/^\^/, '\\b').replace(/\$$/, '\\b'))

/** The word behind one of these is looked for, whatever it is. */
const beforeNames = new Set(
  'mention mentions mentioned mentioning word words contain contains containing name named'.split(' '),
)

/** An adjective, an adverb or a verb ("whole", "second", "appear") is no thing that reviews are about. */
function mayBeThing(word: string) {
  const [token] = tokenise(word)
  return token !== undefined && ['noun', 'noun or verb', 'unknown'].includes(partOf(token))
}

const isVerbLike = (word: string) => /(?:ing|ed)$/.test(word) && word.length > 4

/** Two words may name exactly such a topic; "front desk" is less than the staff. */
const sameByAnotherName = new Set(['waiting time', 'parking', 'opening hours', 'website'])

const verbs = new Set('do did does is are was were has have had we you can could got get'.split(' '))

/** To leave one out would turn the question round. */
export const negations = new Set(
  'not no never without nobody none nothing neither nor except excluding unless'.split(' '),
)
