import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { languages } from '#app/languages/languages.ts'
import { messages, withPeriods } from '#app/languages/messages.server.ts'
import { periods } from '#app/periods.ts'

/** Other periods, each with a number that nothing else has. */
const changed = Object.fromEntries(
  Object.keys(periods).map((name, at) => [name, 7001 + at]),
) as typeof periods

const flat = (texts: object): string[] =>
  Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : flat(text)))
const numbersIn = (texts: object) =>
  flat(texts)
    .flatMap((text) => text.match(/\b70\d\d\b/g) ?? [])
    .sort()

test.for(languages)('messages in %s read every promised period, and write none out', (language) => {
  const told = numbersIn(withPeriods(changed)[language])
  expect(told).toEqual(numbersIn(withPeriods(changed).en))
  expect(told.length).toBeGreaterThan(10)
  for (const text of flat(messages[language])) {
    for (const name of Object.keys(periods)) expect(text).not.toContain(`{${name}}`)
  }
})

test('messages write out no number of days, months or years', () => {
  const source = (language: string) => readFileSync(`app/languages/${language}.ts`, 'utf8')
  const writtenOut =
    /(?<![\w{])(\d+|drei|trois|tres|tre|drie|três|trzech|tří|üç|three|sechs|six|seis|sei|zes|sex|seks|altı|zwei|deux|dos|due|twee|dois|två|to|dva|iki|two) (days|months|years|hours|minutes|Tagen?|Monaten?|Jahre|Minuten|jours|mois|ans|días|meses|años|giorni|mesi|anni|dagen|maanden|jaar|dias|anos|dni|dniach|miesięcy|lata|dagar|månader|dage|måneder|år|dnů|dnech|měsíců|roky|gün|ay|yıl|dakika)\b/giu
  for (const language of languages) expect(source(language).match(writtenOut), language).toBeNull()
})

describe('pages and mails', () => {
  // Not ours: samples of strangers' texts, hours that owners type, and the sentence that the specification prescribes.
  const files = globSync('app/**/*.{ts,tsx}').filter(
    (file) =>
      !/\.test\.|^app\/languages|landing\/samples|sample-sites|opening-hours|contact\.vocabulary/.test(file),
  )
  /** Where a page looks back over a period, it promises nothing. */
  const lookingBack = /\b(last|Last|in|about|took) (the last )?(two|three|six|ten|twelve|\d+) \w+/
  const writtenOut = /[a-z] (two|three|six|seven|ten|\d+) (days|months|years|hours)\b/

  test('write out no period that they promise', () => {
    const found = files.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => !/^\s*(\/\/|\/?\*)/.test(line) && writtenOut.test(line) && !lookingBack.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    )
    expect(found).toEqual([])
  })
})

test('the documents name the periods that the code keeps', () => {
  const said: Record<string, string[]> = {
    'docs/operating.md': [
      `You have ${periods.decisionDays} days; for a challenge ${periods.decisionDays} days after the ${periods.challengeReplyHours} hours`,
      `erased ${periods.settledMessageDays} days after it was answered or closed, or ${periods.unsettledMessageDays} days after`,
      `erased after ${periods.unconfirmedNewsletterDays} days`,
      `erases it after ${periods.closedDays} days`,
    ],
    'docs/transparency.md': [
      `${periods.decisionDays} days for reviews that a check stopped`,
      `undid or replaced within ${periods.importDays} days`,
      `in the last ${periods.recordYears} years`,
    ],
    'docs/order-links.md': [`from one mailbox within ${periods.reviewAgainDays} days`],
  }
  for (const [file, sentences] of Object.entries(said)) {
    const text = readFileSync(file, 'utf8').replace(/\s+/g, ' ')
    for (const sentence of sentences) expect(text).toContain(sentence)
  }
})
