// Where somebody is in a text, in the three ways it is told: as a place (visible characters before it), as a share of the
// text, as the time that is left.

export type Place = {
  place: number
  /** 0 to 1; 1 when the last page is seen. */
  ratio: number
}

export type KeptPlace = Place & {
  /** ISO 8601 */
  updatedAt: string
}

const CHARACTERS_A_MINUTE = 500

export const placeAt = (ratio: number, length: number): number =>
  Math.min(length, Math.max(0, Math.round(ratio * length)))

export const ratioAt = (place: number, length: number): number =>
  length === 0 ? 1 : Math.min(1, Math.max(0, place / length))

/** A kept place in a text that may have been edited since: never behind its end. */
export const placeIn = ({ place, ratio }: Place, length: number): number =>
  place > length ? placeAt(ratio, length) : Math.max(0, Math.floor(place))

/** Whole minutes, at least one while anything is left. */
export const minutesLeft = (ratio: number, length: number): number =>
  Math.ceil(((1 - ratio) * length) / CHARACTERS_A_MINUTE)

export const percent = (ratio: number): number => Math.floor(ratio * 100)

export const leftText = (ratio: number, length: number): string => {
  const minutes = minutesLeft(ratio, length)
  if (minutes === 0) return '読み終わり'
  if (minutes < 60) return `のこり ${minutes}分`
  return `のこり ${Math.floor(minutes / 60)}時間${minutes % 60 === 0 ? '' : `${minutes % 60}分`}`
}

/** The one that was kept last; of the same moment the device's. */
export const newer = (here: KeptPlace | null, there: KeptPlace | null): KeptPlace | null =>
  here && there ? (Date.parse(there.updatedAt) > Date.parse(here.updatedAt) ? there : here) : (here ?? there)
