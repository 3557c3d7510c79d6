// Friends: requested, accepted, declined, ended; the two rows of a pair always agree.
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type FriendState, friendStates } from '#rules/friend-address.ts'
import { MOST_RELATIONS } from '#rules/friends.ts'
import { characterFriend } from '#server/areas/friend/tables.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { givenCrowd, givenHidden, givenStanding } from '../../support/friends.ts'
import { PLAY_NOW } from '../../support/play.ts'

const database = await openDatabase('play')
const { db, users } = database
const { as, anonymous } = createCallers(database)
/** A character of `player` and one of `other`, seen from either side. */
const pair = { characterId: 'harbor-rinne', otherId: 'harbor-garo' }
const back = { characterId: pair.otherId, otherId: pair.characterId }
const stateOf = async () => (await as.player.friend.getStanding(pair)).state
const page = { sort: 'new', offset: 0, limit: 20 } as const

beforeEach(() => database.asOwner(client => client.query('truncate character_friend')))

afterEach(async () => {
  const { rows } = await database.pool.query(`
    select f.character_id from character_friend f
    left join character_friend b on b.character_id = f.other_id and b.other_id = f.character_id
    where b.state is distinct from
      case f.state when 'friend' then 'friend' when 'asked' then 'invited' else 'asked' end`)
  expect(rows, 'rows without their mirror').toEqual([])
})

describe('what each act does in each state', () => {
  const asks = () => as.player.friend.ask(pair)
  const accepts = () => as.player.friend.accept(pair)
  const parts = (state: FriendState) => () => as.player.friend.part({ ...pair, state })
  test.each<[string, FriendState | null, () => Promise<{ state: FriendState | null }>, FriendState | null | string]>([
    ['asking nobody in particular', null, asks, 'asked'],
    ['asking again', 'asked', asks, 'asked'],
    ['asking back', 'invited', asks, 'friend'],
    ['asking a friend', 'friend', asks, 'friend'],
    ['accepting nothing', null, accepts, 'FRIEND_CHANGED'],
    ['accepting what one asked oneself', 'asked', accepts, 'FRIEND_CHANGED'],
    ['accepting', 'invited', accepts, 'friend'],
    ['accepting again', 'friend', accepts, 'friend'],
    ['declining', 'invited', parts('invited'), null],
    ['declining what is gone', null, parts('invited'), null],
    ['taking back', 'asked', parts('asked'), null],
    ['taking back what was accepted meanwhile', 'friend', parts('asked'), 'FRIEND_CHANGED'],
    ['declining who is a friend by now', 'friend', parts('invited'), 'FRIEND_CHANGED'],
    ['ending', 'friend', parts('friend'), null],
    ['ending what is only asked for', 'asked', parts('friend'), 'FRIEND_CHANGED'],
  ])('%s', async (_, before, act, after) => {
    await givenStanding(db, pair.characterId, pair.otherId, before)
    if (after === 'FRIEND_CHANGED') {
      expect(await refusalOf(act())).toBe(after)
      expect(await stateOf()).toBe(before)
    } else {
      expect(await act()).toEqual({ ...pair, state: after })
      expect(await stateOf()).toBe(after)
    }
  })
})

test('both ask at the same time and are friends, without anybody waiting for the other', async () => {
  const answers = await Promise.all([as.player.friend.ask(pair), as.other.friend.ask(back)])
  expect(answers.map(({ state }) => state).sort()).toEqual(['asked', 'friend'])
  expect(await stateOf()).toBe('friend')
})

test('accepted and taken back at the same time: one of them', async () => {
  await givenStanding(db, pair.characterId, pair.otherId, 'asked')
  await Promise.allSettled([as.player.friend.part({ ...pair, state: 'asked' }), as.other.friend.accept(back)])
  expect(['friend', null]).toContain(await stateOf())
})

test('asked again with its key the answer is the first one', async () => {
  const key = randomUUID()
  const ask = () => as.player.friend.ask(pair, { context: { key } })
  const first = await ask()
  await as.other.friend.part({ ...back, state: 'invited' })
  expect(await ask()).toEqual(first)
  expect(await stateOf()).toBeNull()
})

describe('what is refused', () => {
  test.each([
    ['itself', 'harbor-rinne', 'FRIEND_SELF'],
    ['one of another world', 'station-rei', 'FRIEND_OTHER_WORLD'],
    ['nobody', 'nobody', 'CHARACTER_NOT_FOUND'],
  ])('asking %s', async (_, otherId, code) => {
    expect(await refusalOf(as.player.friend.ask({ ...pair, otherId }))).toBe(code)
  })

  test('whatever is done with the character of somebody else', async () => {
    const { friend } = as.other
    await givenStanding(db, pair.characterId, pair.otherId, 'invited')
    for (const call of [
      () => friend.ask(pair),
      () => friend.accept(pair),
      () => friend.part({ ...pair, state: 'invited' }),
      () => friend.saveRelation({ ...pair, relation: 'x' }),
      () => friend.getStanding(pair),
      () => friend.getOwnList({ ...page, characterId: pair.characterId, state: 'invited' }),
    ]) {
      expect(await refusalOf(call())).toBe('NOT_YOUR_CHARACTER')
    }
    expect(await stateOf()).toBe('invited')
  })

  test('more than there is room for, on either side', async () => {
    const crowd = await givenCrowd(db, users.other, 'harbor', MOST_RELATIONS)
    const full = crowd.map(otherId => ({ characterId: pair.otherId, otherId, changedAt: PLAY_NOW }))
    await db.insert(characterFriend).values(full.map(row => ({ ...row, state: 'friend' as const })))
    await db
      .insert(characterFriend)
      .values(
        full.map(row => ({ ...row, characterId: row.otherId, otherId: row.characterId, state: 'friend' as const })),
      )
    expect(await refusalOf(as.player.friend.ask(pair))).toBe('FRIEND_TOO_MANY')
    expect(await refusalOf(as.other.friend.ask(back))).toBe('FRIEND_TOO_MANY')
    await as.other.friend.part({ ...back, otherId: crowd[0] ?? '', state: 'friend' })
    expect(await as.player.friend.ask(pair)).toMatchObject({ state: 'asked' })
  })
})

describe('what one says of a friend', () => {
  beforeEach(() => givenStanding(db, pair.characterId, pair.otherId, 'friend'))

  test('is seen by both, and by everybody', async () => {
    await as.player.friend.saveRelation({ ...pair, relation: ' 霧の夜の相棒だと思っている。 ' })
    await as.other.friend.saveRelation({ ...back, relation: 'まだ、すこし怖い。' })
    const words = { relation: '霧の夜の相棒だと思っている。', relationBack: 'まだ、すこし怖い。' }
    const { friendList } = await as.player.friend.getOwnList({
      ...page,
      characterId: pair.characterId,
      state: 'friend',
    })
    expect(friendList).toMatchObject([words])
    const seen = await anonymous.friend.getList({ ...page, characterId: pair.otherId })
    expect(seen.friendList).toMatchObject([{ relation: words.relationBack, relationBack: words.relation }])
  })

  test.each([
    ['40 letters', 'あ'.repeat(40), null],
    ['80 of half the width', 'a'.repeat(80), null],
    ['nothing', '', null],
    ['half a letter more', `${'あ'.repeat(40)}a`, 'RELATION_TOO_LONG'],
    ['two lines', 'あ\nい', 'BAD_REQUEST'],
  ])('%s', async (_, relation, code) => {
    const save = as.player.friend.saveRelation({ ...pair, relation })
    if (code) expect(await refusalOf(save)).toBe(code)
    else expect(await save).toEqual({ ...pair, relation })
  })

  test('is said of friends alone, and gone with the friendship', async () => {
    await as.player.friend.saveRelation({ ...pair, relation: '相棒。' })
    await as.other.friend.part({ ...back, state: 'friend' })
    expect(await refusalOf(as.player.friend.saveRelation({ ...pair, relation: 'また。' }))).toBe('FRIEND_CHANGED')
    await givenStanding(db, pair.characterId, pair.otherId, 'asked')
    expect(await refusalOf(as.player.friend.saveRelation({ ...pair, relation: 'また。' }))).toBe('FRIEND_CHANGED')
  })
})

describe('the lists', () => {
  test('are sorted and paged, and count each state', async () => {
    const crowd = await givenCrowd(db, users.other, 'harbor', 5)
    for (const [index, otherId] of crowd.entries()) {
      const state = friendStates[Math.max(0, index - 2)] ?? 'friend'
      await givenStanding(db, pair.characterId, otherId, state)
    }
    const list = async (sort: 'new' | 'kana' | 'level', state: FriendState = 'friend', limit = 20, offset = 0) => {
      const answer = await as.player.friend.getOwnList({ characterId: pair.characterId, state, sort, offset, limit })
      return { ...answer, ids: answer.friendList.map(({ character }) => character.characterId) }
    }
    const [one, two, three, four, five] = crowd
    expect(await list('kana')).toMatchObject({ ids: [three, two, one], count: 3 })
    expect(await list('level')).toMatchObject({ ids: [three, two, one] })
    expect(await list('new')).toMatchObject({ ids: [three, two, one] })
    expect(await list('new', 'friend', 1, 1)).toMatchObject({ ids: [two], count: 3 })
    expect(await list('new', 'invited')).toMatchObject({ ids: [four], count: 1 })
    expect(await list('new', 'asked')).toMatchObject({ ids: [five], countList: { friend: 3, invited: 1, asked: 1 } })
  })

  test('show others neither requests nor hidden ones, nor what is not open', async () => {
    await givenStanding(db, pair.characterId, pair.otherId, 'friend')
    await givenStanding(db, pair.otherId, 'harbor-mina', 'asked')
    const seenBy = async (caller: typeof anonymous) => {
      const { friendList, count, isOpen } = await caller.friend.getList({ ...page, characterId: pair.otherId })
      return [friendList.map(({ character }) => character.characterId), count, isOpen]
    }
    expect(await seenBy(anonymous)).toEqual([['harbor-rinne'], 1, true])
    await givenHidden(db, 'harbor-rinne', { isHidden: true })
    expect(await seenBy(anonymous)).toEqual([[], 0, true])
    expect(await seenBy(as.other)).toEqual([['harbor-rinne'], 1, true])
    await givenHidden(db, pair.otherId, { isFriendListOpen: false })
    expect(await seenBy(as.player)).toEqual([[], 0, false])
    expect(await seenBy(as.other)).toEqual([['harbor-rinne'], 1, true])
    expect(await refusalOf(anonymous.friend.getList({ ...page, characterId: 'nobody' }))).toBe('CHARACTER_NOT_FOUND')
  })
})
