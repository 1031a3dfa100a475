/** A caption is read in a line or two. */
const longestCaption = 80

/**
 * An author's words as WebVTT. They are spread over the video by their length, because nobody told us when each is said.
 */
export function captionsInTime(words: string, seconds: number) {
  const captions = splitIntoCaptions(words)
  const total = captions.reduce((sum, { length }) => sum + length, 0)
  let said = 0
  const cues = captions.map((caption) => {
    const from = (seconds * said) / total
    said += caption.length
    return `${timeOf(from)} --> ${timeOf((seconds * said) / total)}\n${escapeCue(caption)}`
  })
  return ['WEBVTT', ...cues].join('\n\n')
}

/** By sentences, and long ones by words. */
function splitIntoCaptions(words: string) {
  const sentences = words.split(/(?<=[.!?…。])\s+|\n+/).map((sentence) => sentence.trim())
  return sentences.filter(Boolean).flatMap((sentence) => {
    const lines: string[] = []
    for (const word of sentence.split(/\s+/)) {
      const last = lines.at(-1)
      if (last !== undefined && last.length + word.length < longestCaption)
        lines[lines.length - 1] = `${last} ${word}`
      else lines.push(word)
    }
    return lines
  })
}

const escapeCue = (text: string) =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign]!)

const timeOf = (seconds: number) => new Date(1000 * seconds).toISOString().slice(11, 23)
