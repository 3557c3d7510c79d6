// Personal data of responses to replays: they stay under the character, their user goes.
import { ofUser, type PersonalArea } from '../../platform/personal.ts'
import { replayComment, replayReaction } from './tables.ts'

export const replayResponsePersonal: PersonalArea = {
  tables: [
    {
      table: replayReaction,
      users: { user_id: 'renamed' },
      characters: { character_id: 'stays' },
      archive: { name: 'replay-reactions', own: ofUser() },
    },
    {
      table: replayComment,
      users: { user_id: 'renamed', deleted_by: 'renamed' },
      characters: { character_id: 'stays' },
      archive: {
        name: 'replay-comments',
        own: ofUser(),
        without: ['deleted_by'],
        texts: { title: null, body: 'body' },
      },
    },
  ],
}
