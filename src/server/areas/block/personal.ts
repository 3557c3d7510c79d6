// Personal data of blocks and mutes: one ends with either of its users, except that of the sender of a letter without a name, whose end
// would tell who it was. The archive of who was blocked never tells it.
import { sql } from 'drizzle-orm'
import { ofUser, type PersonalArea } from '../../platform/personal.ts'
import { muteCharacter, muteWord, userBlock } from './tables.ts'

export const blockPersonal: PersonalArea = {
  tables: [
    {
      table: userBlock,
      users: { user_id: 'deleted', blocked_user_id: 'renamed' },
      characters: { character_id: 'deleted', blocked_character_id: 'deleted' },
      // An anonymous sender stays one: no id of theirs leaves the service.
      archive: { name: 'blocks', own: ofUser(), without: ['blocked_user_id'] },
    },
    {
      table: muteWord,
      users: { user_id: 'deleted' },
      archive: { name: 'muted-words', own: ofUser(), without: ['word_key'] },
    },
    {
      table: muteCharacter,
      users: { user_id: 'deleted' },
      characters: { character_id: 'deleted' },
      archive: { name: 'muted-characters', own: ofUser() },
    },
  ],
  forget: async (tx, { userId }) => {
    await tx.execute(sql`delete from user_block where blocked_user_id = ${userId} and blocked_letter_id is null`)
    return []
  },
}
