import { describe, expect, test } from 'vitest'
import { transact } from '#server/db/client.ts'
import { post, systemAccounts } from '#server/platform/ledger/post.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { PLAY_NOW } from '../../support/play.ts'

const database = await openDatabase('play')
const { as, anonymous } = createCallers(database)

test('the worlds stand in the order of the menu, with their tokens, for everybody', async () => {
  const { worldSelectList } = await anonymous.world.worldSelect({})
  expect(worldSelectList.map(({ worldId }) => worldId)).toEqual(['harbor', 'station', 'garden'])
  expect(worldSelectList[0]).toEqual({
    worldId: 'harbor',
    worldName: '霧の港',
    catchphrase: '一行の紹介。',
    description: '説明。',
    hue: 200,
    keyVisual: null,
    tokenList: [
      { name: 'ゴールド', sign: 'G' },
      { name: 'オーブ', sign: 'Orb' },
    ],
    status: 'open',
    scenarioSupportFlg: 0,
    isScenarioV2: false,
    characterCount: 3,
    ownCharacterCount: 0,
  })
})

describe('coins', () => {
  test('are those of the caller, without CP (G16)', async () => {
    const to = { kind: 'user', id: database.users.player } as const
    const give = { cause: { kind: 'test', id: 'coins' }, from: systemAccounts.issue, to }
    await transact(database.db, tx =>
      post(tx, PLAY_NOW, [
        { ...give, currency: 'AC', amount: 1_240 },
        { ...give, currency: 'LP', amount: 300 },
        { ...give, currency: 'CP', amount: 77 },
      ]),
    )
    expect(await as.player.coin.getCoins({})).toEqual({ alpacaCoin: 1_240, llamaPoint: 300 })
    expect(await as.other.coin.getCoins({})).toEqual({ alpacaCoin: 0, llamaPoint: 0 })
  })

  test('are for those who are signed in', async () => {
    expect(await refusalOf(anonymous.coin.getCoins({}))).toBe('UNAUTHORIZED')
  })
})
