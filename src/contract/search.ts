// The search through everything, and the searches that users keep. Calls of our own; the specification names the pages and their
// filters.
import * as z from 'zod'
import { MOST_NOVEL_TAGS, MOST_TAG_LENGTH } from '#rules/novel-address.ts'
import {
  ITEM_KINDS,
  NEAR_MOST,
  SAVED_NAME_MAX,
  SEARCH_FIRST,
  SEARCH_KINDS,
  SEARCH_PAGES,
  SEARCH_SIZE,
  SEARCH_SORTS,
  SEARCH_WORDS_MAX,
} from '#rules/search/kinds.ts'
import { SEARCH_PLACES } from '#rules/search/labels.ts'
import { read, treatingBlocks, write } from './call.ts'
import { refuses } from './refusals.ts'
import { booleanInQuery, closed, instant, integerInPath, rowId, text, wordId } from './shapes.ts'

const count = z.number().int().min(0)
const tag = text(MOST_TAG_LENGTH, 1)
const tags = z.array(tag).min(1).max(MOST_NOVEL_TAGS)
const kind = z.enum(SEARCH_KINDS)

const filters = {
  /** All of them; one or several, because a query repeats the key. */
  tags: z.union([tag.transform(one => [one]), tags]).optional(),
  worldId: wordId.optional(),
  /** Only what the caller likes: nothing for guests. */
  liked: booleanInQuery.optional(),
  /** Only scenarios that can be joined, or worlds that are open. */
  opend: booleanInQuery.optional(),
  /** Only that in which this character takes part. */
  cId: wordId.optional(),
  /** Only that of this master. */
  creatorId: wordId.optional(),
  shouhinKbn: z.enum(ITEM_KINDS).optional(),
  /** Also what belongs to worlds that have ended. */
  endedWorldFlg: booleanInQuery.optional(),
}

const criteria = {
  /** Words that all must occur; kinds of kana, widths and capitals make no difference. */
  keyword: text(SEARCH_WORDS_MAX).optional(),
  ...filters,
}

/** Something that was found, the same shape for every kind. */
export const SearchHit = closed({
  kind,
  /** Names it within its kind. */
  ref: z.string(),
  /** Address in the app. */
  href: z.string(),
  title: z.string(),
  /** World it belongs to. */
  worldName: z.string().nullable(),
  /** Character that it is, or that wrote it; null of what is official. Mutes are for these. */
  writer: closed({ characterId: wordId, isMine: z.boolean() }).nullable(),
  /** One line of facts: class and level, master, writer. */
  line: z.string(),
  /** Path of its picture, and whether that is a face. */
  imagePath: z.string().nullable(),
  isFace: z.boolean(),
  /** Its publication, where it has one. */
  at: instant.nullable(),
  /** Places of the words, with those around them, of what the caller may read; empty without words. */
  placeList: z.array(closed({ at: z.enum(SEARCH_PLACES), words: z.string() })),
})

const SavedSearch = closed({
  searchId: rowId,
  name: z.string(),
  kind,
  keyword: z.string(),
  /** World of the filter. */
  worldName: z.string().nullable(),
  filters: closed({
    tags: tags.optional(),
    worldId: wordId.optional(),
    liked: z.boolean().optional(),
    opend: z.boolean().optional(),
    cId: wordId.optional(),
    creatorId: wordId.optional(),
    shouhinKbn: z.enum(ITEM_KINDS).optional(),
    endedWorldFlg: z.boolean().optional(),
    s: z.enum(SEARCH_SORTS).optional(),
  }),
  /** Whether it calls when something new fits. */
  isCalling: z.boolean(),
  createdAt: instant,
})

const savedName = text(SAVED_NAME_MAX, 1)

export const searchContract = treatingBlocks({ others: 'none', find: 'hides', findAll: 'hides' })({
  /** Things of a kind that have all the words and fit all the filters which the kind knows. */
  find: read('public', '/api/Search/find/{kind}')
    .input(closed({ kind, ...criteria, s: z.enum(SEARCH_SORTS).optional(), page: integerInPath(1, SEARCH_PAGES) }))
    .output(
      closed({
        hitList: z.array(SearchHit).max(SEARCH_SIZE),
        /** As far as they are counted. */
        count,
        /** Things whose names have one letter else, where nothing was found. */
        nearList: z.array(SearchHit).max(NEAR_MOST),
      }),
    ),

  /** The first few of every kind, with their numbers. */
  findAll: read('public', '/api/Search/findAll')
    .input(closed(criteria))
    .output(
      closed({
        kindList: z.array(closed({ kind, count, hitList: z.array(SearchHit).max(SEARCH_FIRST) })),
        nearList: z.array(SearchHit).max(NEAR_MOST),
      }),
    ),

  /** Searches that the caller keeps, the newest first. */
  getSaved: read('signed-in', '/api/Search/getSaved')
    .input(closed({}).optional())
    .output(closed({ savedList: z.array(SavedSearch) })),

  /** Keeps a search. One with the same criteria is answered as it is. */
  save: write('signed-in', '/api/Search/save')
    .errors(refuses('SEARCH_EMPTY', 'SEARCH_TOO_MANY', 'WORLD_NOT_FOUND'))
    .input(
      closed({
        name: savedName,
        kind,
        keyword: text(SEARCH_WORDS_MAX),
        filters: SavedSearch.shape.filters,
        isCalling: z.boolean(),
      }),
    )
    .output(SavedSearch),

  rename: write('owner', '/api/Search/rename')
    .errors(refuses('SEARCH_NOT_FOUND'))
    .input(closed({ searchId: rowId, name: savedName }))
    .output(closed({ searchId: rowId, name: z.string() })),

  setCalling: write('owner', '/api/Search/setCalling')
    .errors(refuses('SEARCH_NOT_FOUND'))
    .input(closed({ searchId: rowId, isCalling: z.boolean() }))
    .output(closed({ searchId: rowId, isCalling: z.boolean() })),

  remove: write('owner', '/api/Search/remove')
    .errors(refuses('SEARCH_NOT_FOUND'))
    .input(closed({ searchId: rowId }))
    .output(closed({ searchId: rowId })),
})
export type SearchContract = typeof searchContract
