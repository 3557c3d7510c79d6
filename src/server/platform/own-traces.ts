// Personal data of the platform's tables: answers, events, mails, links, counts.
import { sql } from 'drizzle-orm'
import { LEFT_USER } from '#rules/leaving.ts'
import type { Tx } from '../db/client.ts'
import { type Leaver, ofUser, type PersonalArea } from './personal.ts'
import { idempotencyKey, mailOutbox, oneTimeLink, rateCounter, realtimeEvent, sentMail } from './tables.ts'

/** Replaces ids and name in the stored answers and events of others, as whole strings only, never inside the words of a text. */
async function renameInStored(tx: Tx, { userId, pseudonym, userName }: Leaver): Promise<void> {
  const name = JSON.stringify(userName)
  const left = JSON.stringify(LEFT_USER)
  for (const [table, column] of [
    ['idempotency_key', 'answer'],
    ['realtime_event', 'payload'],
  ] as const) {
    const value = sql.identifier(column)
    await tx.execute(sql`
      update ${sql.identifier(table)}
      set ${value} = replace(replace(${value}::text, ${userId}, ${pseudonym}), ${name}, ${left})::jsonb
      where position(${userId} in ${value}::text) > 0 or position(${name} in ${value}::text) > 0`)
  }
}

export const platformPersonal: PersonalArea = {
  tables: [
    {
      table: idempotencyKey,
      users: { user_id: 'deleted' },
      archive: 'Answers to acts repeat what stands in the tables of their areas.',
    },
    {
      table: realtimeEvent,
      users: { user_id: 'deleted' },
      archive: 'Events repeat what stands in the tables of their areas.',
    },
    {
      table: sentMail,
      users: { user_id: 'deleted' },
      archive: { name: 'mails', own: ofUser(), texts: { title: 'subject', body: 'plain_text' } },
    },
    { table: oneTimeLink, users: { user_id: 'deleted' }, archive: 'Secrets of links, which end within days.' },
    { table: mailOutbox, archive: 'Mails that wait to be sent; what was sent stands in the history.' },
    { table: rateCounter, archive: 'Counts of calls, which end within a day.' },
  ],
  forget: async (tx, leaver) => {
    const { userId, mailaddress } = leaver
    await renameInStored(tx, leaver)
    await tx.execute(sql`delete from one_time_link where mailaddress = ${mailaddress} or mail_before = ${mailaddress}`)
    await tx.execute(sql`delete from mail_outbox where receiver = ${mailaddress}`)
    await tx.execute(sql`
      delete from rate_counter where position(${userId} in bucket) > 0 or position(${mailaddress} in bucket) > 0`)
    return []
  },
}
