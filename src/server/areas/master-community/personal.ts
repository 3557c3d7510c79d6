// Personal data of masters' communities: marks of reading go with the user, posts and threads stay under the pseudonym.
import { ofUser, type PersonalArea } from '../../platform/personal.ts'
import { handbookPage, handbookRead, staffPost, staffRead, staffTalk } from './tables.ts'

export const masterCommunityPersonal: PersonalArea = {
  tables: [
    { table: handbookRead, users: { user_id: 'deleted' }, archive: { name: 'read-handbook-pages', own: ofUser() } },
    { table: staffRead, users: { user_id: 'deleted' }, archive: { name: 'read-staff-talks', own: ofUser() } },
    {
      table: staffPost,
      users: { user_id: 'renamed', deleted_by: 'renamed' },
      archive: {
        name: 'staff-posts',
        own: ofUser(),
        without: ['deleted_by', 'search_words'],
        texts: { title: null, body: 'body' },
      },
    },
    { table: staffTalk, users: { user_id: 'renamed' }, archive: { name: 'staff-threads', own: ofUser() } },
    {
      table: handbookPage,
      users: { updated_by: 'renamed' },
      archive: {
        name: 'handbook-pages',
        own: ofUser('updated_by'),
        without: ['search_words'],
        texts: { title: 'title', body: 'body' },
      },
    },
  ],
}
