// One list of drafts from those of the device and the server, for all combinations of their knowledge.
import { describe, expect, test } from 'vitest'
import { type DraftRecord, freshDraft, withSync } from '#app/platform/drafts/record.ts'
import { mergeEnded, mergeOpen, overtaken, type ServerPage } from '#app/shared/draft/merge.ts'
import type { DraftLine } from '#app/shared/draft/queries.ts'

const NOON = Date.parse('2026-11-21T03:00:00Z')

const onDevice = (draftId: string, change: Partial<DraftRecord> = {}): DraftRecord => ({
  ...freshDraft({ userId: 'u', place: 'inquiry', target: '', name: '', opened: 1 }),
  draftId,
  text: `端末の${draftId}`,
  deviceVersion: 1,
  changedAt: NOON,
  ...change,
})
const synced = (record: DraftRecord): DraftRecord =>
  withSync(record, { baseVersion: 1, syncedVersion: record.deviceVersion, savedAt: NOON })

const onServer = (draftId: string, change: Partial<DraftLine> = {}): DraftLine => ({
  draftId,
  place: 'inquiry',
  target: '',
  name: '',
  excerpt: `サーバーの${draftId}`,
  characters: 7,
  version: 1,
  updatedAt: new Date(NOON).toISOString(),
  copyOf: null,
  removedAt: null,
  submittedAt: null,
  ...change,
})
const page = (lines: DraftLine[], change: Partial<ServerPage> = {}): ServerPage => ({
  lines,
  page: 1,
  isAll: true,
  readAt: NOON + 1_000,
  ...change,
})
const ids = (entries: { draftId: string }[]): string[] => entries.map(entry => entry.draftId)

describe('what is being written', () => {
  test('one draft on both sides stands once; the text of whoever is ahead is shown', () => {
    const ahead = withSync(onDevice('a', { deviceVersion: 2 }), { baseVersion: 1, syncedVersion: 1 })
    const [first, second] = mergeOpen([ahead, synced(onDevice('b'))], page([onServer('a'), onServer('b')]))
    expect(first).toMatchObject({ draftId: 'a', excerpt: '端末のa', isOnServer: false })
    expect(second).toMatchObject({ draftId: 'b', excerpt: 'サーバーのb', isOnServer: true })
  })

  test('what only one side has is there too, the newest first', () => {
    const alone = onDevice('device', { changedAt: NOON + 500 })
    expect(ids(mergeOpen([alone], page([onServer('server')])))).toEqual(['device', 'server'])
    expect(ids(mergeOpen([alone], page([onServer('server')], { page: 2, isAll: false })))).toEqual(['server'])
  })

  test('without the server everything of the device is shown, but a draft without a letter', () => {
    const blank = onDevice('blank', { text: '', deviceVersion: 0 })
    expect(ids(mergeOpen([synced(onDevice('a')), onDevice('b'), blank], null)).sort()).toEqual(['a', 'b'])
  })

  test('what the server has ended is gone, unless it was written on or the list is older than the text', () => {
    const record = synced(onDevice('a'))
    const unsent = withSync(onDevice('b', { deviceVersion: 2 }), { baseVersion: 1, syncedVersion: 1 })
    expect(ids(mergeOpen([record, unsent], page([])))).toEqual(['b'])
    expect(ids(mergeOpen([record], page([], { readAt: 0 })))).toEqual(['a'])
    expect(ids(mergeOpen([record], page([], { isAll: false })))).toEqual([])
  })

  test('what has ended here is not shown though the server does not know it yet', () => {
    const ended = onDevice('a', { state: 'removed' })
    expect(mergeOpen([ended], page([onServer('a')]))).toEqual([])
    expect(ids(mergeOpen([withSync(ended, { gone: true })], page([onServer('a')])))).toEqual(['a'])
  })

  test('a page is old by those of it that have ended here and there', () => {
    const ended = (draftId: string) => withSync(onDevice(draftId, { state: 'submitted' }), { gone: true })
    const device = [ended('a'), ended('elsewhere'), onDevice('b'), onDevice('c', { state: 'submitted' })]
    expect(
      overtaken(
        device,
        ['a', 'b', 'c', 'd'].map(draftId => onServer(draftId)),
      ),
    ).toBe('a')
    expect(overtaken(device, [onServer('b'), onServer('c')])).toBe('')
  })
})

describe('what has ended', () => {
  const sent = onServer('a', { submittedAt: new Date(NOON + 5_000).toISOString() })

  test('each stands once, with how and when it ended', () => {
    const here = withSync(onDevice('a', { state: 'submitted' }), { baseVersion: 1, gone: true })
    const removed = onDevice('b', { state: 'removed' })
    const entries = mergeEnded([here, removed], page([sent]))
    expect(entries).toMatchObject([
      { draftId: 'a', ending: 'submitted', at: NOON + 5_000, isOnServer: true },
      { draftId: 'b', ending: 'removed', isOnServer: false },
    ])
  })

  test('what is being written here again, or never had a letter, is none of them', () => {
    expect(mergeEnded([onDevice('a'), onDevice('b', { state: 'removed', text: '' })], page([sent]))).toEqual([])
  })
})
