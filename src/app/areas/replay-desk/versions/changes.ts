// Differences between two versions of a replay: of the body, of results and rewards, of private parts.
import { type Difference, differences } from '#app/areas/scenario/playing/differences.ts'
import { type CastResult, type Replay, scenarioResultLabels } from '#rules/scenario/replay.ts'
import { rewardWords } from '../results/CastCard.tsx'

/** A field that differs, with both values in words. */
export type FieldChange = { name: string; before: string; after: string }
export type ReplayChanges = { body: readonly Difference[]; fields: readonly FieldChange[] }

interface Names {
  /** name of a participant */
  of: (entryId: number) => string
  item: (itemCode: string) => string
  money: string
}

export function replayChanges(before: Replay, after: Replay, names: Names): ReplayChanges {
  const fields: FieldChange[] = []
  const add = (name: string, one: string, other: string): void => {
    if (one !== other) fields.push({ name, before: one, after: other })
  }
  const resultOf = ({ result }: Replay): string => (result === null ? '未定' : scenarioResultLabels[result])
  add('全体の結果', resultOf(before), resultOf(after))
  const ids = new Set([...before.castList, ...after.castList].map(({ entryId }) => entryId))
  for (const entryId of ids) {
    const words = ({ castList }: Replay): string => {
      const one = castList.find(each => each.entryId === entryId)
      return one ? castWords(one, names) : '未定'
    }
    add(`${names.of(entryId)}の結果と報酬`, words(before), words(after))
  }
  for (let index = 0; index < Math.max(before.partList.length, after.partList.length); index++) {
    const words = ({ partList }: Replay): string => {
      const part = partList[index]
      return part ? `${part.entryIds.map(names.of).join('、')}：${part.body}` : ''
    }
    add(`限定公開 ${index + 1}`, words(before), words(after))
  }
  return { body: bodyDifferences(before.body, after.body), fields }
}

function castWords(one: CastResult, { item, money }: Names): string {
  const items = (list: CastResult['items']): string =>
    list.map(({ itemCode, count }) => `${item(itemCode)} ×${count}`).join('、')
  return [
    one.result !== null && scenarioResultLabels[one.result],
    rewardWords({ ...one, items: [], deletedItems: [] }, money),
    one.items.length > 0 && `もらう ${items(one.items)}`,
    one.deletedItems.length > 0 && `失う ${items(one.deletedItems)}`,
    one.mvpReason !== null && `MVP「${one.mvpReason}」`,
  ]
    .filter(Boolean)
    .join('・')
}

/** Differences of two long texts. Equal lines at both ends are left out first, because comparing costs the product of the lengths. */
function bodyDifferences(before: string, after: string): readonly Difference[] {
  const [one, other] = [before.split('\n'), after.split('\n')]
  const most = Math.min(one.length, other.length)
  let start = 0
  while (start < most && one[start] === other[start]) start++
  let end = 0
  while (end < most - start && one.at(-1 - end) === other.at(-1 - end)) end++
  const middle = (lines: readonly string[]): string => lines.slice(start, lines.length - end).join('\n')
  return differences(middle(one), middle(other))
}
