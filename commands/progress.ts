const width = 30

export type Progress = ReturnType<typeof progressBar>

/** "Importing  ███████░░░  8,120 of 17,222" on a terminal; elsewhere a line at each tenth. */
export function progressBar(label: string, total: number) {
  const isTerminal = process.stderr.isTTY === true
  const count = (value: number) => value.toLocaleString('en')
  let done = 0
  let told = -1

  function tell() {
    const share = done / total
    const step = Math.floor(share * (isTerminal ? 1000 : 10))
    if (step === told) return
    told = step
    const full = Math.round(share * width)
    const bar = '█'.repeat(full) + '░'.repeat(width - full)
    process.stderr.write(
      isTerminal
        ? `\r${label}  ${bar}  ${count(done)} of ${count(total)}${done === total ? '\n' : ''}`
        : `${label}: ${count(done)} of ${count(total)}\n`,
    )
  }

  if (total > 0) tell()
  return {
    add(more: number) {
      done += more
      tell()
    },
  }
}
