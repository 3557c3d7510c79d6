// Words for the states of acts: all kinds follow one grammar, 〜（送信待ち）, 〜しました, 〜できませんでした, whatever their
// facts are: every value that the rules know of a fact is tried.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { actKinds, actWords, type Facts } from '#rules/messages/acts.ts'
import { exchangeMessages } from '#rules/messages/exchange.ts'
import { missionMessages } from '#rules/messages/mission.ts'

/** Values that words may depend on: keys of their tables, and what facts are compared with. */
const values = [
  ...new Set(
    globSync('src/rules/messages/*acts.ts')
      .map(path => readFileSync(path, 'utf8'))
      .flatMap(source => [...source.matchAll(/(?:^\s+|[{(?,]\s*|=== )'?([\w:]+)'?(?=:|\)?\s*(?:$|\?|&&|\|\|))/gm)])
      .filter(([, value]) => value !== 'undefined' && value !== 'null')
      .map(([, value = '']) => (/^\d+$/.test(value) ? Number(value) : value)),
  ),
  ...[0, 1, 2, 'LP 10', '800 G', '灯油壺'],
]

/** Facts of a kind that its words read. */
function readBy(kind: string): string[] {
  const names = new Set<string>()
  for (const value of [undefined, ...values]) {
    const get = (_: Facts, name: string | symbol): typeof value => {
      names.add(String(name))
      return value
    }
    actWords({ kind, facts: new Proxy({}, { get }) })
  }
  return [...names]
}

/** Every pair of facts with every value; no kind reads more than two. */
function variantsOf(kind: string): Facts[] {
  const [first, second, ...more] = readBy(kind)
  expect(more).toEqual([])
  if (first === undefined) return [{}]
  const ones: Facts[] = [{}, ...values.map(value => ({ [first]: value }))]
  return second === undefined ? ones : ones.flatMap(one => [one, ...values.map(value => ({ ...one, [second]: value }))])
}

/** Words of each kind, each once, with facts that lead to them. */
const all = [...actKinds, 'of.anotherVersion'].flatMap(kind => {
  const found = new Map(variantsOf(kind).map(facts => [JSON.stringify(actWords({ kind, facts })), facts] as const))
  return [...found].map(([words, facts]) => ({ kind, words, facts }))
})

test('what words depend on is found', () => {
  const done = all.map(({ kind, facts }) => actWords({ kind, facts }).done)
  expect(done).toContain('フォローを解除しました')
  expect(done).toContain('キャンペーンを下書きに戻しました')
  expect(done).toContain('LP 10 を受け取りました')
  expect(all.length).toBeGreaterThan(actKinds.length * 1.5)
})

test.each(all)('$kind $facts', ({ kind, facts }) => {
  const { name, waiting, done, notDone } = actWords({ kind, facts })
  expect(name).not.toMatch(/ます|ました|[。、]/)
  expect(waiting).toBe(`${name}（送信待ち）`)
  expect(done).toMatch(/(ました)$/)
  expect(notDone).toMatch(kind === 'exchange.create' ? /に失敗しました$/ : /ませんでした$/)
  expect([name, waiting, done, notDone].join()).not.toMatch(/undefined|null|NaN|をを|を送りましたを/)
})

/** One act by several parties, or on several things, with the same result for whoever pressed. */
const shared = [
  ...['フォロー', 'フォロー解除', '提出の取り消し', '参加の取り消し', '発言の削除'],
  ...['シナリオの取り下げ', 'テーマの終了', 'オーダーの取り消し'],
  ...['いいね', 'いいねの取り消し', 'コメントの削除', '手紙'],
]

test('no two acts are told by the same words', () => {
  const doubled = [...Map.groupBy(all, ({ words }) => words).values()].filter(
    found => new Set(found.map(({ kind }) => kind)).size > 1,
  )
  const names = doubled.flatMap(([one]) => (one ? [actWords(one).name] : []))
  expect(names.sort()).toEqual(shared.sort())
})

test('sentences that the documents print are theirs', () => {
  expect(actWords({ kind: 'exchange.create', facts: {} })).toMatchObject({
    done: exchangeMessages.created,
    notDone: exchangeMessages.createFailed,
  })
  const { done } = actWords({ kind: 'mission.allLp', facts: {} }, { totalLp: 370 })
  expect(done).toBe(missionMessages.receivedAllLp.replace('{totalLp}', '370'))
})
