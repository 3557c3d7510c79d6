// The people of the street who are played by みかげ.
import type { DemoPerson } from '../../shapes.ts'

export const player2People: Readonly<Record<string, DemoPerson>> = {
  'bullbre-merumeru': {
    classes: ['A01', 'B04'],
    seibetsu: 2,
    age: '寝ていた分を引くと二十歳',
    height: '一五九センチ（横になると一五九センチ）',
    hair: '羊のような白い巻き毛',
    eyes: '半分とじた紫',
    skin: '藤いろ',
    firstPerson: 'わたくし',
    secondPerson: 'あなたさま',
    tone: '語尾がとろける。句点のあたりで寝る',
    catchphrase: '十五分、いかがですか……ぁ。',
    personality: 'おっとり。怒るときも、まず枕をととのえてから怒る。',
    profile:
      '忘却をつかさどる名家ワスレナの令嬢。家訓の「恨みを忘れるな」を忘れ、家を出る日も忘れ、気づいたときには商店街で眠りを量り売りしていた。十五分は干した座布団の匂い、三十分は図書館の午後、夕方までは、雨の日の匂いがする。\n\n忘れたいことのある人には、忘れ薬ではなく昼寝をすすめる。起きたとき《《忘れていなかった》》なら、それは持っていていいものだから、と言う。\n\n自分がひとつだけ忘れずにいることを、手のひらに書いている。書いたことは忘れているので、手を洗うたびに、あら、と笑う。',
    settings: [
      { heading: '能力', body: '眠りを瓶に量れる。十五分ぶんは大さじ二杯。こぼすと床が寝る。', confirmed: true },
      { heading: '出自', body: '忘却の名家ワスレナ家の三女。または四女。' },
    ],
    items: [
      { itemCode: 'I0001', count: 2 },
      { itemCode: 'I0002', count: 1 },
      { itemCode: 'I0003', count: 4 },
      { itemCode: 'I0008', count: 1, worn: true },
      { itemCode: 'I0009', count: 1, worn: true },
      { itemCode: 'I0012', count: 1, worn: true },
      { itemCode: 'I0016', count: 1 },
    ],
    skills: [
      { skillCode: 'S0007', level: 2, set: true },
      { skillCode: 'S0001', level: 1 },
    ],
  },
  'bullbre-ashtaro': {
    classes: ['A01', 'B05'],
    seibetsu: 1,
    shogo: '剣を抜かない',
    age: '二百四',
    height: '一七八センチ',
    hair: '燃えさしの赤',
    eyes: 'まっすぐな朱色',
    skin: '大豆の薄皮の色',
    firstPerson: '俺',
    secondPerson: 'お客さま',
    tone: '口数すくなく、ていねい。豆の話だけ長い',
    catchphrase: 'すみません、いま水を替えてるので。',
    personality: '頑固で静か。待たせるが、待たせたぶんだけ必ず旨いものを出す。',
    profile:
      '魔界でも名高い剣の家に生まれ、剣の才もあったが、剣よりさきに豆腐に出あってしまった。先代に弟子入りし、朝四時の井戸の水で豆を洗って百年。腰の剣はいまも差しているが、抜くと豆腐が切れるので、《《抜いたことがない》》。抜かずに三度、戦を止めた。\n\n売れ残りを食べに来る客のなかに、靴底のない勇者がいた。割烹着《かっぽうぎ》を一枚わたすと、翌朝三時半に来た。以来、弟子がひとりいる。教えたのは、水を替える時刻と、待つときの膝のそろえかただけである。\n\n冬のいちばん寒い朝にだけ、一丁、だれにも売らない豆腐を作る。神棚にあげて、夕方、自分で食べる。',
    settings: [
      { heading: '仕事', body: 'アシュタロ豆腐店の店主。木綿と絹、厚揚げは土曜だけ。', confirmed: true },
      { heading: '持ちもの', body: '一度も抜かれていない剣。鞘のなかで、かすかに豆の匂いがする。' },
      { heading: '弟子', body: '元勇者がひとり。筋はいい。声が大きい。' },
    ],
    items: [
      { itemCode: 'I0001', count: 1 },
      { itemCode: 'I0002', count: 3 },
      { itemCode: 'I0003', count: 2 },
      { itemCode: 'I0004', count: 2, worn: true },
      { itemCode: 'I0010', count: 1, worn: true },
      { itemCode: 'I0011', count: 1, worn: true },
      { itemCode: 'I0013', count: 1, worn: true },
    ],
    skills: [
      { skillCode: 'S0004', level: 4, set: true },
      { skillCode: 'S0001', level: 1, set: true },
    ],
  },
  'bullbre-goro': {
    classes: ['A03', 'B06'],
    seibetsu: 1,
    age: '享年三十九、それから六十年',
    height: '一七二センチ（骨のみ）',
    hair: 'ない。帽子はある',
    eyes: 'うつろの奥の、灯芯ほどの明かり',
    skin: 'ない。骨は飴いろに磨いてある',
    firstPerson: 'あっし',
    secondPerson: '旦那／お嬢さん',
    tone: '下町の夜警ことば。笑うと、からから鳴る',
    catchphrase: '火の用心、世界の用心。',
    personality: '心配性。戸じまりを三度たしかめ、ご近所の戸じまりも三度たしかめる。',
    profile:
      '生きていたころは、昼の役所の戸籍係だった。死んでから夜に向いているとわかり、拍子木を持って六十年。ひと晩に通りを七往復し、灯りのついた窓の数を帳面につける。消えるはずの窓がついていると、戸口に木綿豆腐を一丁、そっと置く。\n\n自分の墓が、通りの裏にある。週にいちど花をかえ、刻まれた名前の苔《こけ》をこそげる。ほかにも来ている人がいるようで、ときどき《《知らない花》》が先に活けてある。だれなのか、聞かないことにしている。聞いたら、その人が来られなくなる。\n\n犬だけは、どうしても駄目である。',
    settings: [
      {
        heading: '習慣',
        body: '夜明けに、ついていた窓の数を声に出して読む。減った日は、少しうれしい。',
        confirmed: true,
      },
      { heading: '苦手なもの', body: '犬。足の小指の骨を、まだ返してもらっていない。' },
    ],
    items: [
      { itemCode: 'I0001', count: 1 },
      { itemCode: 'I0002', count: 2 },
      { itemCode: 'I0004', count: 1, worn: true },
      { itemCode: 'I0005', count: 1 },
      { itemCode: 'I0009', count: 1, worn: true },
      { itemCode: 'I0013', count: 1, worn: true },
    ],
    skills: [
      { skillCode: 'S0005', level: 2, set: true },
      { skillCode: 'S0006', level: 1 },
    ],
  },
}
