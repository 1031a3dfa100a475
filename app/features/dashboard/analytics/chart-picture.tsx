import type { ReactElement } from 'react'
import { chartWidths } from '#app/ui/chart-svg.tsx'

const margin = 40
const lineHeight = 22
const charactersPerLine = 104

type ChartPictureProps = {
  question: string
  answer: string
  /** Of whom, and what is counted. */
  source: string
  /** An svg with its width and height. */
  drawing: ReactElement
  height: number
  /** Rules of SVG properties. */
  styles: string
}

/** A chart as a picture of its own: the question, the answer, the drawing, and what was counted. */
export function ChartPicture({ question, answer, source, drawing, height, styles }: ChartPictureProps) {
  const lines = linesOf(answer, charactersPerLine)
  const notes = linesOf(source, charactersPerLine + 20)
  const top = margin + 34 + lines.length * lineHeight + 16
  const width = chartWidths.wide + 2 * margin
  const total = top + height + 20 + notes.length * 18 + margin - 10
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a picture to download
    <svg height={total} viewBox={`0 0 ${width} ${total}`} width={width} xmlns="http://www.w3.org/2000/svg">
      <style>{styles}</style>
      <rect className="picture-paper" height={total} width={width} />
      <text className="picture-question" x={margin} y={margin + 14}>
        {question}
      </text>
      {lines.map((line, at) => (
        <text className="picture-answer" key={line} x={margin} y={margin + 44 + at * lineHeight}>
          {line}
        </text>
      ))}
      <g className="chart" transform={`translate(${margin} ${top})`}>
        {drawing}
      </g>
      {notes.map((line, at) => (
        <text className="picture-source" key={line} x={margin} y={top + height + 30 + at * 18}>
          {line}
        </text>
      ))}
    </svg>
  )
}

export function linesOf(text: string, most: number) {
  const lines = ['']
  for (const word of text.split(' ')) {
    const longer = lines.at(-1) ? `${lines.at(-1)} ${word}` : word
    if (longer.length > most) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}
