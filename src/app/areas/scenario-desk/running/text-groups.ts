// Texts of a phase, grouped by team or by choice; those of nobody's team, and those without a choice, stand last.
import type { TextGrouping } from '../address.ts'
import type { ReceivedText, ReceivedTexts } from '../queries.ts'

export interface TextGroup {
  key: string
  name: string
  texts: readonly ReceivedText[]
}

export function groupedTexts(
  list: readonly ReceivedText[],
  by: TextGrouping,
  choices: ReceivedTexts['scenarioChoiceList'],
): TextGroup[] {
  const isSent = ({ sentBy }: ReceivedText) => sentBy !== null
  if (by === 'team') {
    const names = [...new Set(list.flatMap(({ tagName }) => tagName ?? []))].sort((a, b) => a.localeCompare(b, 'ja'))
    const teams = names.map(name => ({ key: `team:${name}`, name, texts: list.filter(one => one.tagName === name) }))
    return [...teams, { key: 'alone', name: 'チームなし', texts: list.filter(one => one.tagName === null) }].filter(
      some,
    )
  }
  const groups = choices.map(({ chooseId, name }) => ({
    key: `choice:${chooseId}`,
    name: `${chooseId}. ${name}`,
    texts: list.filter(one => one.chooseId === chooseId),
  }))
  const without = list.filter(one => one.chooseId === null)
  return [
    ...groups,
    { key: 'free', name: '選択肢なし', texts: without.filter(isSent) },
    { key: 'missing', name: 'まだ届いていないもの', texts: without.filter(one => !isSent(one)) },
  ].filter(some)
}

const some = ({ texts }: TextGroup): boolean => texts.length > 0
