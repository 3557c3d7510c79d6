// Personal data of letters: they stay with both characters, and each player's own note goes. Of the makai post the archive of a receiver
// holds arrived letters, that of a sender posted ones; neither tells the other side, nor whether a letter was dropped.
import { sql } from 'drizzle-orm'
import { ofCharacters, ofUser, type PersonalArea } from '../../platform/personal.ts'
import { makaiCase, makaiLetter, makaiSender } from './makai-tables.ts'
import { letter, letterGift, letterMemo, letterThread } from './tables.ts'

const ofEither = (userId: string) => sql`(${ofCharacters('from_id')(userId)} or ${ofCharacters('to_id')(userId)})`

export const letterPersonal: PersonalArea = {
  tables: [
    {
      table: letterGift,
      archive: {
        name: 'letter-gifts',
        own: userId => sql`letter_id in (select letter_id from letter where ${ofEither(userId)})`,
      },
    },
    {
      table: letterThread,
      characters: { character_id: 'deleted', other_id: 'stays' },
      archive: 'The list of pairs follows from the letters.',
    },
    {
      table: letterMemo,
      characters: { character_id: 'deleted', other_id: 'stays' },
      archive: { name: 'letter-notes', own: ofCharacters(), texts: { title: null, body: 'body' } },
    },
    {
      table: letter,
      characters: { from_id: 'stays', to_id: 'stays' },
      // The time of reading is left out: senders do not learn whether a letter was opened.
      archive: { name: 'letters', own: ofEither, without: ['read_at'], texts: { title: null, body: 'body' } },
    },
    {
      table: makaiCase,
      users: { decided_by: 'renamed' },
      archive: {
        name: 'makai-consultations',
        own: userId => sql`letter_id in (select letter_id from makai_letter where ${ofCharacters('to_id')(userId)})`,
        without: ['decided_by', 'reason'],
      },
    },
    {
      table: makaiLetter,
      characters: { to_id: 'stays', from_id: 'stays' },
      archive: { name: 'makai-letters', own: ofCharacters('to_id'), texts: { title: null, body: 'body' } },
    },
    {
      table: makaiSender,
      // The sender becomes a pseudonym, so that nothing changes for the receiver when the sender leaves.
      users: { user_id: 'renamed' },
      characters: { character_id: 'stays', to_id: 'stays' },
      archive: {
        name: 'makai-posted',
        own: ofUser(),
        without: ['ended_at', 'due_at'],
        texts: { title: null, body: 'body' },
      },
    },
  ],
  // Letters that have not arrived are deleted with their sender, and so are the sender's own words; the receivers' copies stay.
  forget: async (tx, { userId }) => {
    await tx.execute(sql`delete from makai_sender where user_id = ${userId} and ended_at is null`)
    await tx.execute(sql`update makai_sender set body = '' where user_id = ${userId}`)
    return []
  },
}
