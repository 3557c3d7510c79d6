// Acts that move a character's coins, tokens, items or skills: each makes all screens outdated that show them.
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { applicationQueries } from '#app/areas/application/queries.ts'
import { APPLICATION_TOUCHES } from '#app/areas/application/use-applying.ts'
import { receiving } from '#app/areas/distribution/use-receive.ts'
import { exchangeQueries } from '#app/areas/exchange/queries.ts'
import { making } from '#app/areas/exchange/use-creation.ts'
import { claiming, claimingAll } from '#app/areas/mission/actions.ts'
import { shopQueries } from '#app/areas/shop/queries.ts'
import { buying } from '#app/areas/shop/use-buying.ts'
import { skillQueries } from '#app/areas/skill/queries.ts'
import { BELONGINGS } from '#app/platform/belongings.ts'
import { makeOld } from '#app/platform/query.ts'
import { characterQueries } from '#app/shared/character/queries.ts'
import { coinQueries } from '#app/shared/coin/queries.ts'
import { equipmentQueries } from '#app/shared/settings/queries.ts'
import { worldQueries } from '#app/shared/world/queries.ts'
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

const acts: Record<string, readonly string[]> = {
  'a reward of a mission': claiming.touches,
  'all rewards of LP': claimingAll.touches,
  making: making.touches,
  buying: buying.touches,
  'receiving by a link': receiving.touches,
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
    void makeOld(client, touches)
    expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true)
  })
})
