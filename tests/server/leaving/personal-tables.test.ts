// B30: every column that may name a user or a character is in the lists of the areas, and every list fits the database.
import { expect, test } from 'vitest'
import { personalTables } from '#server/areas/personal.ts'
import { nameOf } from '#server/platform/personal.ts'
import { openDatabase } from '../../support/database.ts'

const database = await openDatabase('empty')

/** Columns whose names end like those of users and characters, and those of mail addresses. */
const NAMES_SOMEBODY =
  /(^|_)(user|character|master|creator|owner|holder|other|account)_id$|_by$|^(entry_id|mailaddress|email|receiver|mail_before|bucket)$/

/** Columns with such a name that name neither, with what they name. */
const others: Readonly<Record<string, string>> = {
  'auth_user.email': 'goes with its row',
  'app_user.mailaddress': 'goes with its row',
  'app_user.public_user_id': 'goes with its row',
  'mission_master.code': 'a mission',
  'scenario_reminder.entry_id': 'a reminder, which is deleted with its phase and tells nothing of its own',
  'ledger_lot.account_id': 'an account of the ledger',
  'ledger_entry.account_id': 'an account of the ledger',
  'scenario_playing.sent_by': 'a way of sending',
  'web_form_answer.once_by': 'a way of counting',
}

type Column = { table: string; column: string; target: string | null }

const columns = () =>
  database.asOwner(async client => {
    const { rows } = await client.query<Column>(`
      select c.table_name as table, c.column_name as column, max(f.table_name) as target
      from information_schema.columns c
        left join information_schema.key_column_usage k
          on k.table_schema = 'public' and k.table_name = c.table_name and k.column_name = c.column_name
        left join information_schema.referential_constraints r on r.constraint_name = k.constraint_name
        left join information_schema.constraint_column_usage f on f.constraint_name = r.unique_constraint_name
      where c.table_schema = 'public' group by 1, 2 order by 1, 2`)
    return rows
  })

const listed = new Map(personalTables.map(of => [nameOf(of.table), of]))

test('every column that names somebody is in the list of its area', async () => {
  const missing = (await columns()).flatMap(({ table, column, target }) => {
    const names = NAMES_SOMEBODY.test(column) || ['app_user', 'auth_user', 'character'].includes(target ?? '')
    if (!names || others[`${table}.${column}`] !== undefined) return []
    const of = listed.get(table)
    const byTable = ['entry_id', 'mailaddress', 'receiver', 'mail_before', 'bucket'].includes(column)
    const isListed = of && (byTable || { ...of.users, ...of.characters }[column] !== undefined)
    return isListed ? [] : [`${table}.${column}`]
  })
  expect(missing).toEqual([])
})

test('every table is listed once, and every listed column is there', async () => {
  const known = new Set((await columns()).map(({ table, column }) => `${table}.${column}`))
  expect(personalTables.length).toBe(listed.size)
  const wrong = personalTables.flatMap(({ table, users, characters, archive }) => {
    const more =
      typeof archive === 'string' ? [] : [...(archive.without ?? []), archive.texts?.body, archive.texts?.title]
    const named = [...Object.keys({ ...users, ...characters }), ...more.filter(column => typeof column === 'string')]
    return named.map(column => `${nameOf(table)}.${column}`).filter(name => !known.has(name))
  })
  expect(wrong).toEqual([])
})

test('files of the archive have names of their own, and what is left out has a reason', () => {
  const names = personalTables.flatMap(({ archive }) => (typeof archive === 'string' ? [] : [archive.name]))
  expect(new Set(names).size).toBe(names.length)
  for (const { archive } of personalTables) if (typeof archive === 'string') expect(archive.length).toBeGreaterThan(10)
})
