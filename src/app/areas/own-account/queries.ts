// Calls and reads of the user's own account.
import calls from 'virtual:contract/ownAccount'
import { connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { OwnAccountContract } from '#contract/own-account.ts'
import { MAIL_HISTORY_PAGE_SIZE } from '#rules/mail-history.ts'
import { pageSlice } from '#rules/paging.ts'

export const ownAccountCalls = connect<OwnAccountContract>('ownAccount', calls)

export type KeptMail = Awaited<ReturnType<typeof ownAccountCalls.mailHistory.send>>['mailList'][number]

export type UserInfo = Awaited<ReturnType<typeof ownAccountCalls.userInfo.send>>

export type LeavingFacts = Awaited<ReturnType<typeof ownAccountCalls.leavingFacts.send>>

export const ownAccountQueries = {
  mailHistory: (page: number) =>
    readQuery(ownAccountCalls.mailHistory, pageSlice(page, MAIL_HISTORY_PAGE_SIZE), { kept: true }),
  userInfo: () => readQuery(ownAccountCalls.userInfo, {}, { kept: true }),
  sessions: () => readQuery(ownAccountCalls.sessions, {}),
  ownData: () => readQuery(ownAccountCalls.ownData, {}),
  leavingFacts: () => readQuery(ownAccountCalls.leavingFacts, {}),
  latestMail: () => readQuery(ownAccountCalls.latestMail, {}, { kept: true }),
}
