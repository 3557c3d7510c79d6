// Faults of the forms of joining, in the words of the checks, without the library that schemas need.
import { passwordMax, passwordMin, playerNameMax } from '#rules/constants/account.ts'
import { checkMessages as messages } from '#rules/messages/checks.ts'
import * as rules from '#rules/validation/sign-up.ts'
import { max, required } from '#rules/validation/standard.ts'

const PASSWORD = 'パスワード'

export function passwordFaults(password: string, confirmation: string): { password?: string; confirmation?: string } {
  if (!required(password)) return { password: messages.required(PASSWORD) }
  if (!rules.passwordCharacters(password)) return { password: messages.password(PASSWORD) }
  if (!rules.passwordLength(password)) return { password: messages.password_length(PASSWORD, passwordMin, passwordMax) }
  return password === confirmation ? {} : { confirmation: messages.confirmed('確認用パスワード', PASSWORD) }
}

export type PersonFaults = { userName?: string; seinengappi?: string; seibetsu?: string; terms?: string }
type Given = { userName: string; seinengappi: string; seibetsu: string; terms: boolean }

/** @param today yyyyMMdd in Japan */
export function personFaults({ userName, seinengappi, seibetsu, terms }: Given, today: string): PersonFaults {
  const name = userName.trim()
  return {
    ...(rules.visibleName(name) ? {} : { userName: messages.required('プレイヤー名') }),
    ...(max(name, playerNameMax) ? {} : { userName: messages.max('プレイヤー名', playerNameMax) }),
    ...(seinengappi !== '' && rules.birthDate(seinengappi, today)
      ? {}
      : { seinengappi: seinengappi === '' ? messages.choice('生年月日') : messages.birth_date('生年月日') }),
    ...(rules.seibetsu(seibetsu) ? {} : { seibetsu: messages.choice('性別') }),
    ...(rules.terms(terms) ? {} : { terms: messages.agreement('利用規約') }),
  }
}
