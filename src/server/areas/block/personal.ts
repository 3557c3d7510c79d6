// Personal data of blocks: one ends with either of its users. The archive of who was blocked never tells it.
import { ofUser, type PersonalArea } from '../../platform/personal.ts'
import { userBlock } from './tables.ts'

export const blockPersonal: PersonalArea = {
  tables: [
    {
      table: userBlock,
      users: { user_id: 'deleted', blocked_user_id: 'deleted' },
      characters: { character_id: 'deleted', blocked_character_id: 'deleted' },
      // An anonymous sender stays one: no id of theirs leaves the service.
      archive: { name: 'blocks', own: ofUser(), without: ['blocked_user_id'] },
    },
  ],
}
