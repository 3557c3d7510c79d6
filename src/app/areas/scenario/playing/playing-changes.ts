// Changes of a playing text beside its words: choice, items and おまかせ as they were sent, and what of them the draft changes.
import { omakaseDisplay } from '#rules/constants/display.ts'
import { EMPTY_FIELDS, type PlayingFields } from '#rules/scenario/playing-draft.ts'
import type { FieldDifference } from './PlayingSent.tsx'
import { isSameItems, itemWords, type Usable } from './playing-items.ts'
import type { PlayingDesk } from './playing-queries.ts'

export const sentFields = ({ playing }: PlayingDesk): PlayingFields =>
  playing
    ? {
        ...EMPTY_FIELDS,
        chooseId: playing.chooseId,
        isOmakase: playing.omakaseFlg,
        consumeItem: playing.consumeItem.map(({ itemName: _, ...item }) => item),
      }
    : EMPTY_FIELDS

const choiceWords = ({ scenarioChoiceList }: PlayingDesk, chooseId: number | null): string =>
  scenarioChoiceList.find(choice => choice.chooseId === chooseId)?.name ?? ''

/** Choice, items and おまかせ, each where it says something. */
export const fieldWords = (desk: PlayingDesk, usable: readonly Usable[], fields: PlayingFields): string =>
  [
    choiceWords(desk, fields.chooseId) && `選択肢：${choiceWords(desk, fields.chooseId)}`,
    fields.consumeItem.length > 0 && `使うもの：${itemWords(fields.consumeItem, usable)}`,
    fields.isOmakase && omakaseDisplay,
  ]
    .filter(Boolean)
    .join('・')

export function fieldChanges(desk: PlayingDesk, usable: readonly Usable[], draft: PlayingFields): FieldDifference[] {
  const sent = sentFields(desk)
  const changes: FieldDifference[] = []
  if (sent.chooseId !== draft.chooseId)
    changes.push(['選択肢', choiceWords(desk, sent.chooseId), choiceWords(desk, draft.chooseId)])
  if (!isSameItems(sent.consumeItem, draft.consumeItem))
    changes.push(['使うもの', itemWords(sent.consumeItem, usable), itemWords(draft.consumeItem, usable)])
  if (sent.isOmakase !== draft.isOmakase)
    changes.push([
      omakaseDisplay,
      sent.isOmakase ? 'まかせる' : 'まかせない',
      draft.isOmakase ? 'まかせる' : 'まかせない',
    ])
  return changes
}
