// Pictures kept beside drafts: which of them go when the device is cleared of those that nobody needs any more.
import 'fake-indexeddb/auto'
import { get } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type DraftRecord, freshDraft } from '#app/platform/drafts/record.ts'
import { addDraft, deleteDrafts } from '#app/platform/drafts/store.ts'
import { keyval } from '#app/platform/storage.ts'
import { dropEnded, keepPictures, type PicturePlace, readKeptPictures } from '#app/shared/picture/kept-pictures.ts'

const place: PicturePlace = { kind: 'noteBook', userId: 'rin', target: 'picture-1' }
const picture = { pictureId: 'picture-1', picture: new Blob(['絵']), description: '' }
const DAY = 86_400_000

const draft = (draftId: string, state: DraftRecord['state'], names = ''): DraftRecord => ({
  ...freshDraft({ userId: 'rin', place: 'noteBook', target: 'world0', name: '灯室の夜', opened: 1 }),
  ...{ draftId, state, text: '冬から。', fields: names && JSON.stringify({ own: { pictureId: names } }) },
})
const isKept = async () => (await get('noteBook-picture:rin:picture-1', keyval)) !== undefined

beforeEach(async () => {
  await deleteDrafts('rin', () => true)
  await keepPictures(place, null, [picture], [])
})
afterEach(() => {
  vi.restoreAllMocks()
})

test.each<[string, boolean, number, DraftRecord[]]>([
  ['its draft is open', true, 3, [draft('a', 'open')]],
  ['its draft was handed in', false, 0, [draft('a', 'submitted', 'picture-1')]],
  ['its draft was put aside, from where it comes back', true, 3, [draft('a', 'removed', 'picture-1')]],
  [
    'an open draft goes on under another id',
    true,
    3,
    [draft('a', 'submitted', 'picture-1'), draft('b', 'open', 'picture-1')],
  ],
  ['no draft names it, since yesterday', false, 2, [draft('b', 'open', 'picture-2')]],
  ['no draft names it yet', true, 0, []],
])('%s: kept %s', async (_, stays, daysAgo, drafts) => {
  const now = Date.now()
  vi.spyOn(Date, 'now').mockReturnValue(now - daysAgo * DAY)
  await keepPictures(place, 'a', [], [picture])
  vi.restoreAllMocks()
  for (const record of drafts) await addDraft(record)
  await dropEnded(place)
  expect(await isKept()).toBe(stays)
})

test('a draft that comes back under another id has its picture again', async () => {
  await keepPictures(place, 'a', [], [picture])
  await addDraft(draft('a', 'removed', 'picture-1'))
  await addDraft(draft('b', 'open', 'picture-1'))
  expect(await readKeptPictures(place, () => false)).toMatchObject([{ pictureId: 'picture-1' }])
})

test('what was handed in is gone when it is asked for', async () => {
  await keepPictures(place, 'a', [], [picture])
  await addDraft(draft('a', 'submitted', 'picture-1'))
  expect(await readKeptPictures(place, () => false)).toEqual([])
  expect(await isKept()).toBe(false)
})
