// Personal data of the desk of masters.
import { ofUser, type PersonalArea } from '../../platform/personal.ts'
import { masterDesk, masterNotice, masterNoticeRead, masterWorld, npcSheet } from './tables.ts'

export const scenarioDeskPersonal: PersonalArea = {
  tables: [
    {
      table: masterWorld,
      users: { user_id: 'deleted' },
      archive: { name: 'master-worlds', own: ofUser() },
    },
    {
      table: masterDesk,
      users: { user_id: 'deleted' },
      archive: { name: 'master-desk', own: ofUser() },
    },
    {
      table: masterNotice,
      users: { created_by: 'renamed' },
      archive: { name: 'master-notices', own: ofUser('created_by') },
    },
    {
      table: masterNoticeRead,
      users: { user_id: 'deleted' },
      archive: { name: 'read-master-notices', own: ofUser() },
    },
    {
      table: npcSheet,
      users: { master_id: 'emptied' },
      characters: { character_id: 'stays' },
      archive: { name: 'npc-sheets', own: ofUser('master_id'), texts: { title: null, body: 'note' } },
    },
  ],
}
