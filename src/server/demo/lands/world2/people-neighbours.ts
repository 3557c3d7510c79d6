// More people of the garden: the writer's, and the two neighbours whom everybody meets.
import type { DemoPerson } from '../../shapes.ts'

export const neighbours: Readonly<Record<string, DemoPerson>> = {
  'world2-tsuzuri': {
    classes: ['A04', 'B05'],
    seibetsu: 0,
    age: '製造から九十年',
    height: '一四八センチ',
    hair: '紙ひものおかっぱ',
    eyes: 'インクの黒',
    skin: '和紙の白',
    firstPerson: '本機',
    secondPerson: '貴方',
    tone: '古い帳簿の文体。おどろくと、句読点がなくなる',
    catchphrase: '記録しました。……忘れません。',
    personality: '几帳面。まちがいを見つけると、うれしそうに赤い糸で綴じる。',
    profile:
      '八階の書庫で、日記だけを九十年書きつづけている、ねじ巻きの司書。だれに命じられたのかは、最初の頁がやぶれていて、わからない。\n\n種の目録をつける仕事のかたわら、塔に起きたことを一日一行に縮めて記す。「鈴が鳴った。七百二階」の一行を書いた日、九十年ではじめて筆が止まり、それから《《うれしい》》と書き足した。感想を書いたのは、その一度きりである。\n\nやぶれた頁をさがしている。そこには、きっと、自分のねじを最初に巻いた人の名前がある。',
    settings: [
      { heading: '仕事', body: '塔の日誌「一日一行」の筆記。閲覧は自由、書きこみは厳禁。', confirmed: true },
      { heading: '目的', body: 'やぶれた最初の頁をさがす。紙の切り口は、左あがりに九つの山。' },
    ],
    items: [
      { itemCode: 'I0001', count: 2 },
      { itemCode: 'I0003', count: 1 },
      { itemCode: 'I0010', count: 1, worn: true },
      { itemCode: 'I0011', count: 1, worn: true },
      { itemCode: 'I0012', count: 1 },
      { itemCode: 'I0013', count: 1 },
    ],
    skills: [
      { skillCode: 'S0006', level: 2, set: true },
      { skillCode: 'S0008', level: 2, set: true },
    ],
  },
  'world2-maruha': {
    classes: ['A01', 'B05', 'C03'],
    isNpc: true,
    seibetsu: 2,
    shogo: 'ひだまり商店の',
    age: '五十二',
    height: '一五二センチ',
    hair: '蜂蜜いろのまとめ髪',
    eyes: '糸のように細い茶色',
    skin: '日だまりの色',
    firstPerson: 'あたし',
    secondPerson: 'お客さん',
    tone: 'のんびり。値段を言うときだけ速い',
    catchphrase: 'おつりは飴でもよござんすか。',
    personality: '世話好き。荷づくりを見ると、かならずひとつ減らし、かならずひとつおまけする。',
    profile:
      '三百階の広場、日時計のとなりで店をひらいて三十年。日時計の影が店の看板をさしたら開店、影がとなりの犬にかかったら閉店。曇りの日は、犬に聞く。\n\n巣箱を三つ背負い、花どきには店を犬にまかせて階々をまわる。蜂は三百階生まれで気がよく、怒らせるのはむずかしい。怒らせたのは五十二年でひとりだけで、《《いまの亭主》》である。\n\nはじめて塔へ来た人には、まず靴を見て、それから背中を見て、ちょうどいい荷の重さを言いあてる。まちがったことはないが、聞きいれられたことも、ほとんどない。',
    settings: [
      { heading: '店', body: 'ひだまり商店。棚のいちばん上の品は、店主の背が届かないので半額。', confirmed: true },
      { heading: '家族', body: '亭主、犬、蜂が六万。お年玉は犬にだけ。', confirmed: true },
    ],
    items: [
      { itemCode: 'I0001', count: 3 },
      { itemCode: 'I0002', count: 5 },
      { itemCode: 'I0007', count: 1, worn: true },
      { itemCode: 'I0012', count: 1, worn: true },
      { itemCode: 'I0015', count: 6 },
      { itemCode: 'I0016', count: 8 },
    ],
    skills: [
      { skillCode: 'S0001', level: 5, set: true },
      { skillCode: 'S0007', level: 3, set: true },
    ],
  },
  'world2-rokumaru': {
    classes: ['A04', 'B06', 'C02'],
    isNpc: true,
    seibetsu: 0,
    shogo: '六〇〇号',
    age: '百三歳と四か月',
    height: '二一〇センチ',
    hair: '兜のふちに生えた草',
    eyes: 'ガス灯のだいだい色',
    skin: '緑青をふいた銅',
    firstPerson: 'わし',
    secondPerson: '小さいの',
    tone: 'ゆっくりと重い。ひとこと言うあいだに風車が一回まわる',
    catchphrase: '……風が、かわるぞ。',
    personality: '無口でやさしい。肩に鳥がとまると、飛びたつまで仕事をしない。',
    profile:
      '六百階の風の棚で、風車の番をしている大きなねじ巻き。むかしは塔を登るための機械だったが、六百階で鳥に巣をかけられ、雛《ひな》がかえるのを待つうちに、蔦《つた》が足にからみ、そのまま百年たった。\n\n夜は、風車のあいだを見回る。大きな足音だが、花は起きない。足音の間あいが、花の寝息に合わせてあるからだ。迷った旅人は、たいていロクマルの手のひらの上で朝をむかえる。\n\n背中に、登りかけだった階の数字が彫ってある。《《一〇〇〇》》。続きをいつ登るのかと聞くと、空をあおいで、まだ巣がある、と言う。',
    settings: [
      {
        heading: '体質',
        body: '巻きねじが背中の高いところにある。巻くには、はしごと子どもが三人いる。',
        confirmed: true,
      },
      { heading: '好きなもの', body: '雛のくしゃみ。風車の油の、夜の匂い。' },
    ],
    items: [
      { itemCode: 'I0002', count: 2 },
      { itemCode: 'I0003', count: 3 },
      { itemCode: 'I0004', count: 9 },
      { itemCode: 'I0005', count: 1, worn: true },
      { itemCode: 'I0009', count: 1, worn: true },
      { itemCode: 'I0011', count: 1, worn: true },
    ],
    skills: [
      { skillCode: 'S0006', level: 5, set: true },
      { skillCode: 'S0005', level: 1, set: true },
    ],
  },
}
