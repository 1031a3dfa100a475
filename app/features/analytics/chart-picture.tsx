import { renderToStaticMarkup } from 'react-dom/server'
import marks from '#app/ui/chart-marks.css?raw'
import { chartWidths } from '#app/ui/chart-svg.tsx'
import { type Chart, drawChart } from './chart.tsx'

/** The light theme of tokens.css in sRGB: pictures have no theme, and the renderer does not know oklch. */
const colours: Record<string, string> = {
  paper: '#fbf9f5',
  ink: '#141c2c',
  muted: '#545b69',
  line: '#dddad3',
  rule: '#141c2c',
  positive: '#22637b',
  neutral: '#676d76',
  negative: '#a63d2b',
}

const styles = `${marks.replaceAll(/var\(--(\w+)\)/g, (_, name: string) => colours[name]!)}
text { font-family: Geist; }
.picture-paper { fill: ${colours.paper}; }
.picture-question { font-family: Newsreader; font-size: 22px; fill: ${colours.ink}; }
.picture-answer { font-size: 14px; fill: ${colours.ink}; }
.picture-source { font-size: 11px; fill: ${colours.muted}; }`

const margin = 40
const lineHeight = { answer: 22, source: 18 }
const charactersPerLine = { answer: 104, source: 124 }

/** A chart as an SVG picture of its own: the question, the answer, the drawing, and `source`, what was counted. */
export function drawPicture(chart: Chart, source: string) {
  const drawing = drawChart(chart, 'wide')!
  const height = Number(/ height="([\d.]+)"/.exec(renderToStaticMarkup(drawing))![1])
  const lines = wrap(chart.answer, charactersPerLine.answer)
  const notes = wrap(source, charactersPerLine.source)
  const top = margin + 50 + lines.length * lineHeight.answer
  const width = chartWidths.wide + 2 * margin
  const total = top + height + 10 + notes.length * lineHeight.source + margin
  const picture = (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a picture to download
    <svg height={total} viewBox={`0 0 ${width} ${total}`} width={width} xmlns="http://www.w3.org/2000/svg">
      <style>{styles}</style>
      <rect className="picture-paper" height={total} width={width} />
      <text className="picture-question" x={margin} y={margin + 14}>
        {chart.question}
      </text>
      {lines.map((line, at) => (
        <text className="picture-answer" key={line} x={margin} y={margin + 44 + at * lineHeight.answer}>
          {line}
        </text>
      ))}
      <g className="chart" transform={`translate(${margin} ${top})`}>
        {drawing}
      </g>
      {notes.map((line, at) => (
        <text className="picture-source" key={line} x={margin} y={top + height + 30 + at * lineHeight.source}>
          {line}
        </text>
      ))}
    </svg>
  )
  return renderToStaticMarkup(picture)
}

function wrap(text: string, most: number) {
  const lines = ['']
  for (const word of text.split(' ')) {
    const longer = lines.at(-1) ? `${lines.at(-1)} ${word}` : word
    if (longer.length > most) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}
