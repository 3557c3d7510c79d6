// Changing the name, and whether links of texts get a preview.
import calls from 'virtual:contract/account'
import { connect } from '#app/platform/api.ts'
import { defineWrite } from '#app/platform/outbox/write.ts'
import type { AccountContract } from '#contract/account.ts'
import { ownAccountCalls } from './queries.ts'

const accountCalls = connect<AccountContract>('account', calls)

export const savingName = defineWrite({
  kind: 'ownAccount.name',
  policy: 'online',
  thing: [],
  touches: ['ownAccount', 'account'],
  toasts: 'none',
  press: ({ userId, userName }: { userId: string; userName: string }) => ({
    entity: 'ownAccount:name',
    request: accountCalls.updateUserName.request({ userId, userName }),
    note: userName,
    facts: {},
  }),
})

export const settingUrlCard = defineWrite({
  kind: 'ownAccount.urlCard',
  policy: 'mayWait',
  touches: ['ownAccount', 'account'],
  toasts: 'problems',
  press: (isOn: boolean) => ({
    entity: 'ownAccount:urlCard',
    request: ownAccountCalls.setUrlCard.request({ isOn }),
    note: 'リンクのプレビュー',
    facts: { isOn: isOn ? 1 : 0 },
  }),
})
