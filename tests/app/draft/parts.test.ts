// Parts of drafts: the difference of two texts, the text that an act hands in, the draft in which writing continues.
import { describe, expect, test } from 'vitest'
import { placeAddress, placeLabel } from '#app/areas/draft-places.ts'
import type { OutboxItem } from '#app/platform/outbox/item.ts'
import { differing } from '#app/shared/draft/differing.ts'
import { handedIn } from '#app/shared/draft/handed-in.ts'

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
      kind: 'inquiry.send',
      textIn: 'body',
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
    const written = { ...facts, text: '本文', isWhole: true }
    const request = { method: 'POST', url: '/', body: JSON.stringify({ profile: '本文', changes: {} }) }
    const { textIn: _, ...form } = item({ kind: 'character.saveProfile', isWholeForm: true, request })
    expect(handedIn({ ...form, textIn: 'profile', facts })).toEqual(written)
    expect(handedIn({ ...form, facts: { ...facts, text: '本文' } })).toEqual(written)
    expect(handedIn({ ...form, facts })).toBeNull()
    const { fields: __, ...untold } = facts
    expect(handedIn({ ...form, textIn: 'profile', facts: untold })).toEqual({ ...untold, text: '本文', fields: '' })
  })
  test('acts of an earlier version, which did not say where their text stands', () => {
    const { textIn: _, ...letter } = item({})
    expect(handedIn(letter)?.text).toBe('本文')
    const fields = '{}'
    const facts = { draftId: 'd', place: 'p', target: 't', fields }
    const request = { method: 'POST', url: '/', body: JSON.stringify({ profile: '本文' }) }
    expect(handedIn({ ...letter, kind: 'character.register', facts, request })).toEqual({
      ...{ ...facts, text: '本文' },
      isWhole: true,
    })
  })
  test('nothing: another kind, no draft, a body that cannot be read', () => {
    const { textIn: _, ...other } = item({ kind: 'mission.reward' })
    expect(handedIn(other)).toBeNull()
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
