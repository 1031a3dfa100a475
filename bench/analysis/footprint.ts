// Run in a process of its own: what loading the engine costs, as one line of JSON.

const review =
  'We stayed for three nights and the staff could not have been nicer. The room was small but clean, the bath was dirty though. '
const before = process.memoryUsage().rss
const start = performance.now()
const { analyse } = await import('../../analysis/analyse.ts')
const { loadEngine } = await import('../../analysis/engine.ts')
const imported = performance.now()
loadEngine()
const loadMs = performance.now() - imported
analyse(review)
const firstMs = performance.now() - start
for (let i = 0; i < 2000; i++) analyse(`${i} ${review.repeat(1 + (i % 3))}`)
globalThis.gc?.()
const addedMb = (process.memoryUsage().rss - before) / 1e6
console.log(JSON.stringify({ loadMs, firstMs, addedMb }))

export {}
