import { analyse } from '../../analysis/analyse.ts'
import { judgeTerms } from '../../analysis/aspects/find-aspects.ts'
import { isShown } from '../../analysis/confidence.ts'
import type { Label } from '../../analysis/sentiment/judge-sentiment.ts'
import { tokenise } from '../../analysis/text/tokens.ts'
import type { GoldSentence, Polarity } from '../../analysis/training/aspects/datasets.ts'
import { ownAspects } from '../../analysis/training/aspects/own-reviews.ts'
import { goldSpans } from '../../analysis/training/aspects/train-judgements.ts'
import { isTrainedOn, ownReviews } from '../../analysis/training/own-reviews.ts'
import { calibrationError, type Judged } from './reliability.ts'
import type { Mark } from './table.ts'

type Seen = Judged & { isShown: boolean }

/** How much of what is shown as praise or a complaint is right, and how well confidence is calibrated. */
export function measureShown(restaurants: GoldSentence[], laptops: GoldSentence[]): Mark[] {
  const gold = [...restaurants, ...laptops].flatMap(judgeGold)
  const reviews = ownAspects(ownReviews().filter((review) => !isTrainedOn(review)))
  const own = reviews.flatMap(judgeReview)
  const judged = reviews.flatMap(({ terms, implied }) => [...terms, ...implied])
  const sided = judged.filter(({ polarity }) => polarity !== 'neutral').length
  return [
    { what: 'aspects shown, SemEval gold terms, right', value: rightOfShown(gold), gate: 93, aim: 96 },
    {
      what: '  share of the gold terms shown',
      value: share(gold.filter((s) => s.isShown).length, gold.length),
      gate: 50,
      aim: 50,
    },
    {
      what: '  calibration error (ECE)',
      value: calibrationError(gold),
      gate: 0.05,
      aim: 0.03,
      lowerIsBetter: true,
    },
    { what: 'aspects shown, own reviews with stars, right', value: rightOfShown(own), gate: 80, aim: 90 },
    {
      what: '  shown, of those that people judge',
      value: share(own.filter((s) => s.isShown).length, sided),
      gate: 20,
      aim: 20,
    },
    {
      what: '  calibration error (ECE)',
      value: calibrationError(own),
      gate: 0.05,
      aim: 0.03,
      lowerIsBetter: true,
    },
  ]
}

/** `conflict` is left out. */
function judgeGold(sentence: GoldSentence): Seen[] {
  const tokens = tokenise(sentence.text)
  const { spans, terms } = goldSpans(sentence, tokens)
  return judgeTerms(tokens, spans).flatMap((judgement, i) => {
    const polarity = terms[i]?.polarity
    if (polarity === 'conflict') return []
    const [label, confidence] = Object.entries(judgement).reduce((a, b) => (b[1] > a[1] ? b : a)) as [
      'positive' | 'neutral' | 'negative',
      number,
    ]
    const shown = isShown({ label, confidence })
    return [{ label, score: 0, confidence, wanted: wantedOf(polarity), isShown: shown }]
  })
}

/**
 * The aspects found in a review with its stars. One that nobody marked is neither praised nor blamed, unless its topic
 * is judged there without a name.
 */
function judgeReview({ text, stars, terms, implied }: ReturnType<typeof ownAspects>[number]): Seen[] {
  return analyse(text, { rating: stars, languageHint: 'en' }).aspects.map((aspect) => {
    const gold =
      terms.find((term) => term.start < aspect.end && aspect.start < term.end) ??
      implied.find(({ topic }) => topic === aspect.topic)
    return { ...aspect, wanted: wantedOf(gold?.polarity), isShown: aspect.shown }
  })
}

const wantedOf = (polarity: Polarity = 'neutral'): Label => (polarity === 'conflict' ? 'neutral' : polarity)

const share = (part: number, all: number) => (100 * part) / all

function rightOfShown(seen: Seen[]): number {
  const shown = seen.filter((s) => s.isShown)
  return share(shown.filter((s) => s.label === s.wanted).length, shown.length)
}
