// Personal data of masters' rooms: a room goes with its master; posts in the rooms of others stay there.
import { ofUser, type PersonalArea } from '../../platform/personal.ts'
import {
  followerTold,
  masterCall,
  masterRoom,
  masterRoomDay,
  masterRoomNotice,
  masterRoomPost,
  userFollowMaster,
} from './tables.ts'

export const masterRoomPersonal: PersonalArea = {
  tables: [
    {
      table: masterRoomPost,
      users: { master_id: 'deleted', user_id: 'renamed', deleted_by: 'renamed' },
      characters: { character_id: 'stays' },
      archive: { name: 'room-posts', own: ofUser(), without: ['deleted_by'], texts: { title: null, body: 'body' } },
    },
    {
      table: masterRoomNotice,
      users: { master_id: 'deleted' },
      archive: { name: 'room-notices', own: ofUser('master_id'), texts: { title: 'title', body: 'body' } },
    },
    {
      table: masterRoomDay,
      users: { master_id: 'deleted' },
      archive: { name: 'room-days', own: ofUser('master_id') },
    },
    {
      table: masterRoom,
      users: { master_id: 'deleted' },
      archive: { name: 'room', own: ofUser('master_id'), texts: { title: null, body: 'intro' } },
    },
    {
      table: userFollowMaster,
      users: { user_id: 'deleted', master_id: 'deleted' },
      archive: { name: 'followed-masters', own: ofUser() },
    },
    {
      table: masterCall,
      users: { user_id: 'deleted', master_id: 'deleted' },
      archive: { name: 'master-calls', own: ofUser() },
    },
    {
      table: followerTold,
      users: { user_id: 'deleted' },
      archive: { name: 'told-openings', own: ofUser() },
    },
  ],
}
