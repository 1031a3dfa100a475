// node analysis/training/train-questions.ts [FILE]
//
// From questions that were marked in twelve languages: which of their words are looked for in reviews, and what is asked
// (`models/questions.bin`). Measured by fifths of the questions that were left out. With a file: on its questions, of which nothing was learnt.

import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { packModel } from '../aspects/model-file.ts'
import {
  type Asking,
  askings,
  factsOfQuestion,
  factsOfWord,
  isBeyond,
  likeliest,
  markQuestion,
  type Role,
  roles,
  setQuestionTables,
  type Weighing,
  wordsOfQuestion,
} from '../questions/mark-question.ts'
import { readJsonl } from './data.ts'
import { learnLogistic, packed } from './logistic.ts'
import { writeSums } from './model-sums.ts'

type Question = {
  q: string
  language: string
  show: string
  about?: string[]
  or?: boolean
  say?: string
  stars?: string
  time?: string[]
  compare?: string
  by?: string
  byWords?: string | string[]
  written?: string[]
  writtenWords?: string | string[]
  beyond?: string
}

/** A fact needs so many examples. */
const FEWEST = { roles: 2, askings: 3 }
const PULL = 1
/** Of so few questions, each is worth a longer step. */
const VALUE = 10
/** So often in questions, and looked for in so few of them. */
const ASKING = { fewest: 5, share: 0.15 }
const FOLDS = 5
const BESIDE = 50
const START = -2

const models = new URL('../models/', import.meta.url)

/** The words that each part of a question marks, in their order. */
function rolesOf({ q, ...question }: Question, words: { start: number; end: number }[]): (Role | null)[] {
  const given: Record<Role, string[]> = {
    about: question.about ?? [],
    time: [question.time ?? []].flat(),
    by: [question.byWords ?? []].flat(),
    written: [question.writtenWords ?? []].flat(),
  }
  const marked: (Role | null)[] = words.map(() => null)
  for (const role of roles) {
    let from = 0
    for (const phrase of given[role]) {
      const at = q.indexOf(phrase, from) >= 0 ? q.indexOf(phrase, from) : q.indexOf(phrase)
      if (at < 0) continue
      from = at + phrase.length
      for (const [k, { start, end }] of words.entries()) if (start < from && end > at) marked[k] ??= role
    }
  }
  return marked
}

function askingsOf(question: Question): Set<Asking> {
  const { stars } = question
  const said = [
    `show ${question.show}`,
    question.say && `say ${question.say}`,
    stars && (stars.includes('-') ? `stars ${stars}` : 'stars number'),
    question.compare && `compare ${question.compare}`,
    question.by && `by ${question.by}`,
    question.beyond && `beyond ${question.beyond}`,
    question.beyond && 'beyond any',
    question.or && 'any of',
  ]
  return new Set(said.filter((each) => askings.includes(each as Asking)) as Asking[])
}

type Known = { facts: number[]; is: boolean[] }

function learn(known: Known[], fewest: number): Weighing {
  const counts = new Map<number, number>()
  for (const { facts } of known)
    for (const fact of new Set(facts)) counts.set(fact, (counts.get(fact) ?? 0) + 1)
  const kept = [...counts].filter(([, count]) => count >= fewest).map(([fact]) => fact)
  const rows = new Map(kept.map((fact, row) => [fact, row]))
  const examples = known.map(({ facts, is }) => {
    const its = facts.flatMap((fact) => rows.get(fact) ?? [])
    return { rows: its, value: VALUE / Math.sqrt(its.length + 1), is, weight: 1 }
  })
  const { weights, bias } = learnLogistic(examples, kept.length, PULL, START)
  return { rows, weights, scale: VALUE, bias }
}

/** Owners type a thing alone, too: that of each so many questions is one more. */
const EACH = 4
const alone = (questions: Question[]): Question[] =>
  questions.flatMap(({ about, language }, at) =>
    about?.length === 1 && at % EACH === 0 ? [{ q: about[0]!, language, show: 'quotes', about }] : [],
  )

function learnFrom(given: Question[]) {
  const questions = [...given, ...alone(given)]
  const read = questions.map((question) => {
    const words = wordsOfQuestion(question.q, question.language)
    const given = rolesOf(question, words)
    return { question, words: words.map((word, at) => ({ ...word, role: given[at]! })) }
  })
  const ofWords = read.flatMap(({ words, question: { language } }) =>
    words.map(({ role }, at) => ({
      facts: factsOfWord(words, at, language),
      is: roles.map((each) => each === role),
    })),
  )
  const ofQuestions = read.map(({ words, question }) => {
    const asked = askingsOf(question)
    return { facts: factsOfQuestion(words, question.language), is: askings.map((each) => asked.has(each)) }
  })
  const uses = Map.groupBy(
    read.flatMap(({ words }) => words),
    ({ folded }) => folded,
  )
  const asking = [...uses].flatMap(([word, its]) => {
    const sought = its.filter(({ role }) => role === 'about').length
    return its.length >= ASKING.fewest && sought <= ASKING.share * its.length ? [word] : []
  })
  return {
    roles: learn(ofWords, FEWEST.roles),
    askings: learn(ofQuestions, FEWEST.askings),
    asking: new Set(asking),
  }
}

function pack({ roles, askings, asking }: ReturnType<typeof learnFrom>): Buffer {
  const [ofWords, ofQuestions] = [roles, askings].map(({ weights }) => packed(weights as Float32Array))
  return packModel(
    [
      ['roles hashes', Int32Array.from(roles.rows.keys())],
      ['roles weights', ofWords!.bytes],
      ['askings hashes', Int32Array.from(askings.rows.keys())],
      ['askings weights', ofQuestions!.bytes],
    ],
    {
      asking: [...asking],
      roles: { scale: ofWords!.scale * VALUE, bias: roles.bias },
      askings: { scale: ofQuestions!.scale * VALUE, bias: askings.bias },
    },
  )
}

const counted = ['questions', 'about', 'found', 'taken', 'show', 'beyond', 'told', 'toldRight'] as const
type Score = Record<(typeof counted)[number], number>
const noScore = () => Object.fromEntries(counted.map((each) => [each, 0])) as Score

/** `told`: that reviews cannot tell it. */
function measure(question: Question, score: Score) {
  const { words, chances } = markQuestion(question.q)
  const truth = rolesOf(question, words)
  const isTold = isBeyond(chances)
  score.questions++
  score.about += truth.filter((role) => role === 'about').length
  score.taken += words.filter(({ role }) => role === 'about').length
  score.found += words.filter(({ role }, at) => role === 'about' && truth[at] === 'about').length
  score.show += Number(likeliest(chances, 'show') === `show ${question.show}`)
  score.beyond += Number(Boolean(question.beyond))
  score.told += Number(isTold)
  score.toldRight += Number(isTold && Boolean(question.beyond))
}

const path = fileURLToPath(new URL('./own/questions.jsonl', import.meta.url))
const questions = [...readJsonl<Question>(path)]
const [file] = process.argv.slice(2)
const scores = new Map<string, Score>([['all', noScore()]])
const measureIn = (question: Question) => {
  const its = scores.get(question.language) ?? noScore()
  scores.set(question.language, its)
  for (const score of [its, scores.get('all')!]) measure(question, score)
}
if (file) {
  for (const question of readJsonl<Question>(file)) measureIn(question)
} else {
  // Those written after each other are alike.
  const foldOf = (at: number) => Math.floor(at / BESIDE) % FOLDS
  for (let fold = 0; fold < FOLDS; fold++) {
    setQuestionTables(learnFrom(questions.filter((_, at) => foldOf(at) !== fold)))
    for (const question of questions.filter((_, at) => foldOf(at) === fold)) measureIn(question)
  }
  writeFileSync(new URL('questions.bin', models), pack(learnFrom(questions)))
  writeSums(models)
}
const percent = (part: number, whole: number) => `${Math.round((100 * part) / whole)} %`
for (const [language, its] of scores)
  console.log(
    `${language}: ${its.questions} questions; of ${its.about} words to look for ${percent(its.found, its.about)} found, ${percent(its.found, its.taken)} right; show ${percent(its.show, its.questions)}; of ${its.beyond} that reviews cannot tell ${percent(its.toldRight, its.beyond)} told, ${percent(its.toldRight, its.told)} right`,
  )
