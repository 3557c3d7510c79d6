// The five worlds of the demo: name, one line, a few inviting sentences, the hue and the names of the money.

import type { DemoWorld } from './shapes.ts'

export const demoWorlds: readonly DemoWorld[] = [
  {
    worldId: 'world0',
    worldName: '灯守のエルダ',
    catchphrase: '霧の海に灯をともし、忘れられた道をたどる。',
    description:
      '陸と陸のあいだを、水ではなく霧が満たす世界。人びとは岬ごとに灯台を建て、その光の届くところまでを「道」と呼びます。三度目の霧笛が鳴った夜、灯守たちは、地図から消えた島へ舟を出すことになりました。',
    hue: 264,
    tokens: [
      { name: 'ゴールド', sign: 'G' },
      { name: 'オーブ', sign: 'Orb' },
      { name: 'スキルポイント', sign: 'SP' },
    ],
  },
  {
    worldId: 'world1',
    worldName: '零時街',
    catchphrase: '終電のあと、なくしたものが待っている。',
    description:
      '駅の時計が零時を指したまま動かなくなった街。終電を逃した人だけが、改札の奥の窓口にたどりつきます。まだなくしていない傘、出した覚えのない手紙、知らない名前の荷札。忘れ物係と、持ち主をさがしてください。',
    hue: 205,
    tokens: [
      { name: '円', sign: '円' },
      { name: 'カルマ', sign: 'カルマ' },
    ],
  },
  {
    worldId: 'world2',
    worldName: '千階庭園',
    catchphrase: '止まった昇降機を芽吹かせて、つぎの庭へ。',
    description:
      'だれが建てたのかもわからない、雲より高い塔。一階ごとに違う庭があり、住む人がいて、知らない季節が咲いています。眠っていた昇降機が、ある朝ひとつだけ動きました。行き先の札には、まだ誰も見たことのない階の数字があります。',
    hue: 150,
    tokens: [{ name: 'EP', sign: 'EP' }],
  },
  {
    worldId: 'Bullbre',
    worldName: '魔界ぬるま湯商店街',
    catchphrase: '世界征服は、夕飯の買い物がすんでから。',
    description:
      '魔界の片すみ、湯加減も商売もほどほどの商店街。勇者は道をたずね、四天王は残業し、魔王さまはポイントカードを忘れます。きょうの夕方五時、惣菜店の前でなにかが起きます。たぶん、たいしたことではありません。',
    hue: 356,
    tokens: [
      { name: '魔界ドル', sign: '＄' },
      { name: 'スキルポイント', sign: 'SP' },
      { name: '悪徳ポイント', sign: 'WP' },
    ],
  },
  {
    worldId: 'insomnia1999',
    worldName: 'インソムニア1999',
    catchphrase: '七月がおわらない夏、眠りだけが売り切れた。',
    description:
      '一九九九年七月三十二日。予言ははずれ、世界は終わらず、ただ誰も眠れなくなりました。公衆電話は夜どおし鳴り、深夜放送は二十九時をまわります。壺の底に残ったひとつぶの眠りをさがして、明けない夜の街を歩きましょう。',
    hue: 310,
    tokens: [
      { name: '円', sign: '円' },
      { name: 'ピトス', sign: 'ピトス' },
    ],
  },
]
