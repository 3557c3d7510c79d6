// Personal data of drafts.
import { ofUser, type PersonalArea } from '../../platform/personal.ts'
import { draft, draftVersion, snippet } from './tables.ts'

export const draftPersonal: PersonalArea = {
  tables: [
    {
      table: draftVersion,
      users: { user_id: 'deleted' },
      archive: { name: 'draft-versions', own: ofUser() },
    },
    {
      table: draft,
      users: { user_id: 'deleted' },
      archive: { name: 'drafts', own: ofUser(), without: ['writer'], texts: { title: 'name', body: 'text' } },
    },
    {
      table: snippet,
      users: { user_id: 'deleted' },
      archive: { name: 'snippets', own: ofUser(), texts: { title: 'title', body: 'text' } },
    },
  ],
}
