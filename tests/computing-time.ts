/** Measures how long this process has computed since, in ms: how long it took depends on what else the machine does. */
export function computingTime() {
  const from = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(from)
    return (user + system) / 1000
  }
}
