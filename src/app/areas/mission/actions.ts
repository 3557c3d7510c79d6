// Acts on missions. Claims go through the outbox: stored first, then sent, once.

import type { QueryClient } from '@tanstack/react-query'
import { BELONGINGS } from '#app/platform/belongings.ts'
import { isOnline } from '#app/platform/connectivity.ts'
import type { OutboxItem } from '#app/platform/outbox/item.ts'
import { defineWrite } from '#app/platform/outbox/write.ts'
import { session } from '#app/platform/session.ts'
import { achievedListKind, achievementType, missionWorld, needsCharacter } from '#rules/mission.ts'
import { type Mission, type MissionPage, missionCalls, type RewardCharacter } from './queries.ts'

export const CLAIM = 'mission.reward'
export const CLAIM_ALL = 'mission.allLp'

/** Entity of direct claims and of claim-all, which run one after the other, so that neither takes the other's rewards. */
const DIRECT_CLAIMS = 'mission:lp'

/** The claim of one reward (doc2 §4: characterId null when notLpOnly is 0). */
export const claiming = defineWrite({
  kind: CLAIM,
  policy: 'mayWait',
  thing: ['id'],
  touches: ['mission', ...BELONGINGS],
  toasts: 'none',
  press: ({ mission, character }: { mission: Mission; character: RewardCharacter | null }) => {
    const { id, rewardText, archiveTitle, notLpOnly } = mission
    const receiver = needsCharacter(notLpOnly) ? character : null
    return {
      entity: needsCharacter(notLpOnly) ? `mission:${id}` : DIRECT_CLAIMS,
      request: missionCalls.receiveReward.request({ id, characterId: receiver?.characterId ?? null }),
      note: archiveTitle,
      facts: { id, reward: rewardText, characterName: receiver?.characterFullName ?? null },
    }
  },
})

/** The claim of all waiting LP rewards. */
export const claimingAll = defineWrite({
  kind: CLAIM_ALL,
  policy: 'mayWait',
  thing: [],
  touches: claiming.touches,
  toasts: 'none',
  press: ({ count }: { count: number }) => ({
    entity: DIRECT_CLAIMS,
    request: missionCalls.receiveAllLpReward.request({}),
    note: `${count}件`,
    facts: { count },
  }),
})

/** Whether claim-all includes this mission's reward. */
export const isLpOnly = (mission: Mission): boolean =>
  !needsCharacter(mission.notLpOnly) && /^LP [\d,]+$/.test(mission.rewardText)

/**
 * Removes claimed missions from the loaded lists. They are read again as well, but that may fail, and a card that still
 * offered its reward would lead to a refusal.
 */
export function removeClaimed(client: QueryClient, { kind, facts }: OutboxItem): void {
  if (kind !== CLAIM && kind !== CLAIM_ALL) return
  const isLeft = (mission: Mission): boolean => (kind === CLAIM ? mission.id !== facts.id : !isLpOnly(mission))
  const waiting = { queryKey: missionCalls.getAchievedList.key(), predicate: isOfWaiting }
  client.setQueriesData<MissionPage>(waiting, page => {
    if (!page) return page
    const removed = page.achievementDtoList.filter(mission => !isLeft(mission))
    if (removed.length === 0) return page
    return {
      ...page,
      achievementDtoList: page.achievementDtoList.filter(isLeft),
      totalCount: page.totalCount - removed.length,
      lpRewardCount: kind === CLAIM_ALL ? 0 : page.lpRewardCount - removed.filter(isLpOnly).length,
    }
  })
}

const isOfWaiting = ({ queryKey }: { queryKey: readonly unknown[] }): boolean =>
  (queryKey[2] as { kind?: number } | undefined)?.kind === achievedListKind.achieved

let recording = false

/**
 * Records the login mission, on sign-in and on route changes; never two at a time, never later (tomorrow's page view would
 * fulfil tomorrow's mission). Failures are silent (doc1 §4, §8).
 */
export async function recordPageView(): Promise<void> {
  const { user, ended } = session.get()
  if (recording || !user || ended || !isOnline()) return
  recording = true
  try {
    await missionCalls.achievePageViewMission.send({
      worldId: missionWorld.any,
      achievementType: achievementType.login,
      achievementValue: null,
    })
  } catch {
    // A failed one is recorded at the next route change.
  } finally {
    recording = false
  }
}
