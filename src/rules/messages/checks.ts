// Messages of the checks of forms (doc3 §5, §8; doc1 §5): for each rule a function of the field's label and the rule's
// parameters. The documents show most of them in English or not at all; the one wording of each is ours (G40).
import { formatCount } from '../rewards.ts'

/** Message of a rule that has none of its own. */
export const notValid = (field: string): string => `${field}が正しくありません`

/** Messages by rule, under the names of the document. */
export const checkMessages = {
  required: (field: string) => `${field}は必ず入力してください`,
  email: (field: string) => `${field}はメールアドレスの形で入力してください`,
  min: (field: string, length: number) => `${field}は${formatCount(length)}文字以上で入力してください`,
  max: (field: string, length: number) => `${field}は${formatCount(length)}文字以内で入力してください`,
  min_value: (field: string, least: number) => `${field}は${formatCount(least)}以上にしてください`,
  max_value: (field: string, most: number) => `${field}は${formatCount(most)}以下にしてください`,
  between: (field: string, least: number, most: number) =>
    `${field}は${formatCount(least)}から${formatCount(most)}までにしてください`,
  digits: (field: string, length: number) => `${field}は半角数字${formatCount(length)}桁で入力してください`,
  integer: (field: string) => `${field}は半角の整数で入力してください`,
  numeric: (field: string) => `${field}は半角数字だけで入力してください`,
  alpha: (field: string) => `${field}は半角英字だけで入力してください`,
  alpha_num: (field: string) => `${field}は半角英数字だけで入力してください`,
  alpha_dash: (field: string) => `${field}は半角英数字と「-」「_」だけで入力してください`,
  alpha_spaces: (field: string) => `${field}は半角英字と空白だけで入力してください`,
  regex: notValid,
  confirmed: (field: string, target: string) => `${field}は${target}と同じものを入力してください`,
  image: (field: string) => `${field}は画像にしてください`,
  ext: (field: string, extensions: readonly string[]) =>
    `${field}は次の形式のファイルにしてください：${extensions.join('、')}`,
  mimes: (field: string) => `${field}はこの形式のファイルを使えません`,
  size: (field: string, kilobytes: number) => `${field}は${formatCount(kilobytes)}KB以内のファイルにしてください`,
  dimensions: (field: string, width: number, height: number) => exactSize(field, width, height),

  max_amount: (field: string) => `${field}は残高が足りません`,
  max_digits: (field: string, limit: number) => `${field}は${formatCount(limit)}文字以内で入力してください`,
  max_digits_cross: (field: string, limit: number) =>
    `${field}は行頭の「名前：」を除いて${formatCount(limit)}文字以内で入力してください`,
  min_digits_replace: (field: string, limit: number) =>
    `${field}はルビ・傍点の記号と改行を除いて${formatCount(limit)}文字以上で入力してください`,
  max_digits_replace: (field: string, limit: number) =>
    `${field}はルビ・傍点の記号と改行を除いて${formatCount(limit)}文字以内で入力してください`,
  minmaxCharacter: (field: string) => `${field}は最大人数以下にしてください`,
  dimensions_max: (field: string, width: number, height: number) =>
    `${field}は横${formatCount(width)}×縦${formatCount(height)}ピクセル以内のjpg、svg、jpeg、png、bmp、gifの画像にしてください`,
  width_height: (field: string, width: number, height: number) => exactSize(field, width, height),
  size_mb: (field: string, megabytes: number) => `${field}は${formatCount(megabytes)}MB以内のファイルにしてください`,
  disallowCornerBrackets: (field: string) => `${field}は半角のかぎ括弧「｢」「｣」を使えません`,
  url: (field: string) => `${field}はhttps://などで始まるURLを入力してください`,
  hiragana: (field: string) => `${field}はひらがなだけで入力してください`,
  // The field is called カナ here, whatever its label (doc3 §5).
  kana: () => 'カナは全角カタカナだけで入力してください',
  emoji: (field: string) => `${field}は絵文字を使えません`,
  dependent: (field: string) => `${field}は機種依存文字と改行を使えません`,
  dependentBr: (field: string) => `${field}は機種依存文字を使えません`,

  password: (field: string) => `${field}は半角の英数字と記号だけで入力してください`,
  password_length: (field: string, shortest: number, longest: number) =>
    `${field}は${formatCount(shortest)}文字以上${formatCount(longest)}文字以内で入力してください`,
  choice: (field: string) => `${field}は必ず選んでください`,
  agreement: (field: string) => `${field}は同意が必要です`,
  birth_date: (field: string) => `${field}は選べる日付ではありません`,
} as const

export type CheckName = keyof typeof checkMessages

function exactSize(field: string, width: number, height: number): string {
  return `${field}は横${formatCount(width)}×縦${formatCount(height)}ピクセルの画像にしてください`
}

/** Messages of the legacy forms (doc1 §5). */
export const legacyFormMessages = {
  playerName: 'プレイヤー名を入力してください',
  masterName: 'マスター名を入力してください',
  masterCareer: 'マスター経歴を入力してください',
  creatorName: 'クリエイター名を入力してください',
  creatorCareer: 'クリエイター経歴を入力してください',
  terms: '利用規約に同意してください',
} as const

/** Messages about a form as a whole (doc3 §8). */
export const formMessages = {
  inputMistakes: '入力内容に誤りがあるようです。エラー表示をご確認ください。',
  applicationResultMissing: '申請結果が選択されていません。ご確認ください。',
} as const
