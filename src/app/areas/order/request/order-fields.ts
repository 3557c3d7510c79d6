// The form of an order beside its long text: a request, or the words and places of a situation or theme that was taken up.
import { emptyOf, type FormKind, flagOf, type Ground, oneOf, rowsOf, textOf } from '#app/shared/form/table.ts'
import { type TextType, textType } from '#rules/codes/scenario.ts'
import { textTypeLabels } from '#rules/codes/scenario-labels.ts'
import { orderCoinChoices } from '#rules/order/coins-of-lengths.ts'
import { gatheringErrors, ORDER_MOST, requestErrors } from '#rules/order/order.ts'
import { INVITE_DAYS } from '#rules/order/schedule.ts'
import { formatCount } from '#rules/rewards.ts'
import { lengthCount } from '#rules/text/count.ts'
import type { Order } from '../queries.ts'

export type Related = { scenarioId: number; phase: number; scenarioTitle: string }
export const RELATED_SCENARIOS_MOST = 2

export interface OrderFields {
  purpose: string
  textType: TextType
  orderCoin: number
  relatedList: readonly Related[]
  /** Characters in all; 1: alone. */
  seats: number
  inviteDays: number
  privateFlg: boolean
}

/**
 * Facts by which the form is judged: a request has to be whole; of an order under a plan only the owner's own parts are
 * judged.
 */
export type Judged = { isRequest: boolean; seatsMost: number }

const numberOf = (raw: unknown, otherwise: number): number => (Number.isInteger(raw) ? Number(raw) : otherwise)

const readRelated = rowsOf<Related>(RELATED_SCENARIOS_MOST, ({ scenarioId, phase, scenarioTitle }) =>
  Number.isInteger(scenarioId) && Number.isInteger(phase) && typeof scenarioTitle === 'string'
    ? { scenarioId: Number(scenarioId), phase: Number(phase), scenarioTitle }
    : null,
)

/** Lengths that can be ordered (rules §12). */
export const orderedLengths = Object.values(textType).filter(type => orderCoinChoices(type).length > 0)

export const orderKind: FormKind<OrderFields, Judged> = {
  what: '依頼',
  text: '依頼の内容',
  title: ({ purpose }) => `題名：${purpose}`,
  faults: (fields, text, { isRequest, seatsMost }) => {
    if (isRequest) {
      const { orderContent, ...faults } = requestErrors({ ...fields, orderContent: text })
      return orderContent === undefined ? faults : { ...faults, text: orderContent }
    }
    const isTooLong = lengthCount(text) > ORDER_MOST.wish
    return {
      ...gatheringErrors(fields, seatsMost),
      ...(isTooLong && { text: `${formatCount(ORDER_MOST.wish)}文字以内で入力してください。` }),
    }
  },
  table: {
    purpose: {
      ...{ label: '依頼の題名', empty: '', read: textOf, required: true },
      control: { as: 'line', count: text => `${lengthCount(text)} / ${ORDER_MOST.purpose}文字` },
      hint: 'どんな物語にしたいかを、ひとことで。',
    },
    textType: {
      ...{ label: 'リプレイの長さ', empty: textType.normal, read: oneOf(orderedLengths) },
      words: ({ textType: of }) => textTypeLabels[of],
    },
    orderCoin: {
      ...{ label: 'コイン', empty: orderCoinChoices(textType.normal)[0] ?? 0, read: numberOf },
      control: { as: 'choice', options: [] },
      words: ({ orderCoin }) => `${formatCount(orderCoin)}コイン`,
      hint: '多いほど、マスターが時間をかけて書けます。',
    },
    relatedList: {
      ...{ label: '関連するシナリオ', empty: [], read: (raw, otherwise) => readRelated(raw, otherwise) },
      words: ({ relatedList }) => relatedList.map(({ scenarioTitle }) => scenarioTitle).join('・') || null,
    },
    seats: { label: '人数', empty: 1, read: numberOf, words: ({ seats }) => (seats > 1 ? `${seats}人で` : 'ひとりで') },
    inviteDays: { label: '招待の日数', empty: INVITE_DAYS.usual, read: numberOf },
    privateFlg: {
      ...{ label: '参加者だけに公開する', empty: false, read: flagOf, control: { as: 'switch' } },
      hint: '物語もリプレイも、参加した人とマスターだけが読めます。',
      words: ({ privateFlg }) => privateFlg && '参加者だけに公開',
    },
  },
}

/**
 * Form of an order of a situation or under a theme: the story is told there already, and the owner adds a few words to
 * it.
 */
export const planOrderKind: FormKind<OrderFields, Judged> = { ...orderKind, what: 'オーダー', text: 'ひとこと' }

export const emptyOrder = (): Ground<OrderFields> => ({ fields: emptyOf(orderKind), text: '', version: 0 })

/** The form as the server has the order. */
export function groundOfOrder(order: Order): Ground<OrderFields> {
  const { purpose, orderCoin, seats, inviteDays, privateFlg, relatedList } = order
  const fields = {
    ...{ purpose, textType: order.textType, orderCoin, seats, inviteDays, privateFlg },
    relatedList: relatedList.map(({ scenarioId, phase, scenarioTitle }) => ({ scenarioId, phase, scenarioTitle })),
  }
  return { fields, text: order.orderContent, version: order.version }
}
