// Things that the device itself keeps, as the search looks at them: saved texts, and the lists and pages that were visited. Answers may
// come from other versions of the app, so a field that is not as expected is left out.
import type { QueryClient } from '@tanstack/react-query'
import type { SavedText } from '#app/platform/saved-texts.ts'
import { letterAddress } from '#rules/letter-address.ts'
import { searchKey } from '#rules/novel.ts'
import { phaseAddress } from '#rules/scenario/news-address.ts'
import type { SearchKind } from '#rules/search/kinds.ts'
import { tweetAddress } from '#rules/tweet-address.ts'

export type KeptThing = {
  key: string
  kind: SearchKind | null
  title: string
  line: string
  href: string
  text: string
  /** Character that the thing is, or that wrote it, for mutes; missing for official things and for the user's own. */
  characterId?: string
}

type Row = Record<string, unknown>
/** Things in the answer of a call. @param input of the call, which names the world of some */
type Reader = (answer: Row, input: Row) => KeptThing[]

const rows = (value: unknown): Row[] =>
  Array.isArray(value) ? value.filter((row): row is Row => typeof row === 'object' && row !== null) : []
const said = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
const joined = (...values: unknown[]): string => values.map(said).filter(Boolean).join('・')

const thing = (kind: SearchKind, title: string, line: string, href: string, text = ''): KeptThing[] =>
  title === '' ? [] : [{ key: href, kind, title, line, href, text }]

/** Things with the character that wrote them, where it is not the user's own. */
const written = ({ character: of, isMine }: Row, things: KeptThing[]): KeptThing[] => {
  const characterId = said((of as Row | undefined)?.characterId)
  return isMine === true || characterId === '' ? things : things.map(each => ({ ...each, characterId }))
}

const scenario = (row: Row): KeptThing[] =>
  thing(
    ...(['scenario', said(row.scenarioTitle), said(row.masterName)] as const),
    phaseAddress({ worldId: said(row.worldId), scenarioId: Number(row.scenarioId), phase: Number(row.phase) }),
    said(row.openingComment),
  )
const novel = (row: Row): KeptThing[] =>
  thing(
    ...(['novel', joined(row.title, row.chapterTitle), said(row.writerName)] as const),
    `/world/${said(row.worldId)}/novel/${said(row.novelId)}`,
    `${said(row.firstLine)}\n${said(row.body)}`,
  )
const note = (row: Row): KeptThing[] =>
  written(
    row,
    thing(
      ...(['note', said(row.title), said((row.character as Row | undefined)?.characterFullName)] as const),
      `/world/${said(row.worldId)}/note/${said(row.noteId)}`,
      `${said(row.firstLine)}\n${said(row.body)}`,
    ),
  )
const character = (row: Row, worldId: unknown): KeptThing[] =>
  thing(
    ...(['character', said(row.characterFullName), joined(row.className)] as const),
    `/world/${said(worldId)}/character/${said(row.characterId)}`,
    said(row.kana),
  ).map(each => ({ ...each, characterId: said(row.characterId) }))
const article = (row: Row): KeptThing[] =>
  thing('news', said(row.title), said(row.worldName), `/news/${said(row.postId)}`, said(row.body))

const tweet = (row: Row, worldId: unknown): KeptThing[] =>
  written(
    row,
    thing(
      ...(['tweet', said((row.character as Row | undefined)?.characterFullName), ''] as const),
      tweetAddress(said(worldId), Number(row.tweetId)),
      said(row.body),
    ),
  )

/** The letters of two characters on a page, as one thing: the search has no kind for them, because their two writers alone read them. */
const letters = ({ other, letterList }: Row, { worldId, characterId }: Row): KeptThing[] => {
  const { characterFullName, characterId: otherId } = (other ?? {}) as Row
  const href = letterAddress(said(worldId), { asId: said(characterId), withId: said(otherId) })
  const text = rows(letterList).map(({ body }) => said(body))
  return said(characterFullName) === ''
    ? []
    : [{ key: href, kind: null, title: said(characterFullName), line: '手紙', href, text: text.join('\n') }]
}

/** Readers of answers, by area and call. */
const readers: Record<string, Reader> = {
  'novel.getList': answer => rows(answer.novelList).flatMap(novel),
  'novel.getDetail': novel,
  'note.getList': answer => rows(answer.noteList).flatMap(note),
  'note.getOwnList': answer => rows(answer.noteList).flatMap(note),
  'note.getDetail': note,
  'news.getList': answer => rows(answer.newsList).flatMap(article),
  'news.getArticle': article,
  'tweet.getTimeline': (answer, { worldId }) => rows(answer.tweetList).flatMap(row => tweet(row, worldId)),
  'tweet.getThread': ({ tweet: open, aboveList, answerList }, { worldId }) =>
    [...rows(aboveList), ...rows([open]), ...rows(answerList)].flatMap(row => tweet(row, worldId)),
  'letter.getThread': letters,
  'portal.getMember': answer => rows(answer.noteList).flatMap(note),
  'world.searchCharacter': (answer, { worldId }) => rows(answer.characterList).flatMap(row => character(row, worldId)),
  'world.getTop': (answer, { worldId }) => rows(answer.newCharacterList).flatMap(row => character(row, worldId)),
  'world.worldSelect': answer =>
    rows(answer.worldSelectList).flatMap(row =>
      thing('world', said(row.worldName), said(row.catchphrase), `/world/${said(row.worldId)}`),
    ),
  'search.find': answer => rows(answer.hitList).flatMap(hit),
  'search.findAll': answer => rows(answer.kindList).flatMap(({ hitList }) => rows(hitList).flatMap(hit)),
}

const hit = ({ kind, title, line, worldName, href, writer }: Row): KeptThing[] => {
  const of = writer as Row | null | undefined
  const things = thing(kind as SearchKind, said(title), joined(worldName, line), said(href))
  return of ? written({ character: of, isMine: of.isMine }, things) : things
}

/** Reader for all other calls: many of them list scenarios, under one name. */
const anyScenarios: Reader = answer => rows(answer.scenarioList).flatMap(scenario)

/** Everything in the reads that the device keeps. */
export function keptReads(client: QueryClient): KeptThing[] {
  const queries = client.getQueryCache().getAll()
  return queries.flatMap(({ queryKey: [area, call, input], state: { data }, meta }) => {
    if (meta?.persist !== true || typeof data !== 'object' || data === null) return []
    const read = readers[`${String(area)}.${String(call)}`] ?? anyScenarios
    return read(data as Row, (input ?? {}) as Row)
  })
}

/** Kinds of saved texts that are no replays, by the beginning of their keys. */
const savedKinds: Readonly<Record<string, SearchKind>> = { novel: 'novel', note: 'note' }

/** A saved text with all its words. */
export function savedThing({ textKey, title, path, data }: SavedText): KeptThing {
  const kind = savedKinds[textKey.split(':')[0] ?? ''] ?? 'replay'
  const saved = { key: path, kind, title, line: '保存した物語', href: path, text: wordsOf(data) }
  return (kind === 'note' ? written(data as Row, [saved])[0] : null) ?? saved
}

/** All texts in an answer, whatever its shape. */
function wordsOf(data: unknown): string {
  if (typeof data === 'string') return data
  if (Array.isArray(data)) return data.map(wordsOf).join('\n')
  return typeof data === 'object' && data !== null ? Object.values(data).map(wordsOf).join('\n') : ''
}

/** Things with all the words, each once, those with a word in the title first. @param words as searchWords makes them */
export function keptWith(things: readonly KeptThing[], words: readonly string[]): KeptThing[] {
  const byKey = new Map<string, KeptThing>()
  for (const each of things) {
    const known = byKey.get(each.key)
    if (!known || known.text.length < each.text.length) byKey.set(each.key, each)
  }
  const found = [...byKey.values()].filter(({ title, line, text }) => {
    const whole = searchKey(`${title}\n${line}\n${text}`)
    return words.every(word => whole.includes(word))
  })
  const inTitle = ({ title }: KeptThing): boolean => words.some(word => searchKey(title).includes(word))
  return found.sort((one, other) => Number(inTitle(other)) - Number(inTitle(one)))
}
