// The form of a theme: the table of its fields beside its description, which is its long text.
import type { ShownCharacter } from '#app/shared/character/CharacterRow.tsx'
import { catchcopyField, counted, relatedField } from '#app/shared/form/fields.ts'
import { type FormKind, type Ground, textOf, textOrNull } from '#app/shared/form/table.ts'
import type { Form } from '#app/shared/form/use-form.ts'
import { OMNIBUS_MOST, type OmnibusTexts, omnibusErrors, omnibusFaults } from '#rules/order/omnibus.ts'
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

export const themeKind: FormKind<ThemeFields, ThemeJudged> = {
  what: 'テーマ',
  text: 'テーマの説明',
  title: ({ title }) => title || '（題名なし）',
  faults: (fields, text, judged) => {
    const { description, title, catchcopy, masterMsg } = (judged === 'whole' ? omnibusErrors : omnibusFaults)(
      textsOf(fields, text),
    )
    return { title, catchcopy, text: description, masterMsg }
  },
  table: {
    title: {
      ...{ label: '題名', empty: '', read: textOf, required: true },
      control: { as: 'line', count: counted(OMNIBUS_MOST.title) },
    },
    catchcopy: { ...catchcopyField(OMNIBUS_MOST.catchcopy), required: true },
    masterMsg: {
      ...{ label: 'オーダーする人へ', empty: '', read: textOf },
      hint: '決めておいてほしいこと、希望の書きかたなど。',
      control: { as: 'long', count: lengthCount, limit: OMNIBUS_MOST.masterMsg, rows: 4 },
    },
    related: relatedField,
    picture: {
      ...{ label: '絵', empty: null, read: textOrNull },
      words: ({ picture }) => picture !== null && '絵あり',
    },
  },
}
