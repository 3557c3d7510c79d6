// Judgement whether a user is told of what a character did: not where a block parts the two players, nor where a mute of the user's is for it.
import { sql } from 'drizzle-orm'
import { isMuted } from '#rules/mutes.ts'
import type { Tx } from '../../db/client.ts'
import { meetsCharacter } from './between.ts'

/** @property texts words of the character that the act brings, in the notation */
export type ActOf = { characterId: string; texts?: readonly string[] }

export async function isHeard(tx: Tx, userId: string, { characterId, texts = [] }: ActOf): Promise<boolean> {
  const { rows } = await tx.execute<{ isMet: boolean; characters: string[]; words: string[] }>(sql`
    select coalesce((select ${meetsCharacter(userId)} from character c where c.character_id = ${characterId}), true) as "isMet",
      array(select m.character_id from mute_character m
        where m.user_id = ${userId} and m.character_id = ${characterId}) as characters,
      array(select w.word_key from mute_word w where w.user_id = ${userId}) as words`)
  const [row] = rows
  if (!row?.isMet) return false
  const mutes = { words: row.words, characters: new Set(row.characters) }
  return !isMuted(mutes, { characters: [characterId], texts })
}
