// Personal data of creators: rooms, offers and likes go with the user; samples too, with their pictures.
import { sql } from 'drizzle-orm'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { ofUser, type PersonalArea } from '../../platform/personal.ts'
import { pictureKeys } from '../../platform/pictures/keep.ts'
import { archivedPicture } from '../../platform/pictures/uploads.ts'
import {
  creatorLike,
  creatorOffer,
  creatorPicture,
  creatorRoom,
  creatorSample,
  tailorOption,
  tailorProduct,
} from './tables.ts'

const files = columnsOf(creatorPicture, null, ['picture'])

export const tailorPersonal: PersonalArea = {
  tables: [
    { table: tailorProduct, archive: 'Products are the office’s.' },
    { table: tailorOption, archive: 'Products are the office’s.' },
    {
      table: creatorLike,
      users: { user_id: 'deleted', creator_user_id: 'deleted' },
      archive: { name: 'liked-creators', own: ofUser() },
    },
    { table: creatorOffer, users: { user_id: 'deleted' }, archive: { name: 'creator-offers', own: ofUser() } },
    {
      table: creatorPicture,
      users: { user_id: 'deleted' },
      archive: { name: 'creator-pictures', own: ofUser(), files: archivedPicture },
    },
    {
      table: creatorSample,
      users: { user_id: 'deleted' },
      archive: { name: 'creator-samples', own: ofUser(), texts: { title: 'title', body: 'body' } },
    },
    {
      table: creatorRoom,
      users: { user_id: 'deleted' },
      archive: { name: 'creator-rooms', own: ofUser(), texts: { title: null, body: 'introduction' } },
    },
  ],
  forget: async (tx, { userId }) => {
    const { rows } = await tx.execute<RowOf<typeof files>>(sql`
      select ${files} from creator_picture where user_id = ${userId}`)
    return rows.flatMap(({ picture }) => pictureKeys(picture))
  },
}
