// Calls of joining by mail. They act on the cookie of the opened link, and so do not go through the outbox.
import calls from 'virtual:contract/signUp'
import { connect } from '#app/platform/api.ts'
import { botToken } from '#app/platform/bot-check.ts'
import type { NewAccount } from '#app/platform/identity-port.ts'
import { exchange } from '#app/platform/requests.ts'
import type { SignUpContract } from '#contract/sign-up.ts'
import {
  defaultAccountStatus,
  defaultCreatorKbn,
  defaultKessaiHouhou,
  defaultPremiumKbn,
  defaultUserZokusei,
  signupTimeoutMs,
} from '#rules/constants/account.ts'
import type { SocialProvider } from '#rules/social-providers.ts'

const signUp = connect<SignUpContract>('signUp', calls)

/** Whether an address is registered already. @throws Refusal, NoAnswer */
export async function isRegistered(mailaddress: string): Promise<boolean> {
  const answer = (await exchange(signUp.check.request({ mailaddress }))) as { check: string }
  return answer.check === '1'
}

/** Sends the mail with which one goes on. @throws Refusal, NoAnswer */
export async function sendLink(mailaddress: string, bySocial = false): Promise<void> {
  const request = signUp.first.request({ mailaddress, ...(bySocial ? { social: '1' as const } : {}) })
  await exchange(request, { cookie: true, botCheck: await botToken('signUp') })
}

export type OpenedLink = { mailaddress: string; provider: SocialProvider | null }

/** Opens a link. @returns null when it opens nothing. @throws NoAnswer */
export async function openLink(temporaryId: string): Promise<OpenedLink | null> {
  const opened = (await exchange(signUp.init.request({ temporaryId }), { cookie: true })) as OpenedLink
  return opened.mailaddress === '' ? null : opened
}

export type Person = { userName: string; seibetsu: string; seinengappi: string }

/** Makes the record of an account. @throws Refusal, NoAnswer after six seconds (doc1 §7) */
export async function addRecord(account: NewAccount, mailaddress: string, person: Person): Promise<void> {
  const { userId, accessToken } = account
  const request = signUp.addUserInfo.request({
    ...{ userId, mailaddress, ...person },
    accountStatus: String(defaultAccountStatus),
    premiumKbn: String(defaultPremiumKbn),
    kessaiHouhou: String(defaultKessaiHouhou),
    creatorKbn: String(defaultCreatorKbn),
    userZokusei: String(defaultUserZokusei),
  })
  const botCheck = await botToken('addUserInfo')
  await exchange(request, { token: accessToken, cookie: true, botCheck, patienceMs: signupTimeoutMs })
}

/** Whether an account has its record. @throws NoAnswer when nobody knows */
export const hasRecord = async ({ userId, accessToken }: NewAccount): Promise<boolean> =>
  (await exchange(signUp.selectId.request({ userId }), { token: accessToken })) !== null
