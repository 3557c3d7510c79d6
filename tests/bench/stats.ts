// What is made of many measurements.

/** The value below which a share of the others lie. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** The least and the most, to tell how noisy the others on this machine were. */
export const range = (values: readonly number[], digits: number): string =>
  `${Math.min(...values).toFixed(digits)} to ${Math.max(...values).toFixed(digits)}`

export const mb = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(0)} MB`
export const kb = (bytes: number): string => `${(bytes / 1024).toFixed(1)} kB`
export const ms = (milliseconds: number): string => `${milliseconds.toFixed(milliseconds < 10 ? 2 : 1)} ms`
export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`
