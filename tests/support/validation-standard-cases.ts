// Cases of the standard rules on texts and numbers (doc3 §5).
import * as checks from '#rules/validation/checks.ts'
import { type Case, given } from './validation-case.ts'

const standard = (name: string) => `standard rule: ${name}`
const empty = ['', null, undefined, []]

export const standardCases: readonly Case[] = [
  given(standard('required'), checks.required('題名'))
    .accepts('あ', 0, '0', true, ['あ'], ' あ ')
    .refuses('', ' ', '　\n', null, undefined, [], false)
    .saying('題名は必ず入力してください'),
  given(standard('email'), checks.email('連絡先'))
    .accepts('a@b.jp', "o'neil+x.y_z-1@mail.example.co.jp", 'A@B.JP', ['a@b.jp', 'c@d.jp'], ...empty)
    .refuses(
      'a',
      'a@b',
      '@b.jp',
      '.a@b.jp',
      'a.@b.jp',
      'a..b@b.jp',
      'a@-b.jp',
      'a@b.j',
      'a@b.1a',
      'a@b@c.jp',
      'あ@b.jp',
    )
    .saying('連絡先はメールアドレスの形で入力してください'),
  given(standard('email'), checks.email('連絡先'))
    .accepts(`${'a'.repeat(200)}@b.jp`)
    .refuses(`${'a'.repeat(300)}@b.jp`, ' a@b.jp', 'a@b.jp\n', ['a@b.jp', 'x'], 'a@b..jp', 'a@.jp')
    .saying('連絡先はメールアドレスの形で入力してください'),
  given(standard('min length'), checks.min('本文', 3))
    .accepts('あいう', '👪👪👪', 100, ...empty)
    .refuses('あい', '👪👪', 10, ['あいう', 'あ'])
    .saying('本文は3文字以上で入力してください'),
  given(standard('max length'), checks.max('本文', 3))
    .accepts('あいう', '👪👪👪', 'abc', ...empty)
    .refuses('あいうえ', 'abcd', 1000)
    .saying('本文は3文字以内で入力してください'),
  given(standard('min value'), checks.minValue('人数', 2))
    .accepts(2, '2', '10', 2.5, ...empty)
    .refuses(1, '1.9', '二', '２人', -3, ['3', '1'])
    .saying('人数は2以上にしてください'),
  given(standard('max value'), checks.maxValue('金額', 1000))
    .accepts(1000, '999', -5, ...empty)
    .refuses(1001, '1,000', 'たくさん', Number.NaN)
    .saying('金額は1,000以下にしてください'),
  given(standard('between'), checks.between('人数', 2, 4))
    .accepts(2, '3', 4, ...empty)
    .refuses(1, 5, '四', ['3', '9'])
    .saying('人数は2から4までにしてください'),
  given(standard('digits'), checks.digits('番号', 4))
    .accepts('0123', 1234, ['0000', '1111'], ...empty)
    .refuses('123', '12345', '12.4', '-123', '１２３４', 'abcd')
    .saying('番号は半角数字4桁で入力してください'),
  given(standard('integer'), checks.integer('増減'))
    .accepts('0', '-12', 7, '007', ...empty)
    .refuses('1.5', '+1', '--1', '-', '１', '1e3', ' 1', '1\n')
    .saying('増減は半角の整数で入力してください'),
  given(standard('numeric'), checks.numeric('番号'))
    .accepts('0', '0123', 45, '\u0661\u0662', ...empty)
    .refuses('-1', '1.0', '１', '1\u0661', 'a', ' 1')
    .saying('番号は半角数字だけで入力してください'),
  given(standard('alpha variants'), checks.alpha('英字名'))
    .accepts('Abc', 'Ébène', 'Анна', ['a', 'b'], ...empty)
    .refuses('a1', 'a b', 'あ', 'ａ', 'a-', 'aа')
    .saying('英字名は半角英字だけで入力してください'),
  given(standard('alpha variants'), checks.alpha('英字名', 'en'))
    .accepts('Abc')
    .refuses('é', 'Анна', 'ſ', '\u212A')
    .saying('英字名は半角英字だけで入力してください'),
  given(standard('alpha variants'), checks.alphaNum('符号'))
    .accepts('Abc123', '1', ...empty)
    .refuses('a_1', 'a 1', 'あ1', '１')
    .saying('符号は半角英数字だけで入力してください'),
  given(standard('alpha variants'), checks.alphaDash('符号'))
    .accepts('a-b_1', ...empty)
    .refuses('a b', 'a.b', 'a−b', 'ー')
    .saying('符号は半角英数字と「-」「_」だけで入力してください'),
  given(standard('alpha variants'), checks.alphaSpaces('英字名'))
    .accepts('Jean Luc', 'a\u3000b', ...empty)
    .refuses('a1', 'a,b', 'あ い')
    .saying('英字名は半角英字と空白だけで入力してください'),
  given(standard('regex'), checks.regex('記号', /^[A-C]+$/g))
    .accepts('ABC', 'A', 'ABC', ['A', 'B'], ...empty)
    .refuses('ABD', 'abc')
    .saying('記号が正しくありません'),
  given('(default message)', checks.regex('記号', '^A$')).accepts('A').refuses('B').saying('記号が正しくありません'),
  given('(default message)', checks.regex('記号', '(')).accepts('').refuses('(').saying('記号が正しくありません'),
  given(
    standard('confirmed'),
    checks.confirmed({ name: 'again', label: '確認' }, { name: 'address', label: 'アドレス' }),
  )
    .accepts({ again: 'a', address: 'a' }, { again: '', address: '' }, { again: 1, address: '1' }, {})
    .refuses({ again: '', address: 'a' }, { again: 'a', address: 'A' }, { address: 'a' })
    .saying('確認はアドレスと同じものを入力してください'),
]
