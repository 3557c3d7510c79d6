// Personal data of characters. Those in published works stay under their names; the others keep nothing but their row, which
// histories of others name.
import { sql } from 'drizzle-orm'
import { LEFT_CHARACTER } from '#rules/leaving.ts'
import { ofCharacters, ofUser, type PersonalArea } from '../../platform/personal.ts'
import { character, characterParameterChange, characterSetting, speakingCharacter } from './tables.ts'

export const characterPersonal: PersonalArea = {
  tables: [
    {
      table: speakingCharacter,
      users: { user_id: 'deleted' },
      characters: { character_id: 'deleted' },
      archive: { name: 'speaking-characters', own: ofUser() },
    },
    {
      table: characterSetting,
      characters: { character_id: 'goesWithIt' },
      archive: {
        name: 'character-settings',
        own: ofCharacters(),
        texts: { title: 'heading', body: 'body' },
      },
    },
    {
      table: characterParameterChange,
      characters: { character_id: 'goesWithIt' },
      archive: { name: 'character-parameters', own: ofCharacters() },
    },
    {
      table: character,
      users: { user_id: 'renamed' },
      characters: { character_id: 'stays' },
      archive: {
        name: 'characters',
        own: ofUser(),
        without: ['search_text', 'search_keys'],
        texts: { title: 'character_full_name', body: 'profile' },
      },
    },
  ],
  forget: async (tx, { erased }) => {
    if (erased.length === 0) return []
    await tx.execute(sql`
      update character set given_name = ${LEFT_CHARACTER}, middle_name = '', family_name = '',
        character_full_name = ${LEFT_CHARACTER}, kana = '', icon = null, shogo = null, seibetsu = 0, age = '', height = '',
        hair = '', eyes = '', skin = '', first_person = '', second_person = '', tone = '', catchphrase = '', personality = '',
        profile = '', is_friend_list_open = false, is_hidden = true, last_seen_at = null
      where character_id in ${erased}`)
    return []
  },
}
