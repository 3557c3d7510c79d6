// Claimed rewards disappear from the loaded lists, whether or not the lists can be read again.
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { CLAIM, CLAIM_ALL, removeClaimed } from '#app/areas/mission/actions.ts'
import { type MissionPage, missionQueries } from '#app/areas/mission/queries.ts'
import type { OutboxItem } from '#app/platform/outbox/item.ts'

const mission = (id: number, rewardText: string, notLpOnly: 0 | 1) => ({ id, rewardText, notLpOnly })
const page = {
  achievementDtoList: [mission(1, 'LP 30', 0), mission(2, 'AC 5', 0), mission(3, '100 G', 1), mission(4, 'LP 10', 0)],
  totalCount: 14,
  lpRewardCount: 6,
  worldNameDtoList: [],
} as unknown as MissionPage

const waiting = missionQueries.page({ tabNo: 1, worldId: 'all', page: 1 }).queryKey
const ofWorld = missionQueries.page({ tabNo: 1, worldId: 'world0', page: 2 }).queryKey
const received = missionQueries.page({ tabNo: 2, worldId: 'all', page: 1 }).queryKey

function after(kind: string, id?: number) {
  const client = new QueryClient()
  for (const key of [waiting, ofWorld, received]) client.setQueryData(key, page)
  removeClaimed(client, { kind, facts: { id } } as unknown as OutboxItem)
  return (key: readonly unknown[]) => {
    const { achievementDtoList, totalCount, lpRewardCount } = client.getQueryData<MissionPage>(key) ?? page
    return { ids: achievementDtoList.map(({ id: left }) => left), totalCount, lpRewardCount }
  }
}

describe('the waiting lists', () => {
  test.each([
    ['a reward of LP', CLAIM, 1, { ids: [2, 3, 4], totalCount: 13, lpRewardCount: 5 }],
    ['a reward of a world', CLAIM, 3, { ids: [1, 2, 4], totalCount: 13, lpRewardCount: 6 }],
    ['a reward on no page at hand', CLAIM, 9, { ids: [1, 2, 3, 4], totalCount: 14, lpRewardCount: 6 }],
    ['all LP', CLAIM_ALL, undefined, { ids: [2, 3], totalCount: 12, lpRewardCount: 0 }],
    ['something else', 'note.post', 1, { ids: [1, 2, 3, 4], totalCount: 14, lpRewardCount: 6 }],
  ])('%s', (_, kind, id, left) => {
    const shown = after(kind, id)
    expect(shown(waiting)).toEqual(left)
    expect(shown(ofWorld)).toEqual(left)
    expect(shown(received)).toEqual({ ids: [1, 2, 3, 4], totalCount: 14, lpRewardCount: 6 })
  })
})
