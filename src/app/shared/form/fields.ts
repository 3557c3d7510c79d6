// Fields that forms of several areas have, as their tables describe them.
import type { ShownCharacter } from '#app/shared/character/CharacterRow.tsx'
import { formatDateTime, fromJapanField } from '#rules/dates.ts'
import { PLAN_CHARACTERS_MOST } from '#rules/order/plan.ts'
import { lengthCount } from '#rules/text/count.ts'
import { rowsOf, textOf, textOrNull } from './table.ts'

/** 12 / 40文字 */
export const counted = (most: number) => (text: string) => `${Math.ceil(lengthCount(text))} / ${most}文字`

export const pictureField = {
  ...{ label: '絵', empty: null, read: textOrNull },
  words: ({ picture }: { picture: string | null }) => (picture === null ? '絵なし' : '絵あり'),
}
export const catchcopyField = (most: number) =>
  ({
    ...{ label: 'ひとこと', empty: '', read: textOf },
    hint: '一覧で、題名のそばに出ます。',
    control: { as: 'line', count: counted(most) },
  }) as const
type Related = readonly ShownCharacter[]
export const relatedField = {
  ...{ label: '登場人物', empty: [] as Related },
  read: rowsOf<ShownCharacter>(PLAN_CHARACTERS_MOST, row =>
    typeof row.characterId === 'string' && typeof row.characterFullName === 'string'
      ? (row as unknown as ShownCharacter)
      : null,
  ),
  counts: ({ related }: { related: Related }) => related.map(({ characterId }) => characterId),
  words: ({ related }: { related: Related }) => related.length > 0 && `登場人物 ${related.length}人`,
}

/** Value of a field of date and time with words after it: 11月21日 09:00まで. */
export const timeWords = (value: string, words: string): string | null => {
  const at = fromJapanField(value)
  return at && `${formatDateTime(at)}${words}`
}
