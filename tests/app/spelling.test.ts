// One spelling for one word over the whole app and our own messages. Texts of messages.tsv win: they are held by the
// conformance test, and none of them is against these.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const rules: { right: string; wrong: RegExp; where?: 'interface' }[] = [
  { right: 'キャラクター (キャラLv alone is short)', wrong: /キャラ(?!クター|Lv|メル)/ },
  { right: 'サブクラス', wrong: /サブ[・ ]?(?:職|Class|クラ(?!ス))|副クラス/i },
  { right: 'オーブ', wrong: /オーヴ|['"`>]Orbs?['"`<]/ },
  { right: '切り替える', wrong: /切りかえ|切りか[わえ]|切替|切り?換|きりかえ/ },
  { right: '並べ替え', wrong: /並べかえ|並び[替か]え|並替/ },
  { right: '？ after a question', wrong: /(?:ます|ません|です|でしょう)か[。]?(?=['"`<]|$)/m, where: 'interface' },
  { right: '？, the wide sign', wrong: /[ぁ-んァ-ヶ一-龠]\?/ },
  { right: 'a sentence, no name of an act that is pasted', wrong: /\}を(?:送りました|しました)|\}が?できませんでした/ },
  { right: 'できませんでした without a particle', wrong: /ができませんでした/ },
  { right: 'オフラインのため〜できません', wrong: /つながると(?:買え|購入|できます|保存|送れ)/ },
]
/** The token's sign stands beside its name in the table of world tokens. */
const exempt: Record<string, RegExp> = { 'src/server/demo/data/worlds/world0/world.json': /Orb/ }

const stories = /^src\/server\/demo\//
const files = globSync(['src/**/*.{ts,tsx}', 'src/server/demo/data/**/*.{json,md}'])

test.each(rules)('$right', ({ wrong, where }) => {
  expect(files.length).toBeGreaterThan(500)
  const found = files
    // In stories people speak as they like.
    .filter(path => !(where === 'interface' && stories.test(path)))
    .filter(path => !exempt[path]?.test(String(wrong)))
    .flatMap(path => {
      const hit = wrong.exec(readFileSync(path, 'utf8'))
      return hit ? [`${path}: ${hit[0]}`] : []
    })
  expect(found).toEqual([])
})
