// What moves a character's coins, tokens, items or skills makes every screen old that shows them.
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { applicationQueries } from '#app/areas/application/queries.ts'
import { APPLICATION_TOUCHES } from '#app/areas/application/use-act.ts'
import { characterQueries } from '#app/areas/character/queries.ts'
import { coinQueries } from '#app/areas/coin/queries.ts'
import { SPEND_TOUCHES } from '#app/areas/coin/use-spend.ts'
import { equipmentQueries } from '#app/areas/equipment/queries.ts'
import { exchangeQueries } from '#app/areas/exchange/queries.ts'
import { claimAllLp, claimReward } from '#app/areas/mission/actions.ts'
import type { Mission } from '#app/areas/mission/queries.ts'
import { shopQueries } from '#app/areas/shop/queries.ts'
import { skillQueries } from '#app/areas/skill/queries.ts'
import { worldQueries } from '#app/areas/world/queries.ts'
import { BELONGINGS } from '#app/platform/belongings.ts'
import { makeOld } from '#app/platform/query.ts'
import { contract } from '#contract/index.ts'

const of = { worldId: 'cove', characterId: 'cove-nan' }
const shown: Record<string, readonly unknown[]> = {
  'the coins in the bar': coinQueries.balance().queryKey,
  'the purse of the world': worldQueries.wallet(of.worldId, of.characterId).queryKey,
  'the page of the character': characterQueries.detail(of.characterId).queryKey,
  'the bag': equipmentQueries.settings(of).queryKey,
  'the skills': skillQueries.settings(of).queryKey,
  'the exchange': exchangeQueries.list(of.characterId).queryKey,
  'the shelf': shopQueries.standing('lamp', of.characterId).queryKey,
  'what may get a name': applicationQueries.originalizable(of.characterId).queryKey,
}
const reward = { id: 1, notLpOnly: 1, archiveTitle: '灯をともす', rewardText: '霧晶のかけら ×2' } as unknown as Mission

const acts: Record<string, readonly string[]> = {
  'a reward of a mission': claimReward(reward, null).touches,
  'all rewards of LP': claimAllLp(3).touches,
  'making and buying': SPEND_TOUCHES,
  'wearing, levels and skills': BELONGINGS,
  'applying for a name': APPLICATION_TOUCHES,
}

describe.each(Object.entries(acts))('%s', (_, touches) => {
  test('names areas of the contract alone', () => {
    expect(touches.filter(area => !Object.hasOwn(contract, area))).toEqual([])
  })

  test.each(Object.entries(shown))('makes %s old', (__, queryKey) => {
    const client = new QueryClient()
    client.setQueryData(queryKey, {})
    makeOld(client, touches)
    expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true)
  })
})
