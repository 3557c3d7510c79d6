// News: list, article, read marks. Calls of our own; the specification names the pages /news and /news/{postId} only.
import * as z from 'zod'
import { newsCategories } from '#rules/news-address.ts'
import { mark, read, treatingBlocks } from './call.ts'
import { refuses } from './refusals.ts'
import { closed, instant, integerInPath, rowId, rowIdInPath, wordId } from './shapes.ts'

const category = z.enum(newsCategories)

export const NewsItem = closed({
  postId: rowId,
  category,
  title: z.string(),
  worldId: wordId.nullable(),
  worldName: z.string().nullable(),
  picture: z.string().nullable(),
  publishedAt: instant,
  /** Whether the caller has read the article; true for guests, who have no marks. */
  read: z.boolean(),
})

const neighbour = closed({ postId: rowId, title: z.string() }).nullable()

export const newsContract = treatingBlocks('none')({
  /** Published articles, newest first. */
  getList: read('public', '/api/News/getList')
    .input(closed({ category: category.optional(), page: integerInPath(1, 10_000), size: integerInPath(1, 50) }))
    .output(
      closed({
        newsList: z.array(NewsItem),
        count: z.number().int(),
        /** Number of unread articles of all categories; 0 for guests. */
        unreadCount: z.number().int(),
      }),
    ),

  getDetail: read('public', '/api/News/getDetail/{postId}')
    .errors(refuses('NEWS_NOT_FOUND'))
    .input(closed({ postId: rowIdInPath }))
    .output(
      closed({
        ...NewsItem.shape,
        /** Text in the notation, as written. */
        body: z.string(),
        previous: neighbour,
        next: neighbour,
      }),
    ),

  /** Marks an article as read and fulfils News missions. */
  read: mark('signed-in', '/api/News/read')
    .errors(refuses('NEWS_NOT_FOUND'))
    .input(closed({ postId: rowId }))
    .output(closed({ unreadCount: z.number().int() })),

  /** Marks all articles published until now as read. Fulfils no mission, because they were not read. */
  readAll: mark('signed-in', '/api/News/readAll')
    .input(closed({}).optional())
    .output(closed({ unreadCount: z.number().int() })),
})
export type NewsContract = typeof newsContract
