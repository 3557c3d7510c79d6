// Writing news: for admins alone. Calls of our own.
import * as z from 'zod'
import { NEWS_BODY_MAX, NEWS_TITLE_MAX } from '#rules/news.ts'
import { newsCategories, newsStates } from '#rules/news-places.ts'
import { read, write } from './call.ts'
import { refuses } from './refusals.ts'
import { closed, instant, integerInPath, rowId, rowIdInPath, text, wordId } from './shapes.ts'

const category = z.enum(newsCategories)
const state = z.enum(newsStates)
/** Counts the changes of an article; a change must name the version it was made from. */
const version = z.number().int()
const baseVersion = z.number().int().min(0).max(2_147_483_647)

/** The name of a stored picture. */
const picture = z.string().regex(/^[A-Za-z0-9_-]{1,80}$/)

/** A time of the future or the past, as ISO 8601 in UTC. */
const time = z.iso.datetime().refine(value => /^(19|20|21)\d\d-/.test(value))

export const AdminNewsItem = closed({
  postId: rowId,
  state,
  category,
  title: z.string(),
  worldId: wordId.nullable(),
  worldName: z.string().nullable(),
  /** Of a draft the time it is meant for, of a withdrawn article the time it had. */
  publishAt: instant.nullable(),
  updatedAt: instant.nullable(),
  version,
})

const AdminArticle = closed({ ...AdminNewsItem.shape, picture: z.string().nullable(), body: z.string() })
const changed = refuses('NEWS_NOT_FOUND', 'NEWS_CHANGED', 'NEWS_STATE')

export const adminNewsContract = {
  /** Articles of one state or of all, what was changed last first; and how many there are of each. */
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
      }),
    ),

  /** An article as it stands, in any state. It counts as no reading: no mark is set, no mission reached. */
  read: read('admin', '/api/AdminNews/read')
    .errors(refuses('NEWS_NOT_FOUND'))
    .input(closed({ postId: rowIdInPath }))
    .output(AdminArticle),

  /** The pictures that an article can show: those that the service keeps. */
  pictures: read('admin', '/api/AdminNews/pictures')
    .input(closed({}).optional())
    .output(closed({ pictureList: z.array(z.string()) })),

  /**
   * Makes a draft (`postId` null, `baseVersion` 0) or changes an article, whatever its state. The time of publication is
   * changed here only for what is not released; `publish` sets it. A `picture` left out stays as it is.
   */
  save: write('admin', '/api/AdminNews/save')
    .errors(refuses('NEWS_NOT_FOUND', 'NEWS_CHANGED', 'NEWS_WITHOUT_TEXT', 'NEWS_PICTURE', 'WORLD_NOT_FOUND'))
    .input(
      closed({
        postId: rowId.nullable(),
        baseVersion,
        title: text(NEWS_TITLE_MAX, 1),
        category,
        worldId: wordId.nullable(),
        body: text(NEWS_BODY_MAX),
        publishAt: time.nullable(),
        picture: picture.nullable().optional(),
      }),
    )
    .output(AdminArticle),

  /** Publishes at once (`publishAt` null or past) or at that time; a scheduled article gets another time. */
  publish: write('admin', '/api/AdminNews/publish')
    .errors({ ...changed, ...refuses('NEWS_WITHOUT_TEXT') })
    .input(closed({ postId: rowId, baseVersion, publishAt: time.nullable() }))
    .output(AdminArticle),

  /** Takes a scheduled or published article back: nobody reads it any more. */
  withdraw: write('admin', '/api/AdminNews/withdraw')
    .errors(changed)
    .input(closed({ postId: rowId, baseVersion }))
    .output(AdminArticle),

  /** Deletes a draft that was never published. */
  removeDraft: write('admin', '/api/AdminNews/removeDraft')
    .errors(changed)
    .input(closed({ postId: rowId, baseVersion }))
    .output(closed({ postId: rowId })),
}
export type AdminNewsContract = typeof adminNewsContract
