// Cases of the own rules on texts and numbers (doc3 §5).
import * as checks from '#rules/validation/checks.ts'
import { type Case, given } from './validation-case.ts'

const own = (name: string) => `custom rule: ${name}`
const empty = ['', null, undefined, []]

export const ownCases: readonly Case[] = [
  given(own('max_amount'), checks.maxAmount('アルパカコイン', 500))
    .accepts(500, '0', ...empty)
    .refuses(501, '1000', 'ぜんぶ')
    .saying('アルパカコインは残高が足りません'),
  given(own('max_digits'), checks.maxDigits('紹介文', 3))
    .accepts('あいう', 'abcdef', 'ｱｲｳｴｵｶ', 'あ\nい', 'あ\r\nい', '（あ）', ...empty)
    .refuses('あいうえ', 'abcdefg', '((((', 'あいう\n', '「あい」', '👪👪👪👪')
    .saying('紹介文は3文字以内で入力してください'),
  given(own('max_digits_cross'), checks.maxDigitsCross('台詞', 8))
    .accepts('太郎：こんにちは\n花子：はい', 'あいうえおかきく', ...empty)
    .refuses('太郎：こんにちは\n花子：はいはい', '太郎:こんにちは\n')
    .saying('台詞は行頭の「名前：」を除いて8文字以内で入力してください'),
  given(own('min_digits_replace'), checks.minDigitsReplace('本文', 5))
    .accepts('｜漢字《かんじ》と《《強調》》', 'あいうえお', ...empty)
    .refuses('あいう\n\n\n', '銀河《ぎんがぎんが》', 'abcdefghi')
    .saying('本文はルビ・傍点の記号と改行を除いて5文字以上で入力してください'),
  given(own('max_digits_replace'), checks.maxDigitsReplace('本文', 5))
    .accepts('｜漢字《かんじ》と《《強調》》', 'あ\nい\nう\nえ\nお', ...empty)
    .refuses('あいうえおか', '｜漢字《かんじ》と《《強調。》》', '《あいうえ》')
    .saying('本文はルビ・傍点の記号と改行を除いて5文字以内で入力してください'),
  given(own('minmaxCharacter'), checks.minmaxCharacter({ name: 'least', label: '最小人数' }, 'most'))
    .accepts({ least: 2, most: 2 }, { least: '2', most: '10' }, { least: 5, most: '' }, { least: '', most: 1 }, {})
    .refuses({ least: 3, most: 2 }, { least: '10', most: '9' }, { least: '三', most: 5 })
    .saying('最小人数は最大人数以下にしてください'),
  given(own('disallowCornerBrackets'), checks.disallowCornerBrackets('題名'))
    .accepts('「あ」', '[a]', 'ｱ', ...empty)
    .refuses('｢あ｣', '｢', 'あ｣', ['あ', '｢'])
    .saying('題名は半角のかぎ括弧「｢」「｣」を使えません'),
  given(own('url'), checks.url('サイト'))
    .accepts('https://example.com/', 'http://例え.jp/あ?b#c', 'HTTPS://a', 'https://localhost:3000/x', ...empty)
    .refuses(
      'example.com',
      'ftp://a.jp',
      'javascript:alert(1)',
      'mailto:a@b.jp',
      'https://',
      'https://a b',
      'http:a.jp',
    )
    .saying('サイトはhttps://などで始まるURLを入力してください'),
  given(own('url'), checks.url('サイト'))
    .accepts(`https://a.jp/${'a'.repeat(2000)}`)
    .refuses(' https://a.jp', 'https://a.jp\n', 'ht\ntps://a.jp', 'https://[', `https://a.jp/${'a'.repeat(2100)}`, 'あ')
    .saying('サイトはhttps://などで始まるURLを入力してください'),
  given(own('hiragana'), checks.hiragana('ふりがな'))
    .accepts('やまだ', 'らーめん', 'いすゞ', ...empty)
    .refuses('ヤマダ', 'やま だ', '山だ', 'ya', 'やまだ\n')
    .saying('ふりがなはひらがなだけで入力してください'),
  given(own('kana'), checks.kana())
    .accepts('ヤマダ', 'ラーメン', 'ヴヰヱ', ...empty)
    .refuses('やまだ', 'ﾔﾏﾀﾞ', 'ヤマ・ダ', 'ヤマ　ダ', 'A')
    .saying('カナは全角カタカナだけで入力してください'),
  given(own('emoji'), checks.emoji('名前'))
    .accepts('山田★', '©2026', '葛󠄀城', '123#', ...empty)
    .refuses('山田😀', '❤️', '1️⃣', '🇯🇵')
    .saying('名前は絵文字を使えません'),
  given(own('dependent'), checks.dependent('名前'))
    .accepts('山田ﾊﾝｶｸ123〜', ...empty)
    .refuses('①', '㈱山田', '髙橋', 'Ⅱ世', 'あ\nい', '😀')
    .saying('名前は機種依存文字と改行を使えません'),
  given(own('dependentBr'), checks.dependentBr('自己紹介'))
    .accepts('一行目\n二行目\r\n', ...empty)
    .refuses('①\n②', '♡', '\t')
    .saying('自己紹介は機種依存文字を使えません'),
]
