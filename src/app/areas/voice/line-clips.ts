// Voices of a replay's answer as the player takes them.
import type { VoiceClip } from '#app/shared/voice/clips.ts'
import { imageSource } from '#rules/images.ts'
import type { Clip, LineVoice } from './queries.ts'

const FACE = 96

/** @param rowNo 0 for a clip that is tried and stands in no line */
export const toPlayed = (clip: Clip, rowNo = 0): VoiceClip => ({
  ...clip,
  rowNo,
  galleryIcon: clip.galleryIcon && imageSource(clip.galleryIcon, 'assets', 240),
  characterIcon: clip.characterIcon && imageSource(clip.characterIcon, 'character', FACE),
})

export const playedOf = (voices: readonly LineVoice[]): VoiceClip[] => voices.map(voice => toPlayed(voice, voice.rowNo))

/** Addresses of the sounds of a replay, each once, to be kept with its text. */
export const soundsOf = (voices: readonly LineVoice[]): string[] => [
  ...new Set(voices.map(({ shouhinNaiyou }) => shouhinNaiyou)),
]
