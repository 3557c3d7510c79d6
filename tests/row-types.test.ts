// Rows of SQL statements take the types of their columns from the tables (columnsOf of the server's db). Types said by hand are left to
// what a statement computes; each other one stands here with its reason, so that a new one fails.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { filesIn } from './support/imports.ts'
import { handTyped, isComputed, rowTypes, saidFields } from './support/row-types.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const server = filesIn('src/server').map(path => ({ path, text: read(path) }))
const short = (path: string): string => path.replace('src/server/', '')

const GIVEN = 'it stands in a list that the statement brings along, and in no table'
const UNION = 'the statement joins rows of several tables one below the other'
const INNER = 'a part of the statement computes it under another name'
const FRAGMENT = 'a fragment from another file computes it'
const OF_AREA = 'the platform knows no table of an area'

/** Fields whose type is said beside the statement though nothing in its file computes them, and why. */
const stays: Record<string, string> = {
  'areas/application/queue.ts before': FRAGMENT,
  'areas/application/queue.ts kind': GIVEN,
  'areas/application/queue.ts numberList': FRAGMENT,
  'areas/character/detail.ts isOwn': INNER,
  'areas/class-request/lists.ts kind': GIVEN,
  'areas/coin/returned.ts alpacaCoin': INNER,
  'areas/coin/returned.ts llamaPoint': INNER,
  'areas/form/answers.ts optionId': GIVEN,
  'areas/mission/lists.ts id': 'it is that of one of two tables',
  'areas/portal/galleries.ts at': UNION,
  'areas/portal/galleries.ts picture': UNION,
  'areas/portal/galleries.ts title': UNION,
  'areas/portal/galleries.ts worldId': UNION,
  'areas/portal/galleries.ts worldName': UNION,
  'areas/portal/works.ts characters': UNION,
  'areas/portal/works.ts picture': UNION,
  'areas/portal/works.ts publishedAt': UNION,
  'areas/portal/works.ts ratio': UNION,
  'areas/portal/works.ts readAt': UNION,
  'areas/portal/works.ts title': UNION,
  'areas/portal/works.ts worldId': UNION,
  'areas/portal/works.ts worldName': UNION,
  'areas/scenario/board/board-rights.ts userId': GIVEN,
  'areas/scenario/readable-scenario.ts userId': GIVEN,
  'areas/world/criteria.ts word': GIVEN,
  'db/select.ts state': 'it is that of whoever counts',
  'demo/seed-notices.ts at': 'each notice brings the statement of its cause',
  'demo/seed-notices.ts userId': 'each notice brings the statement of its cause',
  'platform/idempotency/once.ts answer': 'its type is that of the call',
  'platform/own-character.ts characterFullName': OF_AREA,
  'platform/own-character.ts classAId': OF_AREA,
  'platform/own-character.ts classBId': OF_AREA,
  'platform/own-character.ts classCId': OF_AREA,
  'platform/own-character.ts level': OF_AREA,
  'platform/own-character.ts worldId': OF_AREA,
  'platform/pictures/uploads.ts picture': 'an area gives the name of its table',
}

/** Parts of the query builder whose type is said though it knows one, and why. */
const said: Record<string, string> = {
  'areas/office/publishing-desk.ts sql<number>`${column}`':
    'an area gives the column, of which nothing but its name is known',
}

describe('the reader of row types', () => {
  const file = 'src/server/areas/note/comments.ts'

  test('finds the types of statements', () => {
    expect(rowTypes('await db.execute<Row & { at: Map<string, number> }>(sql`select 1`)')).toEqual([
      'Row & { at: Map<string, number> }',
    ])
    expect(rowTypes('await db.execute(sql`select 1`)')).toEqual([])
  })

  test('finds the fields that they name by hand', () => {
    const names = (type: string) => handTyped(type, file).map(({ name }) => name)
    expect(names('RowOf<typeof columns>')).toEqual([])
    expect(names('RowOf<typeof columns> & { count: number; at?: string | null }')).toEqual(['count', 'at'])
    expect(names('Absent<{ name: string }> & Present<RowOf<typeof columns>, "at">')).toEqual(['name'])
    expect(names("Omit<{ one: string; other: { inner: number } }, 'one'>")).toEqual(['other'])
    expect(names('Row')).toEqual([])
    expect(handTyped('NoteRow', 'src/server/areas/note/lists.ts').map(each => each.file)).toContain(
      'src/server/areas/note/note-row.ts',
    )
  })

  test('tells a column from what a statement computes', () => {
    expect(isComputed('name', 'sql`select c.full_name as name, 1`')).toBe(false)
    expect(isComputed('name', 'sql`select id, full_name as "name" from x`')).toBe(false)
    expect(isComputed('name', 'sql`update x set a = 1 returning name`')).toBe(false)
    expect(isComputed('name', "sql`select coalesce(a.name, '') as name`")).toBe(true)
    expect(isComputed('isMine', 'sql`select a.user_id = b.user_id as "isMine"`')).toBe(true)
    expect(isComputed('isGone', 'sql`select a.gone_at is null as "isGone"`')).toBe(true)
    expect(isComputed('count', 'sql`select id, count(*)::int as count`')).toBe(true)
    expect(isComputed('at', 'sql`select id, null as at`')).toBe(true)
    // biome-ignore lint/suspicious/noTemplateCurlyInString: text of a program
    expect(isComputed('isMet', 'sql`select ${meets(userId)} as "isMet"`')).toBe(true)
  })

  test('finds parts of the query builder that say a type', () => {
    expect(saidFields('{ count: sql<number>`count(*)::int` }')).toHaveLength(1)
    // biome-ignore lint/suspicious/noTemplateCurlyInString: text of a program
    expect(saidFields('{ id: sql<number>`${table.id}` }')).toHaveLength(1)
    expect(saidFields('{ at: sql<string>`max(at)` }')).toEqual([])
  })
})

test('columns of tables have their types from there', () => {
  const typed = server.filter(({ text }) => /\bexecute</.test(text))
  expect(typed.length).toBeGreaterThan(200)
  const found = typed.flatMap(({ path, text }) =>
    rowTypes(text).flatMap(type =>
      handTyped(type, path)
        .filter(({ name, file }) => !isComputed(name, text) && !isComputed(name, read(file)))
        .map(({ name }) => `${short(path)} ${name}`),
    ),
  )
  expect([...new Set(found)].sort()).toEqual(Object.keys(stays).sort())
})

test('the query builder types what it knows', () => {
  const found = server.flatMap(({ path, text }) => saidFields(text).map(part => `${short(path)} ${part}`))
  expect([...new Set(found)].sort()).toEqual(Object.keys(said).sort())
})
