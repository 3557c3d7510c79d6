// The form of a theme: the table of its fields beside its description, which is its long text.
import type { ShownCharacter } from '#app/shared/character/CharacterRow.tsx'
import { type FormKind, type Ground, rowsOf, textOf, textOrNull } from '#app/shared/form/table.ts'
import type { Form } from '#app/shared/form/use-form.ts'
import { OMNIBUS_MOST, type OmnibusTexts, omnibusErrors, omnibusFaults } from '#rules/order/omnibus.ts'
import { PLAN_CHARACTERS_MOST } from '#rules/order/plan.ts'
import { lengthCount } from '#rules/text/count.ts'
import type { Texts } from './queries.ts'

export interface ThemeFields {
  title: string
  catchcopy: string
  masterMsg: string
  related: readonly ShownCharacter[]
  picture: string | null
}
/** The act it is judged for: being saved, or being handed in. */
export type ThemeJudged = 'saved' | 'whole'
export type ThemeForm = Form<ThemeFields, ThemeJudged, Ground<ThemeFields>>

export const textsOf = ({ title, catchcopy, masterMsg }: ThemeFields, description: string): OmnibusTexts => ({
  ...{ title, catchcopy, description, masterMsg },
})

/** Texts and characters of a form, as they are sent. */
export const sentOf = (fields: ThemeFields, description: string) => ({
  texts: { ...textsOf(fields, description), picture: fields.picture },
  characters: fields.related.map(({ characterId }) => characterId),
})

export const groundOf = (written: Texts | null, version: number): Ground<ThemeFields> =>
  written
    ? {
        fields: {
          ...{ title: written.title, catchcopy: written.catchcopy, masterMsg: written.masterMsg },
          ...{ related: written.characterList, picture: written.picture },
        },
        text: written.description,
        version,
      }
    : { fields: { title: '', catchcopy: '', masterMsg: '', related: [], picture: null }, text: '', version: 0 }

const counted = (most: number) => (text: string) => `${Math.ceil(lengthCount(text))} / ${most}文字`

const readRelated = rowsOf<ShownCharacter>(PLAN_CHARACTERS_MOST, row =>
  typeof row.characterId === 'string' && typeof row.characterFullName === 'string'
    ? (row as unknown as ShownCharacter)
    : null,
)

export const themeKind: FormKind<ThemeFields, ThemeJudged> = {
  what: 'テーマ',
  text: 'テーマの説明',
  title: ({ title }) => title || '（題名なし）',
  faults: (fields, text, judged) => {
    const { description, title, catchcopy, masterMsg } = (judged === 'whole' ? omnibusErrors : omnibusFaults)(
      textsOf(fields, text),
    )
    const inOrder = { title, catchcopy, text: description, masterMsg }
    return Object.fromEntries(Object.entries(inOrder).filter(([, words]) => words !== undefined))
  },
  table: {
    title: {
      ...{ label: '題名', empty: '', read: textOf, required: true },
      control: { as: 'line', count: counted(OMNIBUS_MOST.title) },
    },
    catchcopy: {
      ...{ label: 'ひとこと', empty: '', read: textOf, required: true },
      hint: '一覧で、題名のそばに出ます。',
      control: { as: 'line', count: counted(OMNIBUS_MOST.catchcopy) },
    },
    masterMsg: {
      ...{ label: 'オーダーする人へ', empty: '', read: textOf },
      hint: '決めておいてほしいこと、希望の書きかたなど。',
      control: { as: 'long', count: lengthCount, limit: OMNIBUS_MOST.masterMsg, rows: 4 },
    },
    related: {
      ...{ label: '登場人物', empty: [], read: readRelated },
      counts: ({ related }) => related.map(({ characterId }) => characterId),
      words: ({ related }) => related.length > 0 && `登場人物 ${related.length}人`,
    },
    picture: {
      ...{ label: '絵', empty: null, read: textOrNull },
      words: ({ picture }) => picture !== null && '絵あり',
    },
  },
}
