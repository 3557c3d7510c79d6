// Personal data of voices: clips stay with the character that speaks, their speaker's name goes.
import { sql } from 'drizzle-orm'
import { LEFT_USER } from '#rules/leaving.ts'
import { ofCharacters, ofUser, type PersonalArea } from '../../platform/personal.ts'
import { replayVoice, voiceClip } from './tables.ts'

export const voicePersonal: PersonalArea = {
  tables: [
    {
      table: voiceClip,
      users: { creator_id: 'renamed' },
      characters: { character_id: 'stays' },
      archive: {
        name: 'voices',
        own: userId => sql`(creator_id = ${userId} or ${ofCharacters()(userId)})`,
        texts: { title: 'shouhinmei', body: 'voice_text' },
        files: row => [String(row.file)],
      },
    },
    { table: replayVoice, users: { user_id: 'renamed' }, archive: { name: 'voiced-lines', own: ofUser() } },
  ],
  forget: async (tx, { userId }) => {
    await tx.execute(sql`update voice_clip set creator_name = ${LEFT_USER} where creator_id = ${userId}`)
    return []
  },
}
