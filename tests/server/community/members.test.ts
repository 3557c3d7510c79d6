// Founding, joining, deciding, leaving, handing over and ending a community: who may, what is told, and what is counted once.
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { COMMUNITIES_JOINED_MOST, COMMUNITIES_LED_MOST, COMMUNITY_MOST } from '#rules/communities.ts'
import { createCallers, refusalOrNull } from '../../support/callers.ts'
import { givenBanner, givenCommunity, givenJoinRequest, givenMember } from '../../support/communities.ts'
import { openDatabase } from '../../support/database.ts'

const database = await openDatabase('play')
const { db, users } = database
const { as, anonymous } = createCallers(database)
const RINNE = 'harbor-rinne'
const MINA = 'harbor-mina'
const GARO = 'harbor-garo'
const page = { pageStart: 1, perPage: 20 }
const garo = { userId: users.other, characterId: GARO }

beforeEach(() =>
  database.asOwner(client => client.query('truncate community, user_block, notice, community_picture cascade')),
)

const texts = {
  ...{ communityName: '霧笛の会', catchphrase: '三度鳴らす。', description: '霧の話をします。', rules: '' },
  ...{ category: 'story' as const, joining: 'request' as const, banner: null, draftId: null },
}
const found = (more: Partial<typeof texts> = {}) =>
  as.player.community.found({ characterId: RINNE, worldId: 'harbor', ...texts, ...more })
const join = (communityId: number, words = '灯が好きです。') =>
  as.other.community.join({ characterId: GARO, communityId, words, draftId: null })
const membersOf = async (communityId: number) =>
  (await anonymous.community.getMembers({ communityId, ...page })).memberList.map(({ character, isLeader }) =>
    isLeader ? `${character.characterId}*` : character.characterId,
  )
const told = async () => {
  const { rows } = await db.execute<{ user: string; event: string; facts: Record<string, unknown> }>(
    sql`select user_id as "user", event, facts from notice order by notice_id`,
  )
  return rows.map(({ user, event, facts }) => ({ who: user === users.player ? 'player' : 'other', event, facts }))
}

test('who founds a community leads it, with its banner', async () => {
  const pictureId = await givenBanner(database, users.player)
  const banner = { pictureId, description: '霧の港。' }
  const { communityId } = await as.player.community.found({
    ...{ characterId: RINNE, worldId: 'harbor', ...texts, banner },
  })
  expect(await membersOf(communityId)).toEqual([`${RINNE}*`])
  const shown = await as.player.community.getCommunity({ communityId })
  expect(shown).toMatchObject({
    ...{ communityName: '霧笛の会', isLeader: true, isMember: true, memberCount: 1, memberIdList: [RINNE] },
    ...{ banner: { description: '霧の港。', width: 900 }, lastPostAt: null, threadCount: 0, version: 1 },
  })
  expect(JSON.stringify(await anonymous.community.getCommunity({ communityId }))).not.toContain(users.player)
  const again = await as.player.community.update({ ...texts, communityId, baseVersion: 1, banner: null })
  expect(again).toEqual({ communityId, version: 2 })
  expect((await anonymous.community.getCommunity({ communityId })).banner).toBeNull()
})

test.each([
  ['without a name', { communityName: ' ' }],
  ['with a name that is too long', { communityName: 'あ'.repeat(COMMUNITY_MOST.communityName + 1) }],
  ['without words about it', { description: '' }],
  ['with a line that is too long', { catchphrase: 'あ'.repeat(COMMUNITY_MOST.catchphrase + 1) }],
] as const)('a community %s is refused', async (_, wrong) => {
  expect(await refusalOrNull(found(wrong))).toBe('COMMUNITY_FAULT')
})

test('a name stands once in a world, however it is written, and is free again after the end', async () => {
  const { communityId } = await found({ communityName: 'ＡＢＣの会' })
  expect(await refusalOrNull(found({ communityName: 'abcの会 ' }))).toBe('COMMUNITY_NAME_TAKEN')
  await as.player.community.dissolve({ communityId, communityName: 'ＡＢＣの会' })
  expect(await found({ communityName: 'ABCの会' })).toMatchObject({ worldId: 'harbor' })
})

test('a name that two take at the same moment goes to one of them', async () => {
  const answers = await Promise.all([
    refusalOrNull(found()),
    refusalOrNull(as.other.community.found({ characterId: GARO, worldId: 'harbor', ...texts })),
  ])
  expect(answers.toSorted()).toEqual(['COMMUNITY_NAME_TAKEN', null].toSorted())
})

test('a user leads five in a world at most', async () => {
  for (let made = 0; made < COMMUNITIES_LED_MOST; made++) await givenCommunity(database)
  expect(await refusalOrNull(found())).toBe('COMMUNITIES_LED_MOST')
})

test('a character is in twenty at most, and joins none that is not of its world', async () => {
  for (let made = 0; made < COMMUNITIES_JOINED_MOST; made++)
    await givenMember(database, await givenCommunity(database), garo)
  const communityId = await givenCommunity(database)
  expect(await refusalOrNull(join(communityId))).toBe('COMMUNITIES_JOINED_MOST')
  const elsewhere = await givenCommunity(database, { worldId: 'station' })
  await db.execute(sql`delete from community_member where character_id = ${GARO}`)
  expect(await refusalOrNull(join(elsewhere))).toBe('COMMUNITY_NOT_FOUND')
})

test('an open community is joined at once, and once', async () => {
  const communityId = await givenCommunity(database, { joining: 'open' })
  expect(await join(communityId)).toEqual({ communityId, isMember: true })
  expect(await refusalOrNull(join(communityId))).toBe('COMMUNITY_MEMBER')
  expect(await membersOf(communityId)).toEqual([`${RINNE}*`, GARO])
  expect(await told()).toEqual([])
})

test('joining ten times at the same moment makes one member', async () => {
  const communityId = await givenCommunity(database, { joining: 'open' })
  const answers = await Promise.all(Array.from({ length: 10 }, () => refusalOrNull(join(communityId))))
  expect(answers.filter(code => code === null)).toHaveLength(1)
  expect(await membersOf(communityId)).toEqual([`${RINNE}*`, GARO])
})

test('a closed community takes nobody', async () => {
  const communityId = await givenCommunity(database, { joining: 'closed' })
  expect(await refusalOrNull(join(communityId))).toBe('COMMUNITY_CLOSED')
})

test('a request is told to the leader, accepted once, and the asker hears of it', async () => {
  const communityId = await givenCommunity(database, { joining: 'request' })
  expect(await join(communityId)).toEqual({ communityId, isMember: false })
  expect(await refusalOrNull(join(communityId))).toBe('COMMUNITY_ASKED')
  expect(await told()).toMatchObject([{ who: 'player', event: 'community.asked', facts: { communityId } }])
  const asked = await as.other.community.getCommunity({ communityId })
  expect(asked).toMatchObject({ askedIdList: [GARO], isMember: false, requestCount: 0 })
  const { requestList, count } = await as.player.community.getRequests({ communityId, ...page })
  expect([requestList[0]?.words, count]).toEqual(['灯が好きです。', 1])
  const requestId = requestList[0]?.requestId ?? 0
  const decide = (isAccepted: boolean) =>
    as.player.community.decide({ communityId, requestId, isAccepted, reason: isAccepted ? '' : '満員です。' })
  const answers = await Promise.all([refusalOrNull(decide(true)), refusalOrNull(decide(false))])
  expect(answers.filter(code => code === 'COMMUNITY_REQUEST_NOT_FOUND')).toHaveLength(1)
  const decided = (await told()).filter(({ event }) => event === 'community.decided')
  expect(decided).toHaveLength(1)
  const isIn = (await membersOf(communityId)).includes(GARO)
  expect(decided[0]).toMatchObject({ who: 'other', facts: { isAccepted: isIn } })
})

test('a refusal needs a reason, which the asker reads', async () => {
  const communityId = await givenCommunity(database, { joining: 'request' })
  const requestId = await givenJoinRequest(database, communityId, garo)
  const decide = (reason: string) => as.player.community.decide({ communityId, requestId, isAccepted: false, reason })
  expect(await refusalOrNull(decide(' '))).toBe('COMMUNITY_FAULT')
  expect(await decide('満員です。')).toEqual({ communityId, requestCount: 0 })
  expect(await told()).toMatchObject([{ who: 'other', facts: { isAccepted: false, reason: '満員です。' } }])
  // The asker may ask again.
  expect(await join(communityId)).toEqual({ communityId, isMember: false })
})

test('a request is taken back, and then nothing can be decided', async () => {
  const communityId = await givenCommunity(database, { joining: 'request' })
  await join(communityId)
  const { requestList } = await as.player.community.getRequests({ communityId, ...page })
  await as.other.community.withdraw({ characterId: GARO, communityId })
  const decided = as.player.community.decide({
    ...{ communityId, requestId: requestList[0]?.requestId ?? 0, isAccepted: true, reason: '' },
  })
  expect(await refusalOrNull(decided)).toBe('COMMUNITY_REQUEST_NOT_FOUND')
})

test('somebody blocked finds no community of the leader, and one who is in it stays', async () => {
  const communityId = await givenCommunity(database)
  await as.player.block.blockPublicUser({ characterId: RINNE, otherId: GARO })
  expect(await refusalOrNull(join(communityId))).toBe('COMMUNITY_NOT_FOUND')
  expect(await refusalOrNull(as.other.community.getCommunity({ communityId }))).toBe('COMMUNITY_NOT_FOUND')
  await givenMember(database, communityId, garo)
  expect((await as.other.community.getCommunity({ communityId })).isMember).toBe(true)
})

test('the leader cannot leave before somebody else leads', async () => {
  const communityId = await givenCommunity(database)
  await givenMember(database, communityId, garo)
  const leave = () => as.player.community.leave({ characterId: RINNE, communityId })
  expect(await refusalOrNull(leave())).toBe('COMMUNITY_LEADER')
  await as.player.community.handOver({ communityId, memberId: GARO })
  expect(await membersOf(communityId)).toEqual([`${GARO}*`, RINNE])
  expect(await told()).toMatchObject([{ who: 'other', event: 'community.leading' }])
  expect(await refusalOrNull(as.player.community.handOver({ communityId, memberId: RINNE }))).toBe(
    'COMMUNITY_NOT_FOUND',
  )
  await leave()
  expect(await membersOf(communityId)).toEqual([`${GARO}*`])
  expect(await refusalOrNull(leave())).toBe('COMMUNITY_NO_MEMBER')
})

test('a removed member reads why, and reads no more of what is for members', async () => {
  const communityId = await givenCommunity(database)
  await givenMember(database, communityId, garo)
  const remove = (memberId: string, reason: string) =>
    as.player.community.removeMember({ communityId, memberId, reason })
  expect(await refusalOrNull(remove(GARO, ''))).toBe('COMMUNITY_FAULT')
  expect(await refusalOrNull(remove(RINNE, '約束のため。'))).toBe('COMMUNITY_LEADER')
  await remove(GARO, '約束のため。')
  expect(await told()).toMatchObject([{ who: 'other', event: 'community.removed', facts: { reason: '約束のため。' } }])
  expect(await refusalOrNull(remove(GARO, '約束のため。'))).toBe('COMMUNITY_NO_MEMBER')
})

test('ending needs the name, and leaves nothing to be found', async () => {
  const communityId = await givenCommunity(database, { communityName: '解く会', joining: 'request' })
  await givenJoinRequest(database, communityId, garo)
  const dissolve = (communityName: string) => as.player.community.dissolve({ communityId, communityName })
  expect(await refusalOrNull(dissolve('とく会'))).toBe('COMMUNITY_FAULT')
  await dissolve('解く会')
  expect(await refusalOrNull(anonymous.community.getCommunity({ communityId }))).toBe('COMMUNITY_NOT_FOUND')
  const { communityList } = await anonymous.community.getList({ worldId: 'harbor', list: 'newest', ...page })
  expect(communityList).toEqual([])
  const { rows } = await db.execute(sql`select state from community_request`)
  expect(rows).toEqual([{ state: 'withdrawn' }])
})

test('the list is found by words, subject and whether members are wanted', async () => {
  const [story, art] = [
    await givenCommunity(database, { communityName: '灯台守の会', category: 'story', joining: 'closed' }),
    await givenCommunity(database, { communityName: '歌の会', description: 'とうだいの歌。', category: 'art' }),
  ]
  const list = async (more: object) =>
    (await anonymous.community.getList({ worldId: 'harbor', list: 'newest', ...page, ...more })).communityList.map(
      ({ communityId }) => communityId,
    )
  expect(await list({})).toEqual([art, story])
  expect(await list({ keyword: '灯台' })).toEqual([story])
  expect(await list({ category: 'art' })).toEqual([art])
  expect(await list({ list: 'recruiting' })).toEqual([art])
  expect(await list({ perPage: 1, pageStart: 2 })).toEqual([story])
})

test('two members of one user are two, and both are named to their user', async () => {
  const communityId = await givenCommunity(database)
  await givenMember(database, communityId, { userId: users.player, characterId: MINA })
  const { memberIdList, memberCount } = await as.player.community.getCommunity({ communityId })
  expect([memberIdList.toSorted(), memberCount]).toEqual([[MINA, RINNE], 2])
})
