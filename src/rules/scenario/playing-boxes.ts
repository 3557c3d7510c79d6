// Boxes 目的・動機・行動 for who writes a playing text for the first time: the one text that is sent is cut into them and joined again.

export const PLAYING_BOXES = ['目的', '動機', '行動'] as const
export type PlayingBox = (typeof PLAYING_BOXES)[number]

const LAST: PlayingBox = '行動'
const headingOf = (box: PlayingBox): string => `【${box}】`

/** Place of the first line that begins with the heading of a box; -1 where there is none. */
const placeOf = (text: string, box: PlayingBox): number => `\n${text}`.indexOf(`\n${headingOf(box)}`)

/** Contents of the boxes, in their order. Words under no heading are an action. */
export function splitBoxes(text: string): string[] {
  const found = PLAYING_BOXES.map(box => ({ box, at: placeOf(text, box) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
  const held = new Map<PlayingBox, string>()
  found.forEach(({ box, at }, index) => {
    const body = text.slice(at + headingOf(box).length, found[index + 1]?.at)
    held.set(box, (index + 1 < found.length ? body.replace(/\n$/, '') : body).replace(/^\n/, ''))
  })
  const free = text.slice(0, found[0]?.at ?? text.length).replace(/\n$/, '')
  return PLAYING_BOXES.map(box => {
    const body = held.get(box) ?? ''
    return box === LAST && free !== '' ? [free, body].filter(Boolean).join('\n') : body
  })
}

/** The one text: each box that holds something under its heading. */
export const joinBoxes = (held: readonly string[]): string =>
  PLAYING_BOXES.flatMap((box, index) => {
    const body = held[index] ?? ''
    return body.trim() === '' ? [] : [`${headingOf(box)}${body}`]
  }).join('\n')
