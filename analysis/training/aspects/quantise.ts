/** Weights as whole numbers from -127 to 127 times a scale; the few largest are cut so that the rest keep detail. */
export function quantise(weights: Float32Array | Int8Array): { values: Int8Array; scale: number } {
  const sizes = Float32Array.from(weights, Math.abs)
    .filter((w) => w > 0)
    .sort()
  const top = sizes[Math.floor(sizes.length * 0.9998)] ?? 1
  const scale = top / 127
  const values = Int8Array.from(weights, (w) => Math.max(-127, Math.min(127, Math.round(w / scale))))
  return { values, scale }
}
