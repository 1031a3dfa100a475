declare module 'vader-sentiment' {
  const vader: { SentimentIntensityAnalyzer: { polarity_scores(text: string): { compound: number } } }
  export default vader
}
declare module 'sentiment' {
  export default class Sentiment {
    analyze(text: string): { score: number; comparative: number }
  }
}
declare module 'wink-sentiment' {
  export default function winkSentiment(text: string): { score: number; normalizedScore: number }
}
