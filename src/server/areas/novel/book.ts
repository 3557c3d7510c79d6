// A novel or a whole series as a book, with its published parts only.
import { sql } from 'drizzle-orm'
import type { EpubDirection } from '#rules/novel.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import type { Services } from '../../platform/context.ts'
import type { BookChapter } from '../../platform/epub/book.ts'
import { makeEpub } from '../../platform/epub/make-epub.ts'
import { storedPictures } from '../../platform/epub/stored-pictures.ts'
import { fileName, uuidOf } from '../../platform/epub/uuid.ts'
import { refuse } from '../../platform/refuse.ts'
import { published } from './novel-row.ts'
import { novel, novelPicture } from './tables.ts'

type Asked = { novelId?: number | undefined; seriesId?: number | undefined; direction: EpubDirection }

type Needs = Pick<Services, 'db' | 'files' | 'story' | 'log'>

const ofChapter = columnsOf(novel, 'n', {
  novelId: 'novelId',
  title: 'title',
  chapterTitle: 'chapterTitle',
  writerName: 'writerName',
  body: 'body',
  picture: 'picture',
  width: 'pictureWidth',
  height: 'pictureHeight',
  updatedAt: 'updatedAt',
})
type Row = RowOf<typeof ofChapter> & { description: string }

const figure = columnsOf(novelPicture, null, ['novelId', 'line', 'picture', 'width', 'height', 'description'])
type PictureRow = RowOf<typeof figure>

/** @throws NOVEL_NOT_FOUND when no part is published */
export async function makeBook(needs: Needs, { novelId, seriesId, direction }: Asked): Promise<File> {
  const which = novelId === undefined ? sql`n.series_id = ${seriesId ?? 0}` : sql`n.novel_id = ${novelId}`
  const { rows } = await needs.db.execute<Row>(sql`
    select ${ofChapter}, coalesce(s.summary, n.first_line) as description
    from novel n left join novel_series s on s.series_id = n.series_id
    where ${which} and ${published(await needs.story.now(needs.db))} order by n.chapter_number, n.novel_id`)
  const first = rows[0]
  if (!first) throw refuse('NOVEL_NOT_FOUND')
  const ids = rows.map(row => row.novelId)
  const { rows: figures } = await needs.db.execute<PictureRow>(sql`
    select ${figure} from novel_picture
    where novel_id in (${sql.join(ids, sql`, `)}) order by novel_id, line`)
  const alone = novelId !== undefined && first.chapterTitle !== null
  const title = alone ? `${first.title} ${first.chapterTitle}` : first.title
  const book = await makeEpub({
    uuid: uuidOf(novelId === undefined ? `series:${seriesId}` : `novel:${novelId}`),
    title,
    writerName: first.writerName,
    description: first.description,
    direction,
    modified: new Date(Math.max(...rows.map(({ updatedAt }) => Date.parse(updatedAt)))),
    chapters: rows.map(row => chapterOf(row, figures)),
    pictures: await storedPictures(needs, [
      ...(first.picture === null
        ? []
        : [{ picture: first.picture, width: first.width ?? 0, height: first.height ?? 0 }]),
      ...figures,
    ]),
    coverId: first.picture,
  })
  return new File([new Uint8Array(book)], `${fileName(title, 'novel')}.epub`, { type: 'application/epub+zip' })
}

const chapterOf = ({ novelId, title, chapterTitle, body }: Row, figures: readonly PictureRow[]): BookChapter => ({
  title: chapterTitle ?? title,
  body,
  pictures: figures
    .filter(figure => figure.novelId === novelId)
    .map(({ line, picture, description }) => ({ line, pictureId: picture, description })),
})
