// Parts of drafts: the difference of two texts, the text that an act hands in, the draft in which writing continues.
import { describe, expect, test } from 'vitest'
import { placeAddress, placeLabel } from '#app/areas/draft-places.ts'
import type { OutboxItem } from '#app/platform/outbox/item.ts'
import { differing } from '#app/shared/draft/differing.ts'
import { CHARACTER_PROFILE, handedIn, LETTER, REGISTERING } from '#app/shared/draft/handed-in.ts'

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
  test('a whole form, though its request names changes only', () => {
    const fields = '{"hair":"亜麻色"}'
    const facts = { draftId: 'd', place: 'p', target: 't', fields }
    const body = JSON.stringify({ profile: '本文', changes: {} })
    const written = { ...facts, text: '本文', isWhole: true }
    const request = { method: 'POST', url: '/', body }
    expect(handedIn(item({ kind: REGISTERING, facts, request }))).toEqual(written)
    expect(handedIn(item({ kind: CHARACTER_PROFILE, facts: { ...facts, text: '本文' }, request }))).toEqual(written)
    expect(handedIn(item({ kind: CHARACTER_PROFILE, facts, request }))).toBeNull()
    const { fields: _, ...untold } = facts
    expect(handedIn(item({ kind: REGISTERING, facts: untold, request }))).toEqual({
      ...untold,
      ...{ text: '本文', fields: '' },
    })
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
