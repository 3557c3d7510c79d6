// Place of a reader in a text in three forms: visible characters before it, share of the text, remaining time.

export type Place = {
  place: number
  /** 0 to 1; 1 when the last page is visible. */
  ratio: number
}

/** A place as the server stores it; every change has a version. */
export type ServerPlace = Place & { version: number }

/** A place as the device stores it. */
export type KeptPlace = Place & {
  /** Version of the server on which it is based; 0 when the server has none. */
  version: number
  /** Whether the server has the place. */
  told: boolean
}

const CHARACTERS_A_MINUTE = 500

export const placeAt = (ratio: number, length: number): number =>
  Math.min(length, Math.max(0, Math.round(ratio * length)))

export const ratioAt = (place: number, length: number): number =>
  length === 0 ? 1 : Math.min(1, Math.max(0, place / length))

/** A stored place in a text that may have been edited since: at most its length. */
export const placeIn = ({ place, ratio }: Place, length: number): number =>
  place > length ? placeAt(ratio, length) : Math.max(0, Math.floor(place))

/** Whole minutes of the remaining text, at least one before the end. */
export const minutesLeft = (ratio: number, length: number): number =>
  Math.ceil(((1 - ratio) * length) / CHARACTERS_A_MINUTE)

export const percent = (ratio: number): number => Math.floor(ratio * 100)

export const leftText = (ratio: number, length: number): string => {
  const minutes = minutesLeft(ratio, length)
  if (minutes === 0) return '読み終わり'
  if (minutes < 60) return `残り ${minutes}分`
  return `残り ${Math.floor(minutes / 60)}時間${minutes % 60 === 0 ? '' : `${minutes % 60}分`}`
}

/**
 * Whether the user has read on another device since, judged by the server's versions, because clocks of devices are wrong. A
 * place that the server was not told yet is kept.
 */
export const isNewer = (there: ServerPlace | null, here: KeptPlace | null): there is ServerPlace =>
  there !== null && (here === null || (here.told && there.version > here.version))
