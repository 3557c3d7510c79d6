// Characters of the caller, and who they speak as in each world (doc1 §3, §7).
import * as z from 'zod'
import { read, write } from './call.ts'
import { refuses } from './refusals.ts'
import { closed, wordId } from './shapes.ts'

/** A character in the caller's own lists. */
export const OwnCharacter = closed({
  characterId: wordId,
  characterFullName: z.string(),
  icon: z.string().nullable(),
  worldId: wordId,
  worldName: z.string(),
  className: z.string(),
  level: z.number().int(),
  shogo: z.string().nullable(),
  isHidden: z.boolean(),
  /** excludedStatus; null: nothing is said. */
  excludedStatus: z.number().int().nullable(),
  /** Whether the caller speaks as it in its world. */
  isSpeaking: z.boolean(),
})

export const characterContract = {
  /** The caller's characters, world by world in the order of the menu, then in the caller's own order. */
  mine: read('signed-in', '/api/CharacterMypage/getList')
    .input(closed({}).optional())
    .output(closed({ characterList: z.array(OwnCharacter) })),

  /** Chooses the character one speaks as in its world. */
  speakAs: write('signed-in', '/api/CharacterMypage/speakAs')
    .errors(refuses('NOT_YOUR_CHARACTER'))
    .input(closed({ characterId: wordId }))
    .output(closed({ worldId: wordId, characterId: wordId })),
}
export type CharacterContract = typeof characterContract
