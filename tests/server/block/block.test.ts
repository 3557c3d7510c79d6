// Blocks: made with a character for the whole user, listed as they were made, and never telling more than was known.
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { isBetween } from '#server/areas/block/between.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { givenStanding } from '../../support/friends.ts'

const database = await openDatabase('play')
const { db, users } = database
const { as } = createCallers(database)
const OWN = { characterId: 'harbor-rinne' }
const OTHER = 'harbor-garo'

const block = (input: object) => as.player.block.blockPublicUser({ ...OWN, ...input })
const list = async () => (await as.player.block.getBlockPublicUserList(OWN)).blockList
const playerOf = async (characterId: string) => {
  const { rows } = await db.execute<{ userId: string; publicUserId: string }>(sql`
    select u.user_id as "userId", u.public_user_id as "publicUserId" from character c
    join app_user u on u.user_id = c.user_id where c.character_id = ${characterId}`)
  return rows[0] as { userId: string; publicUserId: string }
}

beforeEach(() =>
  database.asOwner(client => client.query('truncate user_block, character_friend, user_follow_character')),
)

test('a block holds in both directions until its last one ends', async () => {
  const { userId } = await playerOf(OTHER)
  await block({ otherId: OTHER })
  expect(await isBetween(db, users.player, userId)).toBe(true)
  expect(await isBetween(db, userId, users.player)).toBe(true)
  const [made] = await list()
  await as.player.block.unBlockPublicUser({ ...OWN, blockId: made?.blockId })
  expect(await isBetween(db, userId, users.player)).toBe(false)
})

test('friendship and follows of both end with it', async () => {
  await givenStanding(db, OWN.characterId, OTHER, 'friend')
  await as.player.follow.follow({ characterId: OTHER })
  await block({ otherId: OTHER })
  expect(await as.player.friend.getStanding({ ...OWN, otherId: OTHER })).toMatchObject({ state: null })
  expect(await as.player.follow.getFollowCharacterIdList({})).toEqual({ characterIdList: [] })
})

test('whoever is named by a character is shown by it alone, and two names are two blocks', async () => {
  const { publicUserId } = await playerOf(OTHER)
  const byCharacter = await block({ otherId: OTHER })
  const byId = await block({ publicUserId })
  expect(byId.blockId).not.toBe(byCharacter.blockId)
  expect(await block({ otherId: OTHER })).toEqual(byCharacter)
  expect(await list()).toMatchObject([
    { publicUserId, character: null },
    { publicUserId: null, character: { characterId: OTHER } },
  ])
  await as.player.block.unBlockPublicUser({ ...OWN, publicUserId })
  expect(await list()).toMatchObject([{ character: { characterId: OTHER } }])
})

test.each([
  ['a user that is not there', { publicUserId: 'nobody' }, 'BLOCK_UNKNOWN'],
  ['nobody', {}, 'BAD_REQUEST'],
  ['one’s own character', { otherId: 'harbor-rinne' }, 'BLOCK_OWN'],
])('%s cannot be blocked', async (_, input, code) => {
  expect(await refusalOf(block(input))).toBe(code)
})
