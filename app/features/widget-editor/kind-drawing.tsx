import type { ReactNode } from 'react'
import type { WidgetKind } from '#widget/widget-data.ts'

type Box = [x: number, y: number, width: number, height: number]

/** `score`: the rating, "4.3", or "–" without reviews. */
type KindDrawingProps = { kind: WidgetKind; score?: string }

/** A kind of widget as a sketch of its shape. */
export const KindDrawing = ({ kind, score = '' }: KindDrawingProps) => (
  <svg aria-hidden className="h-28 w-full sm:h-52" viewBox="0 0 240 128">
    {kind === 'summary' && <Score left={24} score={score} />}
    {kind === 'badge' && <Score left={88} score={score} />}
    {drawings[kind]}
  </svg>
)

const Cards = ({ boxes }: { boxes: Box[] }) => boxes.map((box) => <Card box={box} key={box.join()} />)

function Card({ box: [x, y, width, height] }: { box: Box }) {
  const lines = Math.floor((height - 22) / 9)
  const ends = Array.from({ length: lines }, (_, at) => (width - 16) * (at === lines - 1 ? 0.6 : 1))
  return (
    <>
      <rect className="fill-sheet stroke-control" height={height} rx="5" width={width} x={x} y={y} />
      <Stars size={8} x={x + 8} y={y + 15} />
      <path
        className="stroke-line"
        d={ends.map((end, at) => `M${x + 8} ${y + 24 + at * 9}h${end}`).join('')}
        strokeWidth="4"
      />
    </>
  )
}

type StarsProps = { x: number; y: number; size: number }

const Stars = ({ x, y, size }: StarsProps) => (
  <text className="fill-star" fontSize={size} textLength={size * 5} x={x} y={y}>
    ★★★★★
  </text>
)

const barsOf = (lengths: number[]) => lengths.map((length, at) => `M120 ${32 + at * 16}h${length}`).join('')

type ScoreProps = { left: number; score: string }

const Score = ({ left, score }: ScoreProps) => (
  <>
    <text className="fill-ink font-display" fontSize="44" x={left} y="78">
      {score}
    </text>
    <Stars size={13} x={left} y={102} />
  </>
)

/** The page that a toast or a drawer is above. */
const PageBelow = () => <path className="stroke-line" d="M16 20h120M16 36h208M16 52h190" strokeWidth="7" />

/** On a page of 240 by 128. */
const drawings: Record<WidgetKind, ReactNode> = {
  wall: (
    <Cards
      boxes={[
        [12, 12, 68, 46],
        [12, 66, 68, 62],
        [86, 12, 68, 64],
        [86, 84, 68, 44],
        [160, 12, 68, 38],
        [160, 58, 68, 70],
      ]}
    />
  ),
  grid: (
    <Cards
      boxes={[12, 86, 160].flatMap((x): Box[] => [
        [x, 16, 68, 44],
        [x, 68, 68, 44],
      ])}
    />
  ),
  list: <Cards boxes={[12, 50, 88].map((y) => [52, y, 136, 30])} />,
  carousel: (
    <>
      <Cards boxes={[34, 124].map((x) => [x, 32, 82, 64])} />
      <path className="fill-none stroke-ink" d="m20 56-8 8 8 8M220 56l8 8-8 8" strokeWidth="2.5" />
    </>
  ),
  marquee: <Cards boxes={[-38, 48, 134, 220].map((x) => [x, 38, 78, 52])} />,
  quote: (
    <>
      <text className="fill-success font-display" fontSize="72" x="26" y="72">
        “
      </text>
      <path className="stroke-control" d="M64 40h142M64 60h142M64 80h90" strokeWidth="8" />
      <Stars size={12} x={64} y={110} />
    </>
  ),
  summary: (
    <>
      <path className="stroke-line" d={barsOf([100, 100, 100, 100, 100])} strokeWidth="7" />
      <path className="stroke-positive" d={barsOf([96, 60, 22, 12, 30])} strokeWidth="7" />
    </>
  ),
  badge: null,
  toast: (
    <>
      <PageBelow />
      <Cards boxes={[[12, 72, 112, 44]]} />
    </>
  ),
  drawer: (
    <>
      <PageBelow />
      <rect className="fill-accent" height="32" rx="16" width="96" x="132" y="84" />
      <text className="fill-on-accent text-sm" x="146" y="105">
        ★ Reviews
      </text>
    </>
  ),
  photos: [0, 1, 2, 3, 4, 5, 6, 7].map((at) => (
    <g key={at} transform={`translate(${12 + (at % 4) * 55} ${12 + Math.floor(at / 4) * 54})`}>
      <rect className={at % 3 ? 'fill-sheet stroke-control' : 'fill-line'} height="48" rx="5" width="50" />
      <path className="fill-none stroke-control" d="m4 42 14-16 10 10 8-8 10 12" strokeWidth="2" />
    </g>
  )),
}
