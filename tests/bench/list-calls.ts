// Queries of the section on lists: the functions behind the calls, called like their handlers do.
import { APPLICATION_PAGE_SIZE } from '#rules/applications.ts'
import { coinType } from '#rules/codes/world.ts'
import { COIN_LEDGER_PAGE_SIZE } from '#rules/coins.ts'
import { exchangeHistoryPageSize } from '#rules/constants/exchange.ts'
import { TAKER_PAGE_SIZE } from '#rules/distributions.ts'
import { FOLLOW_PAGE_SIZE } from '#rules/friends.ts'
import { CHARACTER_SEARCH_PAGES, type CharacterSort } from '#rules/worlds.ts'
import { countWaiting, listQueue } from '#server/areas/application/queue.ts'
import { listOwn } from '#server/areas/character/own-list.ts'
import { readLedger } from '#server/areas/coin/ledger.ts'
import { listTaken } from '#server/areas/distribution/goods.ts'
import { ownGoods } from '#server/areas/distribution/own-goods.ts'
import { bagOf } from '#server/areas/equipment/bag.ts'
import { listHistory } from '#server/areas/exchange/history.ts'
import { listExchange } from '#server/areas/exchange/list.ts'
import { listFollowed } from '#server/areas/follow/followed.ts'
import { searchCharacters } from '#server/areas/world/search.ts'
import { listWorlds } from '#server/areas/world/select.ts'
import { getTop } from '#server/areas/world/top.ts'
import type { Db } from '#server/db/client.ts'
import { LIST_GOODS, LIST_WORLD, names, OWN_CHARACTER, OWNER } from './list-data.ts'

export type ListCall = { name: string; run: (db: Db) => Promise<unknown> }

type Wanted = Omit<Partial<Parameters<typeof searchCharacters>[1]>, 'worldId' | 'viewerId'>

const search = (name: string, { sort = 'new', page = 1, ...wanted }: Wanted = {}): ListCall => ({
  name: `searchCharacter, ${name}`,
  run: db => searchCharacters(db, { worldId: LIST_WORLD, viewerId: OWNER, sort, page, ...wanted }),
})

const sorts: CharacterSort[] = ['new', 'kana', 'level']
const LAST = CHARACTER_SEARCH_PAGES

const searches = (classId: string, raceId: string): ListCall[] => [
  ...sorts.flatMap(sort => [
    search(`no filter, by ${sort}`, { sort }),
    search(`no filter, by ${sort}, last page`, { sort, page: LAST }),
  ]),
  search('one letter', { name: names.often.slice(0, 1) }),
  search('two letters', { name: names.often.slice(0, 2) }),
  search('three letters, each 100th has them', { name: names.often }),
  search('the same by kana, last page', { name: names.often, sort: 'kana', page: LAST }),
  search('three letters, each 1000th has them', { name: names.seldom }),
  search('the same, last page', { name: names.seldom, page: LAST }),
  search('three letters that 7 have', { name: names.rare }),
  search('letters that nobody has', { name: 'ゔゔゔ' }),
  search('kana in two words', { name: 'さくら あ' }),
  search('class', { class: classId }),
  search('class, by kana, last page', { class: classId, sort: 'kana', page: LAST }),
  search('race, class and letters', { race: raceId, class: classId, name: names.often }),
  search('level of one step', { levelFrom: 77, levelTo: 77 }),
  search('title', { title: '燈手' }),
  search('followed ones', { isFollowed: true }),
]

const goods = { shouhinId: LIST_GOODS, officialOptionId: 1, suuryoSentakuId: 1, size: TAKER_PAGE_SIZE }
const queue = { kind: 'setting', limit: APPLICATION_PAGE_SIZE } as const
const history = { characterId: OWN_CHARACTER, size: exchangeHistoryPageSize }
const coins = { userId: OWNER, coinType: coinType.lp, size: COIN_LEDGER_PAGE_SIZE }

const others: ListCall[] = [
  { name: 'worldSelect', run: db => listWorlds(db, OWNER) },
  { name: 'world.getTop', run: db => getTop(db, { worldId: LIST_WORLD, userId: null }) },
  { name: 'character.mine, 40 characters', run: db => listOwn(db, { userId: OWNER }) },
  { name: 'follow.getList', run: db => listFollowed(db, { userId: OWNER, offset: 0, limit: FOLLOW_PAGE_SIZE }) },
  { name: 'the same, page 9', run: db => listFollowed(db, { userId: OWNER, offset: 160, limit: FOLLOW_PAGE_SIZE }) },
  { name: 'equipment, 2,000 kinds', run: db => bagOf(db, { characterId: OWN_CHARACTER, worldId: LIST_WORLD }) },
  {
    name: 'exchange.getList, 2,000 kinds held',
    run: db => listExchange(db, { userId: OWNER, characterId: OWN_CHARACTER, worldId: LIST_WORLD }, new Date()),
  },
  { name: 'exchange.history', run: db => listHistory(db, { ...history, page: 1 }) },
  { name: 'the same, page 90', run: db => listHistory(db, { ...history, page: 90 }) },
  { name: 'coin.getLedger', run: db => readLedger(db, { ...coins, page: 1 }) },
  { name: 'the same, page 90', run: db => readLedger(db, { ...coins, page: 90 }) },
  { name: 'applications that wait', run: db => listQueue(db, { ...queue, isDecided: false, offset: 0 }) },
  { name: 'applications that were judged', run: db => listQueue(db, { ...queue, isDecided: true, offset: 0 }) },
  { name: 'how many applications wait', run: countWaiting },
  {
    name: 'distribution.getTakenList',
    run: async db =>
      listTaken(db, { ...goods, userId: OWNER, own: await ownGoods(db, { ...goods, userId: OWNER }), page: 1 }),
  },
  {
    name: 'the same, page 400',
    run: async db =>
      listTaken(db, { ...goods, userId: OWNER, own: await ownGoods(db, { ...goods, userId: OWNER }), page: 400 }),
  },
]

export const listCalls = (classId: string, raceId: string): ListCall[] => [...searches(classId, raceId), ...others]
