import type { ReactElement, ReactNode } from 'react'

/** Two drawings, because one scaled down to a phone would have 6 px text. */
export const chartWidths = { wide: 760, narrow: 350 }
export type ChartSize = keyof typeof chartWidths

type ChartSvgProps = {
  size: ChartSize
  height: number
  description: string
  /** The drawing has links, which would be hidden in an image. */
  hasLinks?: boolean
  children: ReactNode
}

export function ChartSvg({ size, height, description, hasLinks, children }: ChartSvgProps) {
  const width = chartWidths[size]
  return (
    <svg
      aria-label={description}
      className={`chart-${size}`}
      height={height}
      role={hasLinks ? 'group' : 'img'}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
    >
      {children}
    </svg>
  )
}

/** Draws for wide and for narrow columns; the stylesheet shows the one that fits. */
export const bothSizes = (draw: (size: ChartSize) => ReactElement) => (
  <>
    {draw('wide')}
    {draw('narrow')}
  </>
)
