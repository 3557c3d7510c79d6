// The line about the place of storage of a text, which never promises more than is true.
import { describe, expect, test } from 'vitest'
import { type DraftState, draftLine } from '#app/platform/drafts/draft-line.ts'

const now = Date.parse('2026-11-21T03:30:00Z')
const at = now - 60_000
type Row = [DraftState['device'], DraftState['server'], kind: string, text: string, detail: string | null]
const rows: Row[] = [
  [{ state: 'saved', at: null }, { state: 'waiting', at: null }, 'empty', '', null],
  [{ state: 'saved', at }, { state: 'saved', at }, 'server', 'サーバーに保存 12:29', null],
  [{ state: 'saving', at: now }, { state: 'saved', at }, 'server', 'サーバーに保存 12:29', null],
  [{ state: 'failed', at }, { state: 'saved', at }, 'server', 'サーバーに保存 12:29', 'この端末には保存できていません'],
  [{ state: 'saved', at }, { state: 'waiting', at: null }, 'device', 'この端末に保存 12:29', null],
  [
    { state: 'saved', at },
    { state: 'offline', at: null },
    'device',
    'この端末に保存 12:29',
    'つながったらサーバーに保存します',
  ],
  [
    { state: 'saved', at },
    { state: 'failed', at, reason: '長すぎます' },
    'device',
    'この端末に保存 12:29',
    '長すぎます',
  ],
  [{ state: 'saved', at }, { state: 'failed', at }, 'device', 'この端末に保存 12:29', 'サーバーに保存できませんでした'],
  [{ state: 'saving', at: now - 500 }, { state: 'waiting', at }, 'saving', '保存しています', null],
  [{ state: 'saving', at: now - 3_001 }, { state: 'waiting', at }, 'unsaved', '保存できていません 12:29', null],
  [{ state: 'saving', at: now + 4_000 }, { state: 'waiting', at }, 'unsaved', '保存できていません 12:30', null],
  [{ state: 'failed', at }, { state: 'waiting', at }, 'unsaved', '保存できていません 12:29', null],
  [
    { state: 'failed', at },
    { state: 'offline', at },
    'unsaved',
    '保存できていません 12:29',
    'つながったらサーバーに保存します',
  ],
  [
    { state: 'failed', at },
    { state: 'failed', at, reason: '長すぎます' },
    'unsaved',
    '保存できていません 12:29',
    '長すぎます',
  ],
  [{ state: 'saved', at: now - 86_400_000 }, { state: 'waiting', at }, 'device', 'この端末に保存 11月20日 12:30', null],
]

describe('the line', () => {
  test.each(rows)('%j, %j: %s', (device, server, kind, text, detail) => {
    expect(draftLine({ device, server }, now)).toMatchObject({ kind, text, detail })
  })

  test('of all states, only those in which a text is somewhere say 保存 without ない', () => {
    for (const device of ['saved', 'saving', 'failed'] as const) {
      for (const server of ['saved', 'waiting', 'offline', 'failed'] as const) {
        const { kind } = draftLine({ device: { state: device, at }, server: { state: server, at } }, now)
        if (device !== 'saved' && server !== 'saved') expect(['saving', 'unsaved']).toContain(kind)
      }
    }
  })
})
