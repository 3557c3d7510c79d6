// Sums of a master's desk: the days to which a date may go, and texts by team and by choice.
import { describe, expect, test } from 'vitest'
import type { ReceivedText } from '#app/areas/scenario-desk/queries.ts'
import { laterDates } from '#app/areas/scenario-desk/running/later-dates.ts'
import { groupedTexts } from '#app/areas/scenario-desk/running/text-groups.ts'
import type { ScenarioState } from '#rules/scenario/states.ts'

const now = Date.parse('2026-11-21T00:00:00Z')
const none = {
  ...{ openAt: null, reservationUntil: null, drawAt: null, confirmUntil: null },
  ...{ recruitUntil: null, playingUntil: null, replayDueAt: null },
}
const later = (state: ScenarioState, dates: Partial<Record<keyof typeof none, string>>) =>
  laterDates({ state, dates: { ...none, ...dates } }, now)

describe('later days', () => {
  test('of a date that is ahead: from the next day on, two weeks, at its own time', () => {
    const found = later('consultation', { playingUntil: '2026-11-24T14:30:00.000Z' })
    expect(found?.date).toBe('playingUntil')
    expect(found?.days).toHaveLength(14)
    expect(found?.days[0]).toBe('2026-11-25T14:30:00.000Z')
    expect(found?.days.at(-1)).toBe('2026-12-08T14:30:00.000Z')
  })

  test('of a date that has passed: after now, and no further than two weeks from now', () => {
    const found = later('late', { replayDueAt: '2026-11-10T14:30:00.000Z' })
    expect(found?.days[0]).toBe('2026-11-21T14:30:00.000Z')
    expect(found?.days.at(-1)).toBe('2026-12-04T14:30:00.000Z')
  })

  test('none where nothing waits that may be moved', () => {
    expect(later('lottery', { drawAt: '2026-11-24T14:30:00.000Z' })).toBeNull()
    expect(later('completed', {})).toBeNull()
    expect(later('consultation', {})).toBeNull()
  })
})

describe('texts', () => {
  const text = (entryId: number, of: Partial<ReceivedText>): ReceivedText => ({
    character: {
      ...{ characterId: `c${entryId}`, characterFullName: '', icon: null, className: '', level: 1, shogo: null },
      isNpc: false,
      isResting: false,
    },
    ...{ entryId, chooseId: null, tagName: null, playing: null, omakaseFlg: false, consumeItem: [], attached: null },
    ...{ sentBy: null, receivedAt: null },
    ...of,
  })
  const list = [
    text(1, { tagName: '北の組', chooseId: 2, sentBy: 'player' }),
    text(2, { chooseId: 1, sentBy: 'player' }),
    text(3, { tagName: '北の組', sentBy: 'deadline' }),
    text(4, {}),
  ]
  const choices = [
    { chooseId: 1, name: '行く' },
    { chooseId: 2, name: '待つ' },
    { chooseId: 3, name: '帰る' },
  ]
  const ids = (by: 'team' | 'choice') =>
    groupedTexts(list, by, choices).map(({ name, texts }) => [name, texts.map(({ entryId }) => entryId)])

  test('by team, those without one last', () => {
    expect(ids('team')).toEqual([
      ['北の組', [1, 3]],
      ['チームなし', [2, 4]],
    ])
  })
  test('by choice; what nobody chose is not named, what has not come stands last', () => {
    expect(ids('choice')).toEqual([
      ['1. 行く', [2]],
      ['2. 待つ', [1]],
      ['選択肢なし', [3]],
      ['まだ届いていないもの', [4]],
    ])
  })
})
