// One spelling for each word in the whole app and its messages. Texts of messages.tsv take precedence: the conformance test
// holds them, and none contradicts these.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { offlineReason } from '#rules/messages/offline.ts'

const rules: { right: string; wrong: RegExp; where?: 'interface' }[] = [
  { right: 'キャラクター (キャラLv alone is short)', wrong: /キャラ(?!クター|Lv|メル)/ },
  { right: 'サブクラス', wrong: /サブ[・ ]?(?:職|Class|クラ(?!ス))|副クラス|セカンドクラス/i },
  { right: 'オーブ', wrong: /オーヴ|['"`>]Orbs?['"`<]/ },
  { right: '切り替える', wrong: /切りかえ|切りか[わえ]|切替|切り?換|きりかえ/ },
  { right: '並べ替え', wrong: /並べかえ|並び[替か]え|並替/ },
  { right: '購入する (as its result: 購入しました)', wrong: /買[うえいわっお]/, where: 'interface' },
  { right: '戻す, 外す', wrong: /もど[しすせ]|はず[しすせ](?!く)/, where: 'interface' },
  { right: '残り', wrong: /のこり/, where: 'interface' },
  {
    right: '新しい, 言葉, 探す, 試す, 詳しく',
    wrong: /あたらし|ことば|さがす|ためす|詳しく(?!は)/,
    where: 'interface',
  },
  { right: 'とじる', wrong: /閉じる(?!と)/, where: 'interface' },
  { right: 'キャンセル for leaving a question', wrong: /'やめる'|>\s*やめる\s*</, where: 'interface' },
  { right: '〜しています while it is done', wrong: /pendingLabel="[^"]*中"/ },
  { right: 'お確かめください', wrong: /(?<!お)確かめてください/, where: 'interface' },
  {
    right: 'プレビュー as the name of what readers will see (見えかた stands in sentences alone)',
    wrong: /(?:['"`]|>\s*)見えかた\s*['"`<]|見えかたでは/,
    where: 'interface',
  },
  {
    right: 'timeOf for the time of a save, which may be an old one',
    wrong: /保存[^\n]*formatTime\(/,
    where: 'interface',
  },
  { right: 'formatDay for a day, which may be one of another year', wrong: /format\('M月D日'/, where: 'interface' },
  { right: '発言する', wrong: /話し手|話者|発言者/, where: 'interface' },
  { right: '？ after a question', wrong: /(?:ます|ません|です|でしょう)か[。]?(?=['"`<]|$)/m, where: 'interface' },
  { right: '？, the wide sign', wrong: /[ぁ-んァ-ヶ一-龠]\?/ },
  { right: 'a sentence, no name of an act that is pasted', wrong: /\}を(?:送りました|しました)|\}が?できませんでした/ },
  { right: 'できませんでした without a particle', wrong: /ができませんでした/ },
  { right: 'オフラインのため〜できません', wrong: /つながると(?:買え|購入|できます|保存|送れ)/ },
]
/** The table of world tokens has the token's sign beside its name; words of acts are made of an object and its verb, no name. */
const exempt: Record<string, RegExp> = {
  'src/server/demo/data/worlds/world0/world.json': /Orb/,
  'src/rules/messages/words.ts': /できませんでした/,
}

const stories = /^src\/server\/demo\//
const files = globSync(['src/**/*.{ts,tsx}', 'src/server/demo/data/**/*.{json,md}'])

test.each(rules)('$right', ({ wrong, where }) => {
  expect(files.length).toBeGreaterThan(500)
  const found = files
    // Characters of stories may speak as they like.
    .filter(path => !(where === 'interface' && stories.test(path)))
    .filter(path => !exempt[path]?.test(String(wrong)))
    .flatMap(path => {
      const hit = wrong.exec(readFileSync(path, 'utf8'))
      return hit ? [`${path}: ${hit[0]}`] : []
    })
  expect(found).toEqual([])
})

/** Sentences that were chosen once, for whoever would word them anew: each is said somewhere. */
const sentences = [
  ...[
    'このキャラクターに切り替える',
    '使用中',
    '編集に戻る',
    '装備してみる',
    'いまの装備',
    '送信待ち・送れなかったもの',
  ],
  ...[
    'どちらもオフのときは',
    '（LPから先に使います）',
    'キャラLv.{',
    '（送信待ち）',
    '未反映の変更：',
    '下書きは保存済み',
  ],
]

test.each(sentences)('%s', sentence => {
  expect(files.some(path => /^src\/(app|rules)/.test(path) && readFileSync(path, 'utf8').includes(sentence))).toBe(true)
})

test('what is bought without a network says so in one sentence', () => {
  expect(offlineReason(false, '購入できます')).toBe('オフラインのため購入できません。')
})
