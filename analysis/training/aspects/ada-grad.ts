/** Weights that take smaller steps the more they have moved (Duchi et al. 2011). */
export class Slot {
  values: Float32Array
  squares: Float32Array
  constructor(size: number) {
    this.values = new Float32Array(size)
    this.squares = new Float32Array(size).fill(1)
  }
  step(at: number, gradient: number, rate: number, decay: number) {
    const value = this.values[at] as number
    const g = gradient + decay * value
    const square = (this.squares[at] as number) + g * g
    this.squares[at] = square
    this.values[at] = value - (rate * g) / Math.sqrt(square)
  }
}
