// Facts of an order as its screens say them: its standing, whose turn it is, and what happens when nobody acts until the date.
import { FOLDED_PERSON } from '#app/shared/fold/use-fold.ts'
import type { ChipTone } from '#app/ui/Chip.tsx'
import { type OrderText, orderTextLabels } from '#rules/order/states.ts'
import type { Order, OrderCard, OrderMember } from './queries.ts'

const tones: Partial<Record<OrderText, ChipTone>> = {
  PreOrder: 'shu',
  ReturnedByDirector: 'shu',
  ReturnedByMaster: 'shu',
  Ordering: 'shu',
  Inviting: 'ai',
  CheckingByDirector: 'kin',
  CheckingByMaster: 'kin',
  OpenRequesting: 'kin',
  Ordered: 'matsuba',
  Submitting: 'matsuba',
  Returned: 'matsuba',
  Released: 'matsuba',
}
export const orderTone = (status: OrderText): ChipTone => tones[status] ?? 'line'
export const orderWords = (status: OrderText): string => orderTextLabels[status]

const counted = ['', '一', '二', '三', '四', '五', '六', '七', '八']
/** 三人 */
export const people = (count: number): string => `${counted[count] ?? count}人`

const masterOf = ({ masterName }: Pick<Order, 'masterName'>): string => (masterName ? `${masterName}さん` : 'マスター')

/** A member in a sentence: 白石 みおさん, or no name for one whom the reader blocked. */
export const memberName = ({ character, isFolded }: Pick<OrderMember, 'character' | 'isFolded'>): string =>
  isFolded ? FOLDED_PERSON : `${character.characterFullName}さん`

/** The owner in a sentence. Orders in lists name no members. */
export const ownerOf = ({
  ownerName,
  memberList,
}: Pick<OrderCard, 'ownerName'> & Partial<Pick<Order, 'memberList'>>) =>
  memberList?.some(({ isOwner, isFolded }) => isOwner && isFolded) ? FOLDED_PERSON : `${ownerName}さん`

type Party = Pick<OrderCard, 'party' | 'turn' | 'state' | 'status' | 'ownerName' | 'masterName'> &
  Partial<Pick<Order, 'memberList'>>

/** Subject of the turn: あなたの確定, 白石 みおさんの返事. Empty for an order that is over. @param asked as memberName says them */
export function turnWords(order: Party, asked: readonly string[] = []): string {
  const { party, turn, state, status } = order
  switch (turn) {
    case 'owner':
      return `${party === 'owner' ? 'あなた' : ownerOf(order)}の${status.startsWith('Returned') ? '直し' : '確定'}`
    case 'guest':
      return asked.length === 1
        ? `${asked[0]}の返事`
        : asked.length > 1
          ? `招待した${asked.length}人の返事`
          : '参加する人'
    case 'director':
      return '運営の確認'
    case 'candidate':
      return '引き受けるマスター'
    case 'master':
      return state === 'CheckingByMaster'
        ? `${party === 'master' ? 'あなた' : masterOf(order)}の返事`
        : `${party === 'master' ? 'あなた' : masterOf(order)}の${status === 'Returned' ? '直し' : 'オープニング'}`
    default:
      return ''
  }
}

const BACK = '取り消しになり、コインは全額もどります。'

/** Outcome of the date when nobody acts: the clock's row of the table of changes in words. */
export function thenWords({
  state,
  status,
  seats,
  joinedCount,
}: Pick<Order, 'state' | 'status' | 'seats' | 'joinedCount'>) {
  switch (state) {
    case 'PreOrder':
    case 'Ordering':
      return `この日までに確定しないと、${BACK}`
    case 'Inviting':
      return joinedCount < seats
        ? `返事がなければ、この日に招待をとじて、${joinedCount === 1 ? 'ひとり' : people(joinedCount)}で続けるかを訊きます。`
        : 'この日に招待をとじます。'
    case 'CheckingByDirector':
      return `この日までに確認が終わらないと、${BACK}`
    case 'CheckingByMaster':
      return `この日までに返事がないと、${BACK}`
    case 'OpenRequesting':
      return `この日までに決まらないと、${BACK}`
    case 'Ordered':
      return status === 'Submitting'
        ? `運営が確かめ、済みしだい公開します。この日までに終わらないと、${BACK}`
        : `この日までにオープニングが届かないと、${BACK}`
    default:
      return ''
  }
}
