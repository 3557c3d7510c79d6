// Blocks of an event stream.
import 'fake-indexeddb/auto'
import { describe, expect, test } from 'vitest'
import { parse } from '#app/platform/realtime.ts'

describe('parse', () => {
  test('an event as the server writes it', () => {
    expect(parse('id: 12\nevent: mission\ndata: {"missionTitle":"糸口: はじめ","id":12}')).toEqual({
      id: 12,
      kind: 'mission',
      data: { missionTitle: '糸口: はじめ', id: 12 },
    })
  })

  test('without the space behind the colon, and with lines nobody knows', () => {
    expect(parse('retry:10\nid:3\nevent:ready\ndata:{}')).toEqual({ id: 3, kind: 'ready', data: {} })
  })

  test('no data is no data', () => {
    expect(parse('id: 3\nevent: ready')).toEqual({ id: 3, kind: 'ready', data: {} })
  })

  test.each([
    ['a heartbeat', ': '],
    ['nothing', ''],
    ['no id', 'event: mission\ndata: {}'],
    ['no kind', 'id: 1\ndata: {}'],
    ['data that is cut', 'id: 1\nevent: mission\ndata: {"missionTi'],
    ['a page', '<!doctype html>\n<html>'],
  ])('%s is no event', (_, block) => {
    expect(parse(block)).toBeNull()
  })
})
