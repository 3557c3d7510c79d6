// Novels: lists, tags, the text, the book. Calls of our own; the specification names the pages only.
import * as z from 'zod'
import { novelKind } from '#rules/codes/scenario.ts'
import { epubDirections, MOST_KEYWORD_LENGTH, MOST_NOVEL_TAGS, MOST_TAG_LENGTH } from '#rules/novel.ts'
import { mark, read } from './call.ts'
import { refuses } from './refusals.ts'
import { closed, instant, integerInPath, rowId, rowIdInPath, text, wordId } from './shapes.ts'

const tag = text(MOST_TAG_LENGTH, 1)

const NovelPicture = closed({
  /** Id of the picture, for smaller widths of it. */
  picture: z.string(),
  /** Path of its widest. */
  imagePath: z.string(),
  width: z.number().int(),
  height: z.number().int(),
})

export const NovelItem = closed({
  novelId: rowId,
  kind: z.literal(Object.values(novelKind)),
  worldId: wordId,
  worldName: z.string(),
  /** Of the piece, or of the series it is a chapter of. */
  title: z.string(),
  chapterTitle: z.string().nullable(),
  /** From 1; null outside a series. */
  chapterNumber: z.number().int().nullable(),
  /** `chapterCount` counts what is published. */
  series: closed({ seriesId: rowId, chapterCount: z.number().int() }).nullable(),
  writerName: z.string(),
  /** Without the notation. */
  characters: z.number().int(),
  minutes: z.number().int(),
  tags: z.array(z.string()),
  cover: NovelPicture.nullable(),
  firstLine: z.string(),
  publishedAt: instant,
})

/** A book in the list: the newest of its chapters that was found, with all that are published; or a piece of its own. */
export const NovelBook = closed({
  ...NovelItem.shape,
  /** Whether the caller has read this chapter or piece to its end; guests have no marks. */
  isRead: z.boolean(),
  /** In their order; empty outside a series. */
  chapterList: z.array(
    closed({ novelId: rowId, chapterNumber: z.number().int(), chapterTitle: z.string(), isRead: z.boolean() }),
  ),
})

const neighbour = closed({ novelId: rowId, chapterTitle: z.string() }).nullable()

/** One tag or several, as query keys are repeated. */
const tags = z.union([tag.transform(one => [one]), z.array(tag).min(1).max(MOST_NOVEL_TAGS)])

export const novelContract = {
  /** The published novels, newest first; a series as one book. Every word and every tag must be found in one chapter. */
  getList: read('public', '/api/Novel/getList')
    .input(
      closed({
        keyword: text(MOST_KEYWORD_LENGTH).optional(),
        tags: tags.optional(),
        worldId: wordId.optional(),
        page: integerInPath(1, 10_000),
        size: integerInPath(1, 50),
      }),
    )
    .output(closed({ novelList: z.array(NovelBook), count: z.number().int() })),

  /** The tags of published novels, the most used first. */
  getTags: read('public', '/api/Novel/getTags')
    .input(closed({ worldId: wordId.optional() }).optional())
    .output(closed({ tagList: z.array(closed({ tag: z.string(), count: z.number().int() })) })),

  getDetail: read('public', '/api/Novel/getDetail/{novelId}')
    .errors(refuses('NOVEL_NOT_FOUND'))
    .input(closed({ novelId: rowIdInPath }))
    .output(
      closed({
        ...NovelItem.shape,
        /** The text as written, in the notation of the project. */
        body: z.string(),
        /** Pictures in the text: each stands before the line of that number, counted from 1. */
        pictureList: z.array(closed({ ...NovelPicture.shape, line: z.number().int(), description: z.string() })),
        castList: z.array(closed({ name: z.string(), role: z.string(), icon: z.string().nullable() })),
        /** What the series is about; null outside one. */
        summary: z.string().nullable(),
        chapterList: z.array(
          closed({
            novelId: rowId,
            chapterNumber: z.number().int(),
            chapterTitle: z.string(),
            characters: z.number().int(),
          }),
        ),
        previous: neighbour,
        next: neighbour,
      }),
    ),

  /** Somebody saw the last line: fulfils the missions that wait for it. */
  readToEnd: mark('signed-in', '/api/Novel/readToEnd')
    .errors(refuses('NOVEL_NOT_FOUND'))
    .input(closed({ novelId: rowId }))
    .output(closed({ reached: z.number().int() })),

  /** A novel, or a whole series, as an EPUB 3 file. */
  epub: read('public', '/api/Novel/epub')
    .meta({ limit: 'book' })
    .errors(refuses('NOVEL_NOT_FOUND'))
    .input(
      closed({
        novelId: rowIdInPath.optional(),
        seriesId: rowIdInPath.optional(),
        direction: z.enum(epubDirections),
      }).refine(({ novelId, seriesId }) => (novelId === undefined) !== (seriesId === undefined), 'one of both'),
    )
    .output(z.file().mime('application/epub+zip')),
}
export type NovelContract = typeof novelContract
