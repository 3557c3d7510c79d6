// The card of a mission that is not reached: a button leads to the screen where it is, and one of another tab has none.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MissionCard } from '#app/areas/mission/MissionCard.tsx'
import type { Mission } from '#app/areas/mission/queries.ts'
import { useClaims } from '#app/areas/mission/use-claims.ts'
import { showScreen } from '../support/screen.tsx'

const mission: Mission = {
  ...{ id: 7, worldId: 'world0', worldName: '', achieveCategory: 0, archiveTitle: '港の灯', description: '' },
  ...{ rewardText: 'LP 10', notLpOnly: 0, achievementType: 'ItemSynth', achievementValue: null, achieveTo: null },
  ...{ createdAt: null, receivedAt: null, status: 0, progressCount: 0, requiredCount: 1 },
}
function Card({ tabNo, type }: { tabNo: 0 | 1; type: string }) {
  return (
    <MissionCard mission={{ ...mission, achievementType: type }} tabNo={tabNo} isTaken={false} claims={useClaims()} />
  )
}

test.each([
  ['ItemSynth', /^港の灯：/, '/world/world0/itemSynth'],
  ['News', /^港の灯のお知らせを読む/, '/news'],
])('%s', async (type, name, path) => {
  await showScreen(<Card tabNo={0} type={type} />)
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(path)
})

test('one that is reached has none', async () => {
  await showScreen(<Card tabNo={1} type="ItemSynth" />)
  expect(screen.queryByRole('link')).toBeNull()
})
