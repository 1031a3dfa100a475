import { studentQuantile } from './probability.ts'
import type { Estimate } from './trends.ts'

/** A column that the others explain up to so little of its square length is left out. */
const leastOwnShare = 0.05

/**
 * Ordinary least squares of `values` on `columns` and a constant, with 95% intervals that hold though the spread differs
 * from row to row and the values are whole numbers (HC3). Null for a column that follows from those before it.
 */
export function fitLinear(values: number[], columns: number[][]): (Estimate | null)[] {
  const all = [values.map(() => 1), ...columns]
  const products = productsOf(all)
  const basis = [0]
  for (let at = 1; at < all.length; at++) {
    if (ownShareOf(at, basis, products) > leastOwnShare) basis.push(at)
  }
  const estimates = solve(
    values,
    basis.map((at) => all[at]!),
    among(basis, products),
  )
  return columns.map((_, at) => estimates[basis.indexOf(at + 1)] ?? null)
}

/** Of the square length of a column around its mean: the share that the basis, which begins with the constant, does not explain. */
function ownShareOf(column: number, basis: number[], products: number[][]) {
  const length = products[column]![column]! - products[0]![column]! ** 2 / products[0]![0]!
  if (length <= 0) return 0
  const inverse = inverseOf(among(basis, products))
  const by = basis.map((each) => products[each]![column]!)
  const explained = sumOf(by.map((value, i) => value * dot(inverse[i]!, by)))
  return (products[column]![column]! - explained) / length
}

const among = (basis: number[], products: number[][]) =>
  basis.map((one) => basis.map((other) => products[one]![other]!))

function solve(values: number[], columns: number[][], products: number[][]): Estimate[] {
  const [rows, width] = [values.length, columns.length]
  const inverse = inverseOf(products)
  const by = columns.map((column) => dot(column, values))
  const weights = inverse.map((row) => dot(row, by))
  const variances = new Array<number>(width).fill(0)
  for (let row = 0; row < rows; row++) {
    const x = columns.map((column) => column[row]!)
    const influence = inverse.map((line) => dot(line, x))
    const residual = values[row]! - dot(x, weights)
    const weight = (residual / Math.max(1 - dot(influence, x), 1e-6)) ** 2
    for (let at = 0; at < width; at++) variances[at]! += weight * influence[at]! ** 2
  }
  const quantile = studentQuantile(0.025, rows - width)
  return weights.map((value, at) => {
    const half = quantile * Math.sqrt(variances[at]!)
    return { value, low: value - half, high: value + half }
  })
}

const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0)
function dot(one: number[], other: number[]) {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += one[at]! * other[at]!
  return sum
}
/** Each pair is multiplied once: the other half is the same. */
function productsOf(columns: number[][]): number[][] {
  const products = columns.map((): number[] => [])
  for (const [at, one] of columns.entries()) {
    for (let other = 0; other <= at; other++) {
      const product = dot(one, columns[other]!)
      products[at]![other] = product
      products[other]![at] = product
    }
  }
  return products
}

/** Of a positive definite matrix, by Gauss and Jordan. */
export function inverseOf(matrix: number[][]): number[][] {
  const size = matrix.length
  const rows = matrix.map((row, at) => [...row, ...row.map((_, column) => Number(column === at))])
  for (let at = 0; at < size; at++) {
    const pivot = rows[at]!
    const scale = pivot[at]!
    for (let column = 0; column < 2 * size; column++) pivot[column]! /= scale
    for (const [index, row] of rows.entries()) {
      if (index === at) continue
      const factor = row[at]!
      for (let column = 0; column < 2 * size; column++) row[column]! -= factor * pivot[column]!
    }
  }
  return rows.map((row) => row.slice(size))
}
