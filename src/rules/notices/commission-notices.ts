// Notices of commissions, for whom they concern.
import { commissionNews } from '../commission/news.ts'
import { type CommissionParty, commissionAddress } from '../tailor-address.ts'
import { DAY, defineNotice } from './notice.ts'

export type ToldCommission = { commissionId: number; title: string; act: string; party: CommissionParty }

const GOOD = ['accept', 'pass', 'receive', 'settle', 'place', 'deliver']

export const commissionNotices = {
  'commission.step': defineNotice<ToldCommission>({
    setting: 'commission',
    kind: 'order',
    worthMinutes: 2 * DAY,
    topic: ({ commissionId }) => `commission:${commissionId}`,
    say: told => {
      const title = commissionNews(told.act, told.party)
      if (title === null) return null
      const href = commissionAddress(told.commissionId, told.party)
      return { over: told.title, title, href, tone: GOOD.includes(told.act) ? 'success' : 'info' }
    },
  }),
} as const
