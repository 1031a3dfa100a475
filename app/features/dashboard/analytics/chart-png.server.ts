import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ChartPicture } from '#app/features/dashboard/analytics/chart-picture.tsx'
import type { ChartId, Charts } from '#app/features/dashboard/analytics/charts.ts'
import { drawChart } from '#app/features/dashboard/analytics/drawing.tsx'
import { drawSvg } from '#app/platform/svg-drawing.server.ts'
import marks from '#app/ui/chart-marks.css?raw'

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

/** Null with too few reviews to draw anything. */
export async function chartPng<Id extends ChartId>(id: Id, chart: Charts[Id], source: string) {
  const drawing = drawChart(id, chart, 'wide')
  if (!drawing) return null
  const height = heightOf(renderToStaticMarkup(drawing))
  const { question, answer } = chart
  const picture = createElement(ChartPicture, { question, answer, source, drawing, height, styles })
  return drawSvg(renderToStaticMarkup(picture))
}

const heightOf = (svg: string) => Number(/ height="([\d.]+)"/.exec(svg)![1])
