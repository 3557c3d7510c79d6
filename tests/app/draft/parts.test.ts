// Where two texts differ, what an item of the outbox hands in, and where a draft is written on.
import { describe, expect, test } from 'vitest'
import { differing } from '#app/areas/draft/differing.ts'
import { handedIn, LETTER } from '#app/areas/draft/handed-in.ts'
import { placeAddress, placeLabel } from '#app/areas/draft/places.ts'
import type { OutboxItem } from '#app/platform/outbox/item.ts'

describe('where two texts differ', () => {
  test.each([
    ['同じ', '同じ', '', ''],
    ['あいう', 'あかう', 'い', 'か'],
    ['あ', 'ああ', '', 'あ'],
    ['', '全部', '', '全部'],
    ['家族👨‍👩‍👧。', '家族👩。', '👨‍👩‍👧', '👩'],
  ])('%s and %s', (one, other, differs, differsThere) => {
    const [first, second] = differing(one, other)
    expect([first.differs, second.differs]).toEqual([differs, differsThere])
    for (const [parts, whole] of [
      [first, one],
      [second, other],
    ] as const)
      expect(parts.before + parts.differs + parts.after).toBe(whole)
  })
})

describe('what an item hands in', () => {
  const item = (change: Partial<OutboxItem>): OutboxItem =>
    ({
      kind: LETTER,
      facts: { draftId: 'd', place: 'inquiry' },
      request: { method: 'POST', url: '/api/Inquiry/send', body: JSON.stringify({ body: '本文' }) },
      ...change,
    }) as OutboxItem

  test('a letter, and what its form held beside the text', () => {
    const letter = { draftId: 'd', place: 'inquiry', target: '', text: '本文' }
    expect(handedIn(item({}))).toEqual({ ...letter, fields: '' })
    const fields = '{"subject":"coin"}'
    expect(handedIn(item({ facts: { ...item({}).facts, fields } }))).toEqual({ ...letter, fields })
  })
  test('nothing: another kind, no draft, a body that cannot be read', () => {
    expect(handedIn(item({ kind: 'mission.reward' }))).toBeNull()
    expect(handedIn(item({ facts: {} }))).toBeNull()
    expect(handedIn(item({ request: { method: 'POST', url: '/', body: '{' } }))).toBeNull()
  })
})

describe('where a draft is written on', () => {
  test.each([
    ['introduction', '', '/myPage/profile?draft=d'],
    ['inquiry', '', '/inquiry?draft=d'],
    ['newsBody', '12', '/admin/news/12?draft=d'],
    ['ofALaterBuild', '', null],
  ])('%s %s', (place, target, address) => {
    expect(placeAddress({ place, target, draftId: 'd' })).toBe(address)
    expect(placeLabel(place)).not.toBe('')
  })
})
