// Link cards of the start and the sign-in.
import { loginMessages } from '#rules/messages/account.ts'
import { commonMessages } from '#rules/messages/common.ts'
import { type Page, plainPage } from '../../platform/pages.ts'

export const identityPages: readonly Page[] = [
  plainPage('/', 'つむぎ', commonMessages.tagline),
  plainPage('/login', loginMessages.signIn, commonMessages.tagline),
  plainPage('/loading', loginMessages.signIn, commonMessages.tagline),
  plainPage('/passwordReset', 'パスワードの再設定', commonMessages.tagline),
  ...['/signup', '/authOver', '/social', '/newPlayer', '/newMaster', '/newCreator'].map(path =>
    plainPage(path, '会員登録', commonMessages.tagline),
  ),
]
