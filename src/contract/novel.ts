// Novels: lists, tags, the text, the book. Calls of our own; the specification names the pages only.
import * as z from 'zod'
import { novelKind } from '#rules/codes/scenario.ts'
import { epubDirections } from '#rules/novel.ts'
import { MOST_KEYWORD_LENGTH, MOST_NOVEL_TAGS, MOST_TAG_LENGTH } from '#rules/novel-address.ts'
import { mark, read, treatingBlocks, write } from './call.ts'
import { refuses } from './refusals.ts'
import { closed, instant, integerInPath, rowId, rowIdInPath, text, wordId } from './shapes.ts'

const tag = text(MOST_TAG_LENGTH, 1)

const NovelPicture = closed({
  /** Id of the picture, for addresses of smaller widths. */
  picture: z.string(),
  /** Path of the widest version. */
  imagePath: z.string(),
  width: z.number().int(),
  height: z.number().int(),
})

export const NovelItem = closed({
  novelId: rowId,
  kind: z.literal(Object.values(novelKind)),
  worldId: wordId,
  worldName: z.string(),
  /** Title of the novel, or of the series that it is a chapter of. */
  title: z.string(),
  chapterTitle: z.string().nullable(),
  /** Number of the chapter from 1; null outside a series. */
  chapterNumber: z.number().int().nullable(),
  /** Series of the chapter with its number of published chapters. */
  series: closed({ seriesId: rowId, chapterCount: z.number().int() }).nullable(),
  writerName: z.string(),
  /** Word count without the notation; lists round a last half up. */
  characters: z.number().int(),
  minutes: z.number().int(),
  tags: z.array(z.string()),
  cover: NovelPicture.nullable(),
  firstLine: z.string(),
  publishedAt: instant,
})

/**
 * An entry of the list: a series, shown by the newest chapter that matches, with all its published chapters; or a
 * single novel.
 */
const NovelBook = closed({
  ...NovelItem.shape,
  /** Whether the caller has read this chapter or piece to its end; guests have no marks. */
  isRead: z.boolean(),
  /** Whether the caller likes the shown chapter or novel; false for guests. */
  isLiked: z.boolean(),
  likeCount: z.number().int(),
  /** Chapters in their order; empty outside a series. */
  chapterList: z.array(
    closed({ novelId: rowId, chapterNumber: z.number().int(), chapterTitle: z.string(), isRead: z.boolean() }),
  ),
})

const neighbour = closed({ novelId: rowId, chapterTitle: z.string() }).nullable()

/** One tag or several, because a query repeats the key. */
const tags = z.union([tag.transform(one => [one]), z.array(tag).min(1).max(MOST_NOVEL_TAGS)])

export const novelContract = treatingBlocks('none')({
  /** Published novels, newest first; a series is one entry. All words and tags must match in one chapter. */
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

  /** Tags of published novels, the most used first. */
  getTags: read('public', '/api/Novel/getTags')
    .input(closed({ worldId: wordId.optional() }).optional())
    .output(closed({ tagList: z.array(closed({ tag: z.string(), count: z.number().int() })) })),

  /** Likes a novel, or takes the like back; answers with the state afterwards. */
  like: write('signed-in', '/api/Novel/like')
    .errors(refuses('NOVEL_NOT_FOUND'))
    .input(closed({ novelId: rowId, isLiked: z.boolean() }))
    .output(closed({ novelId: rowId, isLiked: z.boolean(), likeCount: z.number().int() })),

  getDetail: read('public', '/api/Novel/getDetail/{novelId}')
    .errors(refuses('NOVEL_NOT_FOUND'))
    .input(closed({ novelId: rowIdInPath }))
    .output(
      closed({
        ...NovelItem.shape,
        /** Exact word count, with its half. */
        characters: z.number().multipleOf(0.5),
        /** Text in the notation, as written. */
        body: z.string(),
        /** Pictures in the text: each stands before the line of its number, counted from 1. */
        pictureList: z.array(closed({ ...NovelPicture.shape, line: z.number().int(), description: z.string() })),
        castList: z.array(closed({ name: z.string(), role: z.string(), icon: z.string().nullable() })),
        /** Summary of the series; null outside one. */
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

  /** Records that the reader saw the last line, which fulfils missions of reading. */
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
})
export type NovelContract = typeof novelContract
