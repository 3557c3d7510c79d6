// Frames of the character page, by the word that is stored. Those that come with orders join them here.

export const characterFrames = {
  '': '枠なし',
  thread: '糸の枠',
  indigo: '藍の枠',
  gold: '金の枠',
  pine: '松葉の枠',
  vermilion: '朱の枠',
} as const
export type CharacterFrame = keyof typeof characterFrames

export const characterFrameNames = Object.keys(characterFrames) as CharacterFrame[]

/** A frame of a later version of the app is shown as no frame. */
export const parseCharacterFrame = (value: unknown): CharacterFrame =>
  characterFrameNames.find(name => name === value) ?? ''
