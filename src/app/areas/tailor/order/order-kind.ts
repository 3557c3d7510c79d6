// The form of an order beside its text: a short title, the people in the work, the options.
import { type FormKind, textOf } from '#app/shared/form/table.ts'
import { commissionFaults, commissionLabels, TAILOR_MOST } from '#rules/tailor.ts'
import { lengthCount } from '#rules/text/count.ts'

export type OrderFields = { title: string; people: number; optionNoList: readonly number[] }

const numbersOf = (raw: unknown, otherwise: readonly number[]): readonly number[] =>
  Array.isArray(raw) ? raw.filter((no): no is number => Number.isInteger(no)) : otherwise

/** @param wishMost most characters that the product allows */
export const orderKind = (wishMost: number): FormKind<OrderFields, 'sent'> => ({
  what: '発注',
  text: commissionLabels.wish,
  title: ({ title }) => title || '（題なし）',
  faults: ({ title }, text) => {
    const { wish, ...faults } = commissionFaults({ title, wish: text }, wishMost)
    return wish === undefined ? faults : { ...faults, text: wish }
  },
  table: {
    title: {
      ...{ label: commissionLabels.title, empty: '', read: textOf, required: true },
      hint: '作品の一覧に出ます（例：灯台の窓辺）。',
      control: { as: 'line', count: text => `${lengthCount(text)} / ${TAILOR_MOST.title}字` },
    },
    people: {
      ...{ label: '人数', empty: 1, read: (raw, otherwise) => (Number.isInteger(raw) ? Number(raw) : otherwise) },
      words: ({ people }) => people > 1 && `${people}人`,
    },
    optionNoList: { label: 'オプション', empty: [], read: numbersOf },
  },
})
