// The calls of notes, of their tags and of their books, as the suites of all calls send them.
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { TestDatabase } from '../support/database.ts'
import { givenBookPicture, givenNote, givenNoteBook, givenNoteComment, givenTag } from '../support/notes.ts'
import { pictureInBase64 } from '../support/registration.ts'
import { type AreaRows, admins, everybody, ownersCharacter, ownersOnly, signedIn } from './row.ts'

const OWN = { characterId: 'harbor-rinne' }
/** Books of the samples are hers, except where one is saved: those are deleted, because a character has a hundred at most. */
const MINA = { characterId: 'harbor-mina' }
const paged = { pageStart: 1, perPage: 20 }
const ownersNote = ownersOnly('NOTE_NOT_FOUND')

const noted = async (database: TestDatabase) => ({ noteId: await givenNote(database, database.users.player) })
/** Names are unique, and samples are made by the hundred. */
const tagged = async (database: TestDatabase) => ({ noteTagId: await givenTag(database, `灯${randomUUID()}`) })
const commented = async (database: TestDatabase) => {
  const of = await noted(database)
  return { ...of, commentId: await givenNoteComment(database, { ...of, ...OWN, userId: database.users.player }) }
}
const written = () => ({ name: randomUUID().slice(0, 18), reading: 'きり', tint: 'ai' })

export const noteRows: AreaRows<'note'> = {
  getList: {
    sample: async database => ({
      ...{ worldId: 'harbor', keyword: '灯', noteTagIdList: [(await tagged(database)).noteTagId] },
      ...{ ...OWN, order: 'newest', ...paged },
    }),
    rights: everybody,
    namesUser: true,
  },
  getOwnList: { sample: () => ({ ...OWN, scope: 1, ...paged }), rights: ownersCharacter },
  getDetail: { sample: noted, rights: everybody, namesUser: true },
  getForEdit: { sample: noted, rights: ownersNote },
  save: {
    sample: async database => ({
      ...{ ...OWN, worldId: 'harbor', ...(await noted(database)), baseVersion: 1 },
      ...{ title: '霧の夜', body: '灯は、ついていた。', scope: 2, isCommentable: true },
      ...{ noteTagIdList: [(await tagged(database)).noteTagId], draftId: null },
    }),
    more: [{ noteId: null, baseVersion: 0 }],
    rights: ownersCharacter,
  },
  remove: { sample: noted, rights: ownersNote },
  restore: { sample: noted, rights: ownersNote },
  like: {
    sample: async database => ({ ...(await noted(database)), isLiked: true }),
    rights: signedIn,
    reachesOwner: true,
  },
  getComments: {
    sample: async database => ({ noteId: (await commented(database)).noteId, ...paged }),
    rights: everybody,
    namesUser: true,
  },
  comment: {
    sample: async database => {
      const { noteId, commentId } = await commented(database)
      return { ...OWN, worldId: 'harbor', noteId, replyTo: commentId, body: '舟からも見えた。', draftId: null }
    },
    rights: ownersCharacter,
  },
  removeComment: { sample: commented, rights: ownersOnly('NOTE_COMMENT_NOT_FOUND') },
  readToEnd: { sample: noted, rights: signedIn },
  epub: { sample: async database => ({ ...(await noted(database)), direction: 'vertical' }), rights: everybody },
}

const linking = async (database: TestDatabase) => ({ ...(await noted(database)), ...(await tagged(database)) })

const booked = async (database: TestDatabase) => ({
  noteBookId: await givenNoteBook(database, database.users.player, [], MINA),
})

export const noteBookRows: AreaRows<'noteBook'> = {
  getList: { sample: () => ({ ofCharacterId: OWN.characterId, ...paged }), rights: everybody, namesUser: true },
  getDetail: { sample: booked, rights: everybody, namesUser: true },
  getForEdit: { sample: async database => ({ ...MINA, ...(await booked(database)) }), rights: ownersCharacter },
  uploadPicture: {
    sample: async ({ db }) => {
      await db.execute(sql`delete from note_book_picture where note_book_id is null`)
      return { pictureId: randomUUID(), picture: await pictureInBase64(30, 40) }
    },
    rights: signedIn,
  },
  save: {
    sample: async database => {
      await database.asOwner(client => client.query("delete from note_book where character_id = 'harbor-rinne'"))
      return {
        ...{
          ...OWN,
          worldId: 'harbor',
          baseVersion: 1,
          noteBookId: await givenNoteBook(database, database.users.player),
        },
        ...{ title: '灯室の夜', summary: '冬から春まで。', tint: 'kin', hasFace: false, motif: 'moon', scope: 1 },
        cover: {
          pictureId: await givenBookPicture(database, database.users.player),
          description: '窓辺の日誌。',
        },
        ...{ noteIdList: [(await noted(database)).noteId], draftId: null },
      }
    },
    more: [
      { noteBookId: null, baseVersion: 0, noteIdList: [] },
      { motif: null, hasFace: true, cover: null },
    ],
    rights: ownersCharacter,
  },
  remove: { sample: booked, rights: ownersOnly('NOTE_BOOK_NOT_FOUND') },
  restore: { sample: booked, rights: ownersOnly('NOTE_BOOK_NOT_FOUND') },
  epub: { sample: async database => ({ ...(await booked(database)), direction: 'vertical' }), rights: everybody },
}

export const noteTagRows: AreaRows<'noteTag'> = {
  getNoteTagMasterList: { sample: () => ({ worldId: 'harbor' }), rights: everybody },
  getAdminMasterList: { sample: () => ({}), rights: admins },
  addNoteTagMaster: {
    sample: async ({ asOwner }) => {
      // A world has a hundred tags at most.
      await asOwner(client => client.query("delete from note_tag_master where world_id = 'garden'"))
      return { worldId: 'garden', ...written() }
    },
    rights: admins,
  },
  updateNoteTagMaster: {
    sample: async database => ({ ...(await tagged(database)), ...written() }),
    rights: admins,
  },
  orderNoteTagMaster: {
    sample: async database => {
      await database.asOwner(client => client.query("delete from note_tag_master where world_id = 'station'"))
      const noteTagId = await givenTag(database, `駅${randomUUID()}`, { worldId: 'station' })
      return { worldId: 'station', noteTagIdList: [noteTagId] }
    },
    rights: admins,
  },
  mergeNoteTagMaster: {
    sample: async database => ({
      ...(await tagged(database)),
      intoId: (await tagged(database)).noteTagId,
    }),
    rights: admins,
  },
  deleteNoteTagMaster: {
    sample: async database => ({ ...(await tagged(database)), useCount: 0 }),
    rights: admins,
  },
  setNoteTag: { sample: linking, rights: ownersNote },
  setNoteTags: {
    sample: async database => {
      const { noteId, noteTagId } = await linking(database)
      return { noteId, noteTagIdList: [noteTagId] }
    },
    rights: ownersNote,
  },
  deleteNoteTag: { sample: linking, rights: ownersNote },
  getNoteTagList: { sample: noted, rights: everybody },
  getNoteTagMasterListForSearch: { sample: () => ({ worldId: 'harbor' }), rights: everybody },
}
