// Writing news: for admins alone. Calls of our own.
import * as z from 'zod'
import { NEWS_BODY_MAX, NEWS_TITLE_MAX } from '#rules/news.ts'
import { newsCategories, newsStates } from '#rules/news-address.ts'
import { read, treatingBlocks, write } from './call.ts'
import { refuses } from './refusals.ts'
import { closed, instant, integerInPath, rowId, rowIdInPath, text, version, wordId } from './shapes.ts'

const category = z.enum(newsCategories)
const state = z.enum(newsStates)
/** Number of changes of an article; a change must name the version it was made from. */

/** Id of a stored picture. */
const picture = z.string().regex(/^[A-Za-z0-9_-]{1,80}$/)

/** A time in the future or the past, as ISO 8601 in UTC. */
const time = z.iso.datetime().refine(value => /^(19|20|21)\d\d-/.test(value))

export const AdminNewsItem = closed({
  postId: rowId,
  state,
  category,
  title: z.string(),
  worldId: wordId.nullable(),
  worldName: z.string().nullable(),
  /** Intended time of publication for a draft, former one for a withdrawn article. */
  publishAt: instant.nullable(),
  updatedAt: instant.nullable(),
  version,
})

const AdminArticle = closed({
  ...AdminNewsItem.shape,
  picture: z.string().nullable(),
  body: z.string(),
  serverTime: instant,
})
const changed = refuses('NEWS_NOT_FOUND', 'NEWS_CHANGED', 'NEWS_STATE')

export const adminNewsContract = treatingBlocks('none')({
  /** Articles of one state or of all, the last changed first, and the number in each state. */
  list: read('admin', '/api/AdminNews/list')
    .input(closed({ state: state.optional(), offset: integerInPath(0, 100_000), limit: integerInPath(1, 50) }))
    .output(
      closed({
        newsList: z.array(AdminNewsItem),
        count: z.number().int(),
        stateCounts: closed({
          draft: z.number().int(),
          scheduled: z.number().int(),
          published: z.number().int(),
          withdrawn: z.number().int(),
        }),
        serverTime: instant,
      }),
    ),

  /** An article in any state. Reading it here sets no read mark and reaches no mission. */
  read: read('admin', '/api/AdminNews/read')
    .errors(refuses('NEWS_NOT_FOUND'))
    .input(closed({ postId: rowIdInPath }))
    .output(AdminArticle),

  /** Pictures that an article can show: the ones that the service stores. */
  pictures: read('admin', '/api/AdminNews/pictures')
    .input(closed({}).optional())
    .output(closed({ pictureList: z.array(z.string()) })),

  /**
   * Makes a draft (`postId` null, `baseVersion` 0) or changes an article in any state. The time of publication can be
   * changed only before the release; `publish` sets it. A `picture` that is left out stays unchanged.
   */
  save: write('admin', '/api/AdminNews/save')
    .errors(refuses('NEWS_NOT_FOUND', 'NEWS_CHANGED', 'NEWS_WITHOUT_TEXT', 'NEWS_PICTURE', 'WORLD_NOT_FOUND'))
    .input(
      closed({
        postId: rowId.nullable(),
        baseVersion: version,
        title: text(NEWS_TITLE_MAX, 1),
        category,
        worldId: wordId.nullable(),
        body: text(NEWS_BODY_MAX),
        publishAt: time.nullable(),
        picture: picture.nullable().optional(),
      }),
    )
    .output(AdminArticle),

  /** Publishes at once (`publishAt` null or past) or at the given time; for a scheduled article it changes the time. */
  publish: write('admin', '/api/AdminNews/publish')
    .errors({ ...changed, ...refuses('NEWS_WITHOUT_TEXT') })
    .input(closed({ postId: rowId, baseVersion: version, publishAt: time.nullable() }))
    .output(AdminArticle),

  /** Withdraws a scheduled or published article; no reader sees it any more. */
  withdraw: write('admin', '/api/AdminNews/withdraw')
    .errors(changed)
    .input(closed({ postId: rowId, baseVersion: version }))
    .output(AdminArticle),

  /** Deletes a draft that was never published. */
  removeDraft: write('admin', '/api/AdminNews/removeDraft')
    .errors(changed)
    .input(closed({ postId: rowId, baseVersion: version }))
    .output(closed({ postId: rowId })),
})
export type AdminNewsContract = typeof adminNewsContract
