// Lists of columns: the statement they make, and rows with the types that the list promises.
import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { expect, expectTypeOf, test } from 'vitest'
import { newsPost } from '#server/areas/news/tables.ts'
import { type Absent, columnsOf, countOf, type Present, type RowOf } from '#server/db/select.ts'
import { openDatabase } from '../../support/database.ts'

const database = await openDatabase('play')
const columns = columnsOf(newsPost, 'p', ['postId', 'category', 'title', 'publishedAt'])
type Row = RowOf<typeof columns>

test('columns are named as the database has them, with the name of the code where it differs', () => {
  const text = (listed: typeof columns) => new PgDialect().sqlToQuery(listed)
  expect(text(columns)).toMatchObject({
    sql: 'p.post_id as "postId", p.category, p.title, p.published_at as "publishedAt"',
    params: [],
  })
  expect(new PgDialect().sqlToQuery(columnsOf(newsPost, null, ['postId', 'title'])).sql).toBe(
    'post_id as "postId", title',
  )
  const renamed = columnsOf(newsPost, 'p', { title: 'title', shownAt: 'publishedAt' })
  expect(new PgDialect().sqlToQuery(renamed).sql).toBe('p.title, p.published_at as "shownAt"')
  expectTypeOf<RowOf<typeof renamed>>().toEqualTypeOf<{ title: string; shownAt: string | null }>()
})

test('a row is as the table says, with instants as text', async () => {
  expectTypeOf<Row>().toEqualTypeOf<{
    postId: number
    category: 'important' | 'event' | 'update' | 'guide'
    title: string
    publishedAt: string | null
  }>()
  expectTypeOf<Present<Row, 'publishedAt'>['publishedAt']>().toEqualTypeOf<string>()
  expectTypeOf<Absent<Row>['postId']>().toEqualTypeOf<number | null>()
  // @ts-expect-error a column that the table does not have
  expect(() => columnsOf(newsPost, 'p', ['headline'])).toThrow('headline')
  await database.pool.query(
    `insert into news_post (category, title, body, published_at) values ('guide', 'Title', 'Body', now())`,
  )
  const { rows } = await database.db.execute<Row>(sql`select ${columns} from news_post p where p.title = 'Title'`)
  expect(rows).toEqual([
    { postId: expect.any(Number), category: 'guide', title: 'Title', publishedAt: expect.any(String) },
  ])
})

test('rows are counted by what follows `from`', async () => {
  expect(await countOf(database.db, sql`unnest(array[1, 2, 3]) as n where n > ${1}`)).toBe(2)
  expect(await countOf(database.db, sql`unnest(array[1, 2, 3]) as n where n > ${3}`)).toBe(0)
})
