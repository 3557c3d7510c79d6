// Codes of the login page and of sign-up (codes.tsv; doc1 §§1, 2.1, 4, 7, 9).
import {
  defaultAccountStatus,
  defaultCreatorKbn,
  defaultKessaiHouhou,
  defaultPremiumKbn,
} from '../constants/account.ts'
import type { CodeOf } from './code-of.ts'

export const loginMode = { signup: 'signup', signin: 'signin', passwordReset: 'passwordReset' } as const
export type LoginMode = CodeOf<typeof loginMode>

/** Kinds of mails that the login page reports as sent. */
export const loginNotice = { registrationMail: 1, resetMail: 2 } as const
export type LoginNotice = CodeOf<typeof loginNotice>

export const signupStep = { password: 1, userClass: 2, profile: 3, completion: 4 } as const
export type SignupStep = CodeOf<typeof signupStep>

/** Answer of the check of an e-mail address that is registered already. */
export const signupCheck = { registered: '1' } as const

// Of these four tables the documents give only the value of a new account.
export const accountStatus = { initial: defaultAccountStatus } as const
export const premiumKbn = { initial: defaultPremiumKbn } as const
export const kessaiHouhou = { initial: defaultKessaiHouhou } as const
export const creatorKbn = { initial: defaultCreatorKbn } as const

export const socialProvider = { google: 'Google', twitter: 'Twitter' } as const
export type SocialProvider = CodeOf<typeof socialProvider>

/** Lifetime of a login: the session of the browser, or the device (G14). */
export const loginPersistence = { session: 'session', local: 'local' } as const
export type LoginPersistence = CodeOf<typeof loginPersistence>
