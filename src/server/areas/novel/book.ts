// A novel or a whole series as a book: only what is published, read as anybody could.
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { imageSource } from '#rules/images.ts'
import type { EpubDirection } from '#rules/novel.ts'
import { oneLine } from '#rules/text/excerpt.ts'
import type { Services } from '../../platform/context.ts'
import type { BookChapter, BookPicture } from '../../platform/epub/book.ts'
import { makeEpub } from '../../platform/epub/make-epub.ts'
import { refuse } from '../../platform/refuse.ts'
import { published } from './novel-row.ts'

type Asked = { novelId?: number | undefined; seriesId?: number | undefined; direction: EpubDirection }

type Needs = Pick<Services, 'db' | 'files' | 'clock' | 'log'>

type Row = {
  novelId: number
  title: string
  chapterTitle: string | null
  writerName: string
  description: string
  body: string
  picture: string | null
  width: number | null
  height: number | null
  updatedAt: string
}

type PictureRow = {
  novelId: number
  line: number
  picture: string
  width: number
  height: number
  description: string
}

/** @throws NOVEL_NOT_FOUND where nothing of it is published. */
export async function makeBook(needs: Needs, { novelId, seriesId, direction }: Asked): Promise<File> {
  const which = novelId === undefined ? sql`n.series_id = ${seriesId ?? 0}` : sql`n.novel_id = ${novelId}`
  const { rows } = await needs.db.execute<Row>(sql`
    select n.novel_id as "novelId", n.title, n.chapter_title as "chapterTitle", n.writer_name as "writerName",
      coalesce(s.summary, n.first_line) as description, n.body, n.picture, n.picture_width as width,
      n.picture_height as height, n.updated_at as "updatedAt"
    from novel n left join novel_series s on s.series_id = n.series_id
    where ${which} and ${published(needs.clock.now())} order by n.chapter_number, n.novel_id`)
  const first = rows[0]
  if (!first) throw refuse('NOVEL_NOT_FOUND')
  const ids = rows.map(row => row.novelId)
  const { rows: figures } = await needs.db.execute<PictureRow>(sql`
    select novel_id as "novelId", line, picture, width, height, description from novel_picture
    where novel_id in (${sql.join(ids, sql`, `)}) order by novel_id, line`)
  const alone = novelId !== undefined && first.chapterTitle !== null
  const title = alone ? `${first.title} ${first.chapterTitle}` : first.title
  const book = makeEpub({
    uuid: uuidOf(novelId === undefined ? `series:${seriesId}` : `novel:${novelId}`),
    title,
    writerName: first.writerName,
    description: first.description,
    direction,
    modified: new Date(Math.max(...rows.map(({ updatedAt }) => Date.parse(updatedAt)))),
    chapters: rows.map(row => chapterOf(row, figures)),
    pictures: await readPictures(needs, [
      ...(first.picture === null
        ? []
        : [{ picture: first.picture, width: first.width ?? 0, height: first.height ?? 0 }]),
      ...figures,
    ]),
    coverId: first.picture,
  })
  return new File([new Uint8Array(book)], `${fileName(title)}.epub`, { type: 'application/epub+zip' })
}

const chapterOf = ({ novelId, title, chapterTitle, body }: Row, figures: readonly PictureRow[]): BookChapter => ({
  title: chapterTitle ?? title,
  body,
  pictures: figures
    .filter(figure => figure.novelId === novelId)
    .map(({ line, picture, description }) => ({ line, pictureId: picture, description })),
})

type Wanted = { picture: string; width: number; height: number }

/** Pictures as JPEG, which every reading device shows. One that is missing leaves the book without it. */
async function readPictures({ files, log }: Needs, wanted: readonly Wanted[]): Promise<BookPicture[]> {
  const each = [...new Map(wanted.map(one => [one.picture, one])).values()]
  const { default: sharp } = await import('sharp')
  const found = await Promise.all(
    each.map(async ({ picture, width, height }) => {
      try {
        const webp = await files.getBytes(imageSource(picture, 'assets', width).replace(/^\/files\//, ''))
        const jpeg = await sharp(webp).jpeg({ quality: 86 }).toBuffer()
        return [{ id: picture, jpeg, width, height }]
      } catch (error) {
        log.warn({ picture, reason: (error as Error).message }, 'a picture of a novel could not be read')
        return []
      }
    }),
  )
  return found.flat()
}

/** The same for the same work, whenever the book is made (RFC 9562, version 8: ours). */
function uuidOf(name: string): string {
  const hex = createHash('sha256').update(`tsumugi:${name}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** A title as the name of a file on any system. */
const fileName = (title: string): string =>
  oneLine(title, 60)
    .replace(/[\p{C}\\/:*?"<>|~.]/gu, '')
    .trim() || 'novel'
