// Link cards of the start and the sign-in.
import { loginMessages } from '#rules/messages/account.ts'
import { commonMessages } from '#rules/messages/common.ts'
import { type Page, plainPage } from '../../platform/pages.ts'

export const identityPages: readonly Page[] = [
  plainPage('/', 'つむぎ', commonMessages.tagline),
  plainPage('/login', loginMessages.signIn, commonMessages.tagline),
]
