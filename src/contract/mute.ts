// Mutes of a user: words and characters whose posts are folded for this user. Calls of our own.
import * as z from 'zod'
import { MUTED_WORD_MOST } from '#rules/mutes.ts'
import { read, treatingBlocks, write } from './call.ts'
import { refuses } from './refusals.ts'
import { closed, instant, text, wordId } from './shapes.ts'

export const muteContract = treatingBlocks({ others: 'none', getList: 'hides', setCharacter: 'refuses' })({
  /** All mutes of the caller, the newest first. */
  getList: read('signed-in', '/api/Mute/getList')
    .input(closed({}).optional())
    .output(
      closed({
        wordList: z.array(closed({ word: z.string(), mutedAt: instant })),
        characterList: z.array(
          closed({
            characterId: wordId,
            characterFullName: z.string(),
            icon: z.string().nullable(),
            worldId: wordId,
            worldName: z.string(),
            mutedAt: instant,
          }),
        ),
      }),
    ),

  /** Mutes a word, or ends that; answers with the state afterwards. */
  setWord: write('signed-in', '/api/Mute/setWord')
    .errors(refuses('MUTE_WORD_EMPTY', 'MUTE_WORD_LONG', 'MUTE_WORDS_MOST'))
    .input(closed({ word: text(MUTED_WORD_MOST), isMuted: z.boolean() }))
    .output(closed({ word: z.string(), isMuted: z.boolean() })),

  /** Mutes a character of somebody else, or ends that. */
  setCharacter: write('signed-in', '/api/Mute/setCharacter')
    .errors(refuses('MUTE_CHARACTER_UNKNOWN', 'MUTE_OWN', 'MUTE_CHARACTERS_MOST'))
    .input(closed({ otherId: wordId, isMuted: z.boolean() }))
    .output(closed({ otherId: wordId, isMuted: z.boolean() })),
})
export type MuteContract = typeof muteContract
