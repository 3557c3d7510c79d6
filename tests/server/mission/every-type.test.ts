// Types of missions: each is reached by the act it is named after, through the call that players make; and every mission of
// the demo has one of these types.
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { type AchievementType, achievementType } from '#rules/mission.ts'
import type { EntryState } from '#rules/scenario/entries.ts'
import type { ScenarioState } from '#rules/scenario/states.ts'
import { demoCharacters, demoLands, demoMissions, demoNews, demoSeries, demoShortPieces } from '#server/demo/content.ts'
import { named, onlyPhase } from '../../calls/scenario-given.ts'
import { givenCoins } from '../../support/applications.ts'
import { createCallers } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { givenItem, givenPlain, givenTokens, givenWardrobe } from '../../support/equipment.ts'
import { givenStanding } from '../../support/friends.ts'
import { forgetMissions, givenMission } from '../../support/missions.ts'
import { givenGarden, registration, versionOf } from '../../support/registration.ts'
import { give, givenGoods, givenRecipe, gold } from '../../support/shops.ts'
import { givenTweet } from '../../support/tweets.ts'

const database = await openDatabase('play')
const { db, users } = database
const { as } = createCallers(database)
const rinne = { characterId: 'harbor-rinne' }
const pair = { ...rinne, otherId: 'harbor-garo' }

await givenWardrobe(db)
await givenGarden(db)
await give(db, { kind: 'character', id: rinne.characterId }, { [gold()]: 1_000 })

beforeEach(async () => {
  await forgetMissions(database)
  await database.asOwner(client => client.query('truncate news_read, news_read_until, user_follow_character'))
  await givenStanding(db, pair.characterId, pair.otherId, null)
  await givenPlain(db, rinne.characterId)
})

const wear = async (...itemCodes: string[]) => {
  const { version } = await as.player.equipment.getSettings({ worldId: 'harbor', ...rinne })
  const slots = ['hand1', 'hand2'] as const
  const wornList = itemCodes.map((itemCode, place) => ({
    slotId: slots[place] ?? 'hand1',
    ...{ itemCode, level: 1, originalizeId: null },
  }))
  return as.player.equipment.update({ ...rinne, baseVersion: version, wornList })
}
const buy = async () =>
  as.player.shop.buy({
    ...rinne,
    count: 1,
    price: 1,
    shopGoodsId: await givenGoods(db, { itemCode: 'ROPE', price: 1 }),
  })
const aNovel = async () => {
  const { rows } = await db.execute<{ id: number }>(
    sql`select min(novel_id) as id from novel where world_id = 'harbor'`,
  )
  return rows[0]?.id ?? 0
}

/** The phase that the player is in. */
let running: ReturnType<typeof named>
const taking = async (...of: [ScenarioState, EntryState | null]) => {
  running = named(await onlyPhase(database, ...of))
  return running
}

type Raise = {
  /** World of the act; the harbour when absent. */
  worldId?: string
  /** Value that the mission needs beside the type. */
  value?: () => Promise<string> | string
  /** Preparation before the act. */
  given?: () => Promise<unknown>
  act: () => Promise<unknown>
}

const raises: Record<AchievementType, Raise> = {
  Login: {
    act: () =>
      as.player.mission.achievePageViewMission({ worldId: 'any', achievementType: 'Login', achievementValue: null }),
  },
  News: { value: () => '2', act: () => as.player.news.read({ postId: 2 }) },
  NovelRead: {
    value: async () => String(await aNovel()),
    act: async () => as.player.novel.readToEnd({ novelId: await aNovel() }),
  },
  CharacterCreate: { worldId: 'garden', act: () => as.player.characterEdit.register(registration()) },
  CharacterEdit: {
    act: async () =>
      as.player.characterEdit.saveProfile({
        ...{ ...rinne, draftId: null, baseVersion: await versionOf(db, rinne.characterId), changes: { hair: '銀' } },
      }),
  },
  ItemBuy: { value: () => 'ROPE', act: buy },
  ItemSynth: {
    value: () => 'LAMP',
    act: async () =>
      as.player.exchange.create({
        ...{ ...rinne, originalizedFlg: false, levelUpFlg: false },
        itemSynthId: await givenRecipe(db, { itemCode: 'LAMP' }),
      }),
  },
  EquipItem: { value: () => 'W1', given: () => givenItem(db, rinne.characterId, 'W1', 1), act: () => wear('W1') },
  ItemLevelUp: {
    value: () => 'W1',
    given: () => givenItem(db, rinne.characterId, 'W1', 3),
    act: () => as.player.equipment.levelUp({ ...rinne, itemCode: 'W1', level: 1, originalizeId: null }),
  },
  SkillLearn: {
    value: () => 'S1',
    given: () => givenTokens(db, rinne.characterId, 2, 100),
    act: () => as.player.skill.learn({ ...rinne, skillCode: 'S1', level: 1 }),
  },
  SkillSet: {
    given: () => givenPlain(db, rinne.characterId, { S1: 1 }),
    act: async () => {
      const { version } = await as.player.skill.getSettings({ worldId: 'harbor', ...rinne })
      return as.player.skill.update({ ...rinne, baseVersion: version, skillCodeList: ['S1'] })
    },
  },
  Follow: { value: () => pair.otherId, act: () => as.player.follow.follow({ characterId: pair.otherId }) },
  FriendAsk: { value: () => pair.otherId, act: () => as.player.friend.ask(pair) },
  FriendMake: {
    value: () => pair.otherId,
    given: () => as.other.friend.ask({ characterId: pair.otherId, otherId: pair.characterId }),
    act: () => as.player.friend.accept(pair),
  },
  ScenarioEntry: {
    value: async () => String((await taking('recruiting', null)).scenarioId),
    given: () => givenCoins(db, users.player, 'LP', 500),
    act: () => as.player.scenario.participation({ ...running, ...rinne, cost: 500 }),
  },
  ScenarioPost: {
    value: async () => String((await taking('consultation', 'seated')).scenarioId),
    act: () =>
      as.player.scenarioBoard.post({
        ...{ ...running, ...rinne, asCharacter: true, body: '灯りをともします。', replyTo: null, draftId: null },
      }),
  },
  NoteWrite: {
    act: () =>
      as.player.note.save({
        ...{ ...rinne, worldId: 'harbor', noteId: null, baseVersion: 0, title: '霧の夜', body: '灯は、ついていた。' },
        ...{ scope: 1, isCommentable: true, noteTagIdList: [], draftId: null },
      }),
  },
  PlayingSend: {
    value: async () => String((await taking('consultation', 'seated')).scenarioId),
    act: () =>
      as.player.scenarioPlaying.save({
        ...{ ...running, ...rinne, chooseId: null, consumeItem: [], playing: '灯りをともす。', tagId: null },
        ...{ onlyPlayingFlg: false, onlyTeamTagFlg: false },
      }),
  },
  TweetWrite: { value: () => rinne.characterId, act: () => tweeted(null) },
  TweetReply: { value: () => pair.otherId, act: async () => tweeted(await theirTweet()) },
  TweetLike: {
    value: () => pair.otherId,
    act: async () => as.player.tweet.like({ worldId: 'harbor', ...rinne, tweetId: await theirTweet(), isLiked: true }),
  },
  LetterSend: { value: () => pair.otherId, act: () => wrote() },
}

const wrote = () =>
  as.player.letter.send({
    ...{ worldId: 'harbor', ...pair, body: '灯が三つ。', gift: null, clipId: null, draftId: null },
  })
const theirTweet = () => givenTweet(db, { characterId: pair.otherId })
const tweeted = async (replyTo: number | null) =>
  as.player.tweet.post({
    ...{ worldId: 'harbor', ...rinne, body: '灯が三つ。', replyTo, quoteOf: null, pictureList: [], draftId: null },
  })

const achieved = async (account: 'player' | 'other' = 'player') =>
  (await as[account].mission.getAchievedList({ worldId: 'all', kind: 0, offset: 0, limit: 50 })).achievementDtoList
    .map(({ archiveTitle }) => archiveTitle)
    .sort()

describe('what a mission waits for', () => {
  test.each(Object.values(achievementType))(
    '%s is raised by its act, in its world and for its value alone',
    async type => {
      const { worldId = 'harbor', value, given, act } = raises[type]
      await given?.()
      const wanted = (await value?.()) ?? null
      await givenMission(db, { title: '共通', worldId: null, type })
      await givenMission(db, { title: 'その世界', worldId, type, value: wanted })
      await givenMission(db, { title: '別のもの', worldId, type, value: 'something else' })
      await givenMission(db, { title: '別の種類', worldId: null, type: 'Other' })
      // Pages and news belong to no world.
      if (type !== 'Login' && type !== 'News') await givenMission(db, { title: '別の世界', worldId: 'station', type })
      expect(await achieved()).toEqual([])
      await act()
      expect(await achieved()).toEqual(['その世界', '共通'].sort())
    },
  )

  test('each purchase counts, whatever is bought', async () => {
    await givenMission(db, { title: '三回', type: 'ItemBuy', requiredCount: 3 })
    await buy()
    await buy()
    expect(await achieved()).toEqual([])
    await buy()
    expect(await achieved()).toEqual(['三回'])
  })

  test('a skill from a shop is learned too', async () => {
    await givenMission(db, { title: '覚える', type: 'SkillLearn', value: 'S4' })
    const shopGoodsId = await givenGoods(db, { skillCode: 'S4', price: 1 })
    await as.player.shop.buy({ ...rinne, shopGoodsId, count: 1, price: 1 })
    expect(await achieved()).toEqual(['覚える'])
  })

  test('what is worn already is not put on again, and following again is no other', async () => {
    for (const itemCode of ['W1', 'W2']) await givenItem(db, rinne.characterId, itemCode, 1)
    await wear('W1')
    await givenMission(db, { title: '装備', type: 'EquipItem', value: 'W1' })
    await givenMission(db, { title: 'ふたり', type: 'Follow', requiredCount: 2 })
    await wear('W1', 'W2')
    await as.player.follow.follow({ characterId: pair.otherId })
    await as.player.follow.unfollow({ characterId: pair.otherId })
    await as.player.follow.follow({ characterId: pair.otherId })
    expect(await achieved()).toEqual([])
  })

  test('both who become friends have made one', async () => {
    await givenMission(db, { title: 'フレンド', type: 'FriendMake' })
    await as.other.friend.ask({ characterId: pair.otherId, otherId: pair.characterId })
    await as.player.friend.ask(pair)
    expect([await achieved(), await achieved('other')]).toEqual([['フレンド'], ['フレンド']])
  })

  test('what is refused raises nothing', async () => {
    await givenMission(db, { title: '買う', type: 'ItemBuy' })
    const shopGoodsId = await givenGoods(db, { itemCode: 'ROPE', price: 999_999 })
    await expect(as.player.shop.buy({ ...rinne, shopGoodsId, count: 1, price: 999_999 })).rejects.toThrow()
    expect(await achieved()).toEqual([])
  })
})

const demoNovels = [...demoShortPieces, ...demoSeries.flatMap(({ chapters }) => chapters)]

describe('every mission of the demo', () => {
  const types: readonly string[] = Object.values(achievementType)

  test.each(demoMissions)(
    '$key waits for what somebody raises',
    ({ achievementType: type, achievementValue, worldId }) => {
      expect(types).toContain(type)
      if (achievementValue === null) return
      const land = demoLands.find(each => each.worldId === worldId)
      const there: Partial<Record<string, readonly string[]>> = {
        News: demoNews.map(({ key }) => key),
        ItemBuy: land?.shops.flatMap(({ goods }) => goods.map(({ code }) => code)) ?? [],
        ItemSynth: land?.recipes.map(({ itemCode }) => itemCode) ?? [],
      }
      expect(there[type]).toContain(achievementValue)
    },
  )

  test.each(demoMissions.filter(({ requiredCount }) => requiredCount > 1))(
    '$key asks for no more than there is',
    ({ achievementType: type, requiredCount, worldId }) => {
      const isThere = (each: { worldId: string }) => worldId === 'user' || each.worldId === worldId
      const others = demoCharacters.filter(each => isThere(each) && each.owner !== 'demo-player').length
      const most: Partial<Record<string, number>> = {
        NovelRead: demoNovels.filter(isThere).length,
        Follow: others,
        FriendAsk: others,
        News: demoNews.length,
      }
      expect(requiredCount).toBeLessThanOrEqual(most[type] ?? 31)
    },
  )
})
