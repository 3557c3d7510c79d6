// Where somebody is in a text, in the three ways it is told: as a place (visible characters before it), as a share of the
// text, as the time that is left.

export type Place = {
  place: number
  /** 0 to 1; 1 when the last page is seen. */
  ratio: number
}

/** As the server keeps it: every change has a version of its own. */
export type ServerPlace = Place & { version: number }

/** As the device keeps it. */
export type KeptPlace = Place & {
  /** The server's version that it goes back to; 0 when the server has none. */
  version: number
  /** Whether the server has it. */
  told: boolean
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

/**
 * Whether somebody read on elsewhere since: by the server's versions, because clocks of devices are wrong. What the server
 * was not told yet is not given up for it.
 */
export const isNewer = (there: ServerPlace | null, here: KeptPlace | null): there is ServerPlace =>
  there !== null && (here === null || (here.told && there.version > here.version))
