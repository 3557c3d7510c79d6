// Guards against NaN and infinity in calculations: nothing here throws, and no result is NaN.

/** A number that can be counted with; anything else counts as nothing. Never -0. */
export const finite = (value: number): number => (Number.isFinite(value) ? value + 0 : 0)

/** Halves go up, toward plus infinity (G19). */
export const roundHalfUp = (value: number): number => finite(Math.round(value))

/** A field that came as a number or as its digits. */
export const toNumber = (value: unknown): number =>
  typeof value === 'number' || typeof value === 'string' ? finite(Number(value)) : 0

/** Flags come as numbers, as texts or as truth values. */
export const isOn = (flag: unknown): boolean => flag === true || flag === 1 || flag === '1'

/** What a number adds, with its sign. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '±0')
