// Differences between two versions of a replay: of the body, of results and rewards, of private parts.
import { expect, test } from 'vitest'
import { replayChanges } from '#app/areas/replay-desk/versions/changes.ts'
import { bodyLines } from '#app/areas/replay-office/review/body-lines.ts'
import type { CastResult, Replay } from '#rules/scenario/replay.ts'

const names = { of: (id: number) => ['', 'スイ', 'ガロ'][id] ?? '', item: () => '霧晶のかけら', money: 'G' }
const one = (more: Partial<CastResult> = {}): CastResult => ({
  ...{ entryId: 1, result: 'Success', experience: 100, money: 0, items: [], title: '', mvpReason: null },
  ...{ deletedItems: [], ...more },
})
const replay = (more: Partial<Replay> = {}): Replay => ({
  ...{ body: '一行め。\n二行め。\n三行め。', result: 'Success', castList: [one()], partList: [], ...more },
})
const fieldsOf = (after: Replay) => replayChanges(replay(), after, names).fields

test('two like versions differ nowhere', () => {
  expect(replayChanges(replay(), replay(), names)).toEqual({ body: [], fields: [] })
})

test('a changed line is told alone, in a text of any length', () => {
  const long = (middle: string) => `${'前の行。\n'.repeat(5_000)}${middle}\n${'後の行。\n'.repeat(5_000)}`
  const { body } = replayChanges(replay({ body: long('雨が降る。') }), replay({ body: long('雪が降る。') }), names)
  expect(body.map(({ sent, draft }) => [sent.differs, draft.differs])).toEqual([['雨', '雪']])
})

test('results, rewards, MVPs and parts are told in words', () => {
  expect(fieldsOf(replay({ result: 'Failure' }))).toEqual([{ name: '全体の結果', before: '成功', after: '失敗' }])
  expect(fieldsOf(replay({ castList: [one({ experience: 120, items: [{ itemCode: 'a', count: 2 }] })] }))).toEqual([
    { name: 'スイの結果と報酬', before: '成功・経験値 100', after: '成功・経験値 120・もらう 霧晶のかけら ×2' },
  ])
  expect(fieldsOf(replay({ castList: [one({ mvpReason: '火を分けた。' })] }))[0]?.after).toBe(
    '成功・経験値 100・MVP「火を分けた。」',
  )
  expect(fieldsOf(replay({ partList: [{ body: '手紙。', entryIds: [1, 2] }] }))).toEqual([
    { name: '限定公開 1', before: '', after: 'スイ、ガロ：手紙。' },
  ])
})

test('lines are numbered by the writer’s breaks, and quoted as readers see them', () => {
  const comment = {
    ...{
      commentId: 1,
      rowNo: 3,
      quoted: '',
      body: '',
      userName: '',
      isDone: false,
      createdAt: '2036-11-20T12:00:00.000Z',
    },
  }
  const lines = bodyLines('雨。\n\n｜跨線橋《こせんきょう》を渡る。', [comment])
  expect(lines.map(({ rowNo, quoted }) => [rowNo, quoted])).toEqual([
    [1, '雨。'],
    [2, ''],
    [3, '跨線橋を渡る。'],
  ])
  expect(lines[2]?.comments).toEqual([comment])
})
