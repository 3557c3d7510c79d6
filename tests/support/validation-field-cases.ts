// Cases of the fields that have rules of their own (doc1 §2.1, §5; doc3 §3, §5, §8).
import { legacyFormMessages } from '#rules/messages/checks.ts'
import { check } from '#rules/validation/check.ts'
import { isFilledIn, type LegacyField } from '#rules/validation/legacy-forms.ts'
import * as scenario from '#rules/validation/scenario.ts'
import * as signUp from '#rules/validation/sign-up.ts'
import { type Case, given } from './validation-case.ts'

const [passwordRequired, passwordCharacters, passwordLength] = signUp.passwordChecks()
const [nameRequired, nameLength] = signUp.playerNameChecks()
const notValid = (holds: (value: unknown) => boolean) => check('regex', '項目が正しくありません', holds)

const legacy = (row: string, field: LegacyField, ...filledIn: readonly unknown[]): Case =>
  given(
    `legacy form: ${row}`,
    check('required', legacyFormMessages[field], value => isFilledIn(field, value)),
  )
    .accepts(...filledIn)
    .refuses('', '　', null, undefined, false)
    .saying(legacyFormMessages[field])

export const fieldCases: readonly Case[] = [
  given('password / required', passwordRequired)
    .accepts('abc123')
    .refuses('', null)
    .saying('パスワードは必ず入力してください'),
  given('password / length between 6 and 72 characters', passwordLength)
    .accepts('abcdef', 'a'.repeat(72))
    .refuses('abcde', 'a'.repeat(73))
    .saying('パスワードは6文字以上72文字以内で入力してください'),
  given('password / half-width letters, digits and symbols only', passwordCharacters)
    .accepts('aZ09', '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~')
    .refuses('ａｂｃ', 'ｱｲｳ', 'パス', 'abc def', 'abcé', 'abc\n', '\u007f')
    .saying('パスワードは半角の英数字と記号だけで入力してください'),
  given('password confirmation', signUp.confirmationCheck('again', 'password'))
    .accepts({ password: 'abcdef', again: 'abcdef' })
    .refuses({ password: 'abcdef', again: 'abcdeF' }, { password: 'abcdef', again: '' })
    .saying('確認用パスワードはパスワードと同じものを入力してください'),
  given('player name / required', nameRequired)
    .accepts('山', 'a', '👪')
    .refuses('', ' ', '　', '\u200b', null)
    .saying('プレイヤー名は必ず入力してください'),
  given('player name / max 16', nameLength)
    .accepts('あ'.repeat(16), '𠮷'.repeat(16))
    .refuses('あ'.repeat(17), 'a'.repeat(17))
    .saying('プレイヤー名は16文字以内で入力してください'),
  given('sex (seibetsu)', signUp.seibetsuCheck())
    .accepts(0, 1, 2, '0', '1', '2')
    .refuses('', null, undefined, 3, -1, '３', false, [0])
    .saying('性別は必ず選んでください'),
  given('terms agreement', signUp.termsCheck())
    .accepts(true, 1, '1')
    .refuses(false, '', null, undefined, '0', 'false')
    .saying('利用規約は同意が必要です'),
  given('user class choice (/authOver step 2)', signUp.signUpClassCheck())
    .accepts('player')
    .refuses('master', 'illustrator', 'voice', 'writer', 'admin', '', null)
    .saying('ユーザー種別は必ず選んでください'),
  given('birth date', signUp.birthDateCheck('20261121'))
    .accepts('20261121', '19670101', '20000229', 20010507, '')
    .refuses('20261122', '19661231', '20010229', '20010431', '20011301', '20010100', '2001-05-07', '00000000', 'きょう')
    .saying('生年月日は選べる日付ではありません'),
  legacy('player name', 'playerName', '山田'),
  legacy('master name', 'masterName', '山田'),
  legacy('master career', 'masterCareer', '十年'),
  legacy('creator name', 'creatorName', '山田'),
  legacy('creator career', 'creatorCareer', '十年'),
  legacy('terms agreement', 'terms', true, '1'),
  given('relatedScenarioId1, relatedScenarioId2', notValid(scenario.relatedScenarioId))
    .accepts(1, 42, null)
    .refuses('1', 0, -1, 1.5, Number.NaN, undefined, '')
    .saying('項目が正しくありません'),
  given(
    'orderCoin',
    notValid(value => scenario.orderCoin(value, 'Middle')),
  )
    .accepts(1800, '3600', 2500)
    .refuses(1700, 3700, 1850, 'たくさん')
    .saying('項目が正しくありません'),
  given(
    'orderCoin',
    notValid(value => scenario.orderCoin(value, 'DecisiveBattle')),
  )
    .accepts('')
    .refuses(1800)
    .saying('項目が正しくありません'),
  given(
    'scenario difficulty and reward',
    notValid(value => scenario.difficulty(value, true)),
  )
    .accepts(1)
    .refuses(0, 2, 3, null)
    .saying('項目が正しくありません'),
  given(
    'scenario difficulty and reward',
    notValid(value => scenario.reward(value, true)),
  )
    .accepts(2)
    .refuses(0, 1, 3, null)
    .saying('項目が正しくありません'),
  given('application result', notValid(scenario.applicationResult))
    .accepts('1', 0)
    .refuses('', null, undefined)
    .saying('項目が正しくありません'),
]
