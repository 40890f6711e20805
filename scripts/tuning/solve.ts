/**
 * Solves a system of linear equations with a symmetric positive definite matrix, stored row by row in one array, by
 * Cholesky decomposition. Throws if the matrix is not positive definite.
 */
export function solve(matrix: Float64Array, right: Float64Array): Float64Array {
  const n = right.length;
  const lower = new Float64Array(n * n);
  for (let i = 0; i < n; i++)
    for (let j = 0; j <= i; j++) {
      let sum = matrix[i * n + j]!;
      for (let k = 0; k < j; k++) sum -= lower[i * n + k]! * lower[j * n + k]!;
      if (i === j && !(sum > 0)) throw new RangeError('the matrix is not positive');
      lower[i * n + j] = i === j ? Math.sqrt(sum) : sum / lower[j * n + j]!;
    }
  const found = Float64Array.from(right);
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < i; k++) found[i]! -= lower[i * n + k]! * found[k]!;
    found[i]! /= lower[i * n + i]!;
  }
  for (let i = n - 1; i >= 0; i--) {
    for (let k = i + 1; k < n; k++) found[i]! -= lower[k * n + i]! * found[k]!;
    found[i]! /= lower[i * n + i]!;
  }
  return found;
}
