// Statistics of many measurements.

/** Value below which a share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** Least and greatest value, as a sign of the noise on this machine. */
export const range = (values: readonly number[], digits: number): string =>
  `${Math.min(...values).toFixed(digits)} to ${Math.max(...values).toFixed(digits)}`

export const mb = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(0)} MB`
export const kb = (bytes: number): string => `${(bytes / 1024).toFixed(1)} kB`
export const ms = (milliseconds: number): string => `${milliseconds.toFixed(milliseconds < 10 ? 2 : 1)} ms`
export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`
