/** Forward and backward over one sentence; "inside" cannot follow "outside" or start. */
export function chain(scores: Float64Array, transitions: Float32Array, n: number) {
  const forward = new Float64Array(n * 3)
  const backward = new Float64Array(n * 3)
  const potential = (i: number, a: number, b: number) => {
    if (b === 2 && a === 0) return 0
    const score = b === 0 ? 0 : (scores[i * 2 + b - 1] as number)
    return Math.exp(Math.min(30, score + (transitions[a * 3 + b] as number)))
  }
  for (let i = 0; i < n; i++) {
    let total = 0
    for (let b = 0; b < 3; b++) {
      let sum = 0
      if (i === 0) sum = potential(0, 0, b)
      else for (let a = 0; a < 3; a++) sum += (forward[(i - 1) * 3 + a] as number) * potential(i, a, b)
      forward[i * 3 + b] = sum
      total += sum
    }
    for (let b = 0; b < 3; b++) forward[i * 3 + b] = (forward[i * 3 + b] as number) / total
  }
  backward.fill(1, (n - 1) * 3)
  for (let i = n - 2; i >= 0; i--) {
    let total = 0
    for (let a = 0; a < 3; a++) {
      let sum = 0
      for (let b = 0; b < 3; b++) sum += potential(i + 1, a, b) * (backward[(i + 1) * 3 + b] as number)
      backward[i * 3 + a] = sum
      total += sum
    }
    for (let a = 0; a < 3; a++) backward[i * 3 + a] = (backward[i * 3 + a] as number) / total
  }
  const marginals = new Float64Array(n * 3)
  const pairs = new Float64Array(n * 9)
  for (let i = 0; i < n; i++) {
    let total = 0
    for (let b = 0; b < 3; b++) total += (forward[i * 3 + b] as number) * (backward[i * 3 + b] as number)
    for (let b = 0; b < 3; b++) {
      marginals[i * 3 + b] = ((forward[i * 3 + b] as number) * (backward[i * 3 + b] as number)) / total
    }
    let all = 0
    for (let a = 0; a < 3; a++) {
      const reached = i === 0 ? (a === 0 ? 1 : 0) : (forward[(i - 1) * 3 + a] as number)
      for (let b = 0; b < 3; b++) {
        const value = reached * potential(i, a, b) * (backward[i * 3 + b] as number)
        pairs[i * 9 + a * 3 + b] = value
        all += value
      }
    }
    for (let k = 0; k < 9; k++) pairs[i * 9 + k] = (pairs[i * 9 + k] as number) / all
  }
  return { marginals, pairs }
}
