// Values that the forms of a character keep and send: the way on after a registration, and slots that are being examined.
import { expect, test } from 'vitest'
import { changesOf, readProfile, writeProfile } from '#app/areas/character-edit/profile/profile-values.ts'
import type { OwnProfile } from '#app/areas/character-edit/queries.ts'
import {
  firstValues,
  readValues,
  registerRequest,
  writeValues,
} from '#app/areas/character-edit/registration/registration-values.ts'

test.each([
  ['/world/world0/itemSynth?q=1', '/world/world0/itemSynth?q=1'],
  ['//evil.example', null],
  ['https://evil.example/', null],
  ['/', null],
  [12, null],
  [undefined, null],
])('a draft that says to go on to %s leads to %s', (redirect, expected) => {
  expect(readValues(JSON.stringify({ redirect })).redirect).toBe(expected)
})

test('the way on stays in the draft and is not sent', () => {
  const values = { ...firstValues(), redirect: '/mission' }
  expect(readValues(writeValues(values)).redirect).toBe('/mission')
  expect(registerRequest('world0', values, '', null).body).not.toContain('mission')
})

const profile = {
  ...{ nameOrder: 1, frame: '', isFriendListOpen: true, version: 3, profile: '' },
  ...{ height: '', hair: '', eyes: '', skin: '', firstPerson: '', secondPerson: '', tone: '' },
  ...{ catchphrase: '', personality: '' },
  settingList: [
    { slotNo: 1, heading: '夢', body: '灯台。', status: 1 },
    { slotNo: 2, heading: '家族', body: '母。', status: 0 },
  ],
} as unknown as OwnProfile

test('a slot that is being examined is not changed; what was written for it waits in the draft', () => {
  const first = readProfile('', profile)
  const settings = first.settings.map((slot, index) => (index < 2 ? { ...slot, body: `${slot.body}二つめ。` } : slot))
  const written = readProfile(writeProfile({ ...first, settings }, profile), profile)
  expect(written.settings[0]?.body).toBe('灯台。二つめ。')
  const sent = changesOf(profile, written, '').settingList ?? []
  expect(sent.slice(0, 2).map(({ body }) => body)).toEqual(['灯台。', '母。二つめ。'])
  const held = { ...written, settings: [written.settings[0] ?? { heading: '', body: '' }, ...first.settings.slice(1)] }
  expect(changesOf(profile, held, '')).toEqual({})
})
