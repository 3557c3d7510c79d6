// Desks from which commissions are looked at: their addresses, and what an empty list says.
import type { CommissionGroup } from '#rules/tailor-address.ts'
import type { CommissionDesk } from '../queries.ts'

export const desks = {
  client: { to: '/myPage/tailor/myOrder', title: '発注', back: '/myPage/tailor' },
  creator: { to: '/myPage/tailor/order', title: '受注', back: '/myPage' },
  office: { to: '/admin/tailorManagement', title: 'テーラーの管理', back: '/myPage/admin' },
} as const satisfies Record<CommissionDesk, { to: string; title: string; back: string }>

const none: Record<CommissionDesk, Record<CommissionGroup, string>> = {
  client: {
    turn: '確かめる作品はありません。',
    running: '発注はまだありません。',
    over: '終わった発注はありません。',
  },
  creator: {
    turn: '返事や納品を待つ受注はありません。',
    running: '対応中の受注はありません。',
    over: '終わった受注はありません。',
  },
  office: {
    turn: '確認待ちの作品はありません。',
    running: '進行中の発注はありません。',
    over: '終わった発注はありません。',
  },
}
export const noneOf = (desk: CommissionDesk, group: CommissionGroup): string => none[desk][group]
