// Personal data of fan letters: they stay with their receiver.
import { ofUser, type PersonalArea } from '../../platform/personal.ts'
import { fanLetter } from './tables.ts'

export const fanLetterPersonal: PersonalArea = {
  tables: [
    {
      table: fanLetter,
      users: { user_id: 'renamed', master_id: 'renamed', decided_by: 'renamed' },
      characters: { character_id: 'stays' },
      archive: { name: 'fan-letters', own: ofUser(), without: ['decided_by'], texts: { title: null, body: 'body' } },
    },
  ],
}
