/** A drawing of what will be here, above the words of an empty screen. */
export type EmptyPictureName = keyof typeof drawings

const drawings = {
  /** Bars with their names before them. */
  bars: {
    lines: 'M0 14h34M0 36h46M0 58h26M0 80h40',
    marks: 'M62 8h150v12H62zM62 30h104v12H62zM62 52h66v12H62zM62 74h38v12H62z',
  },
  /** A line over time. */
  trend: {
    lines: 'M0 88H240M6 64l38-12 38 8 38-26 38 6 38-22 38 4',
    marks: 'M228 22a6 6 0 1 0 12 0a6 6 0 1 0-12 0z',
  },
  /** Dots with their ranges. */
  plot: {
    lines: 'M0 88H240M150 18h62M150 12v12M212 12v12M84 46h74M84 40v12M158 40v12M40 72h56M40 66v12M96 66v12',
    marks:
      'M175 18a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM115 46a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM62 72a6 6 0 1 0 12 0a6 6 0 1 0-12 0z',
  },
  /** A review with its stars. */
  review: {
    lines: 'M1 4H239V88H1zM20 52H210M20 66H160',
    marks:
      'M28 18l3 7 8 1-6 5 2 8-7-4-7 4 2-8-6-5 8-1zM54 18l3 7 8 1-6 5 2 8-7-4-7 4 2-8-6-5 8-1zM80 18l3 7 8 1-6 5 2 8-7-4-7 4 2-8-6-5 8-1zM106 18l3 7 8 1-6 5 2 8-7-4-7 4 2-8-6-5 8-1zM132 18l3 7 8 1-6 5 2 8-7-4-7 4 2-8-6-5 8-1z',
  },
  /** Nothing waits. */
  done: { lines: 'M4 46a42 42 0 1 0 84 0a42 42 0 1 0-84 0zM28 47l13 13 26-28', marks: '' },
}

export function EmptyPicture({ name }: { name: EmptyPictureName }) {
  const { lines, marks } = drawings[name]
  return (
    <svg aria-hidden className="empty-picture" viewBox="0 0 240 92">
      <path d={lines} />
      {marks && <path className={name === 'review' ? 'starry' : 'solid'} d={marks} />}
    </svg>
  )
}
