// The interface by which an area makes its things found: where they are stored, who may know of them, which index has
// their words, and how they are shown. Each area has a file with its own; search-kinds.ts joins them.
import { type SQL, sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { SearchHit } from '#contract/search.ts'
import { snippetOf } from '#rules/scenario/found.ts'
import type { SearchFilters } from '#rules/search/filters.ts'
import type { SearchPlace } from '#rules/search/labels.ts'
import type { Db } from '../../db/client.ts'

export type Hit = z.input<typeof SearchHit>

/** Criteria that every kind is asked with. */
export type Asked = {
  /** Null for guests. */
  userId: string | null
  isOffice: boolean
  /** Searched words, as searchWords makes them; all of them must occur. */
  words: readonly string[]
  filters: SearchFilters
  /** Worlds that are searched, with their names: the named one, all, or those that have not ended. */
  worlds: ReadonlyMap<string, string>
  now: Date
}

export type SearchSource = {
  /** Tables of the statement. */
  from: SQL
  /** Name of a row within its kind, as text. */
  ref: SQL
  /**
   * Time from which a thing can be found, by which the kind is sorted, and its id for equal times; an index has both.
   */
  at: SQL
  id: SQL
  /** Names of it in the form for searches, in lines: a hit whose name has the words stands before others. */
  name: SQL
  /** Whether `at` is a time, so that one can be told of what is new; else it is only an order. */
  isDated: boolean
  /** Rights of the reader, and the filters; of things that the reader may not know of no row is left. */
  conditions: (asked: Asked) => readonly SQL[]
  /** Condition of a word through the index. */
  keyed: (word: string, asked: Asked) => SQL
  /**
   * Condition of a word on rows that are read in an order, and not through the index; by default `keyed`, and the
   * planner chooses. It is written with `<> 0`, of which the planner believes that nearly every row fits: it is asked
   * only where many rows do, and otherwise the planner would read and sort all rows.
   */
  plain?: (word: string, asked: Asked) => SQL
  /** Condition of the user's own things, of which the user is not told. */
  isOwn?: (userId: string) => SQL
  /** Names with typing mistakes: the condition that a name has these pieces, through the index. */
  near?: (piece: string, asked: Asked) => SQL
  /** Hits of a page, in any order. */
  cards: (db: Db, asked: Asked, refs: readonly string[]) => Promise<Hit[]>
}

/**
 * End of an `exists` that is asked of some rows only: without it the planner reads the whole other table first, of which it believes
 * that all rows will ask.
 */
export const ROW_BY_ROW = sql`offset 0`

/** Letters of a key: a text with the key has the word. */
const LETTERS_OF_A_KEY = 2

/**
 * Condition that a text has a word: by its letters and pairs of letters, and for more of them by the text, because they need not stand
 * together. By position, because what is typed has no wildcards.
 * @param keys the indexed array; mark the beginning of its keys; folded the text itself
 */
export const hasWord = (keys: SQL, marks: readonly string[], word: string, folded: SQL): SQL => {
  const keyed = hasPieces(keys, marks, word)
  return [...word].length > LETTERS_OF_A_KEY ? sql`(${keyed} and position(${word} in ${folded}) > 0)` : keyed
}

/** Condition that a text has at least the pieces of a word, for names with a mistake. */
export const hasPieces = (keys: SQL, marks: readonly string[], word: string): SQL =>
  anyOf(marks.map(mark => sql`${keys} @> ${sql.param(keysOf(mark, word))}::text[]`))

/** The keys that every text with this word has, as search_word_keys of the database makes them: its pairs, or the one letter it is. */
export function keysOf(mark: string, word: string): string[] {
  const letters = [...word]
  const pieces = letters.length === 1 ? letters : letters.slice(1).map((letter, at) => `${letters[at]}${letter}`)
  return [...new Set(pieces)].map(piece => `${mark}${piece}`)
}

export const anyOf = (conditions: readonly SQL[]): SQL =>
  conditions.length === 0 ? sql`false` : sql`(${sql.join([...conditions], sql` or `)})`
export const allOf = (conditions: readonly SQL[]): SQL =>
  conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `)

/**
 * Condition that something belongs to a searched world. Beside words it names no index: theirs is to be taken, which narrows more.
 * @param column its world
 */
export const inWorlds = (column: SQL, { worlds, words }: Asked): SQL =>
  worlds.size === 0 ? sql`false` : sql`${words.length > 0 ? sql`${column} || ''` : column} in ${[...worlds.keys()]}`

/** Condition that something has been published, which names no index either. @param column its publication */
export const isPublished = (column: SQL, { now }: Asked): SQL =>
  sql`coalesce(${column}, 'infinity') <= ${now.toISOString()}`

/** Marks of keys that name their world, one for each searched world. */
export const worldMarks = ({ worlds }: Asked, mark: string): string[] => [...worlds.keys()].map(id => `${id}/${mark}`)

/** The user behind the id of a master that others see. */
export const masterOf = (publicId: string): SQL =>
  sql`(select u.user_id from app_user u where u.public_user_id = ${publicId})`

/** Places of the words in a text, in the notation. */
export function placesIn(at: SearchPlace, text: string | null, { words }: Pick<Asked, 'words'>): Hit['placeList'] {
  const snippet = text ? snippetOf(text, words) : null
  return snippet === null ? [] : [{ at, words: snippet }]
}
