// The form of an extra: the table of its fields beside its body, which is its long text.
import { counted } from '#app/shared/form/fields.ts'
import { type FormKind, type Ground, textOf } from '#app/shared/form/table.ts'
import type { Form } from '#app/shared/form/use-form.ts'
import {
  EXTRA_MOST,
  EXTRA_PRICE_MOST,
  type Extra,
  extraErrors,
  extraFaults,
  extraPrice,
  extraPriceWords,
} from '#rules/scenario/extra.ts'
import type { DeskExtra } from '../queries.ts'

/** @property price as it was typed */
export type ExtraFields = { title: string; teaser: string; price: string }
/** The act it is judged for: being saved, or being handed in. */
export type ExtraJudged = 'saved' | 'whole'

export type ExtraForm = Form<ExtraFields, ExtraJudged, Ground<ExtraFields>>

const extraOf = ({ title, teaser, price }: ExtraFields, body: string): Extra => ({
  ...{ title, teaser, body, price: extraPrice(price) },
})

export const groundOf = (
  extra: Pick<DeskExtra, 'title' | 'teaser' | 'body' | 'price' | 'version'> | null,
): Ground<ExtraFields> =>
  extra
    ? {
        fields: { title: extra.title, teaser: extra.teaser, price: String(extra.price) },
        text: extra.body,
        version: extra.version,
      }
    : { fields: { title: '', teaser: '', price: '0' }, text: '', version: 0 }

export const extraKind: FormKind<ExtraFields, ExtraJudged> = {
  what: '幕間',
  text: '本文',
  title: ({ title }) => title || '（題名なし）',
  faults: (fields, text, judged) => {
    const { title, teaser, price, body } = (judged === 'whole' ? extraErrors : extraFaults)(extraOf(fields, text))
    return { title, teaser, text: body, price }
  },
  table: {
    title: {
      ...{ label: '題名', empty: '', read: textOf, required: true },
      control: { as: 'line', count: counted(EXTRA_MOST.title) },
    },
    teaser: {
      ...{ label: '紹介文', empty: '', read: textOf, required: true, control: { as: 'area', rows: 4 } },
      hint: `購入前の人も読めます。${EXTRA_MOST.teaser}文字まで。`,
    },
    price: {
      ...{ label: '価格（コイン）', empty: '0', read: textOf, required: true },
      counts: ({ price }) => extraPrice(price) ?? price,
      words: ({ price }) => {
        const coins = extraPrice(price)
        return coins === null ? null : extraPriceWords(coins)
      },
      control: { as: 'line', inputMode: 'numeric' },
      hint: `0から${EXTRA_PRICE_MOST.toLocaleString('ja-JP')}まで。0にすると、無料で読めます。`,
    },
  },
}
