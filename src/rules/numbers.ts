// Guards against NaN and infinity in calculations: no function here throws or returns NaN.

/** The number itself when it is finite, else 0. Never -0. */
export const finite = (value: number): number => (Number.isFinite(value) ? value + 0 : 0)

/** Rounds halves up, toward plus infinity (G19). */
export const roundHalfUp = (value: number): number => finite(Math.round(value))

/** Number of a field that came as a number or as digits. */
export const toNumber = (value: unknown): number =>
  typeof value === 'number' || typeof value === 'string' ? finite(Number(value)) : 0

/** Whether a flag is set; flags come as numbers, texts or truth values. */
export const isOn = (flag: unknown): boolean => flag === true || flag === 1 || flag === '1'

/** A number with its sign: `+5`, `−3`, `±0`. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '±0')
