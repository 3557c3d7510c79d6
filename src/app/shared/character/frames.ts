// Frames of a character page as classes of the theme.
import { type CharacterFrame, parseCharacterFrame } from '#rules/character-frames.ts'

const faces: Record<CharacterFrame, string> = {
  '': '',
  thread: 'outline-2 -outline-offset-8 outline-dashed outline-shu',
  indigo: 'border-4 border-ai outline -outline-offset-[10px] outline-ai',
  gold: 'border-4 border-double border-kin outline -outline-offset-[10px] outline-kin',
  pine: 'border-4 border-matsuba outline-dotted -outline-offset-[10px] outline-matsuba',
  vermilion: 'border-4 border-double border-shu',
}

/** Class for the element around the picture of a character. */
export const frameFace = (frame: string): string => faces[parseCharacterFrame(frame)]
