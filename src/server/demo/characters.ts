// The demo accounts' short names and the demo's characters: three of each demo player in every world, and their neighbours.

import type { DemoAccount, DemoCharacter, DemoWorldId } from './shapes.ts'

export const demoAccountNames: Record<DemoAccount, string> = {
  'demo-player': 'ゆず',
  'demo-player2': 'みかげ',
  'demo-master': 'しおり',
  'demo-illustrator': 'すずり',
  'demo-voice': 'こだま',
  'demo-writer': 'ふみつき',
  'demo-admin': 'いとまき',
}

/** One character in a line, without what its group already says. */
type CharacterRow = readonly [
  key: string,
  given: string,
  middle: string,
  family: string,
  nameOrder: number,
  kana: string,
  className: string,
  level: number,
  tokens: readonly number[],
]

function charactersOf(
  owner: DemoAccount,
  worldId: DemoWorldId,
  rows: readonly CharacterRow[],
): readonly DemoCharacter[] {
  return rows.map(([key, given, middle, family, nameOrder, kana, className, level, tokens]) => ({
    owner,
    worldId,
    key,
    given,
    middle,
    family,
    nameOrder,
    kana,
    className,
    level,
    tokens,
  }))
}

export const demoCharacters: readonly DemoCharacter[] = [
  // ゴールド, オーブ, スキルポイント. Names of the capes: given・family, and some go by the given name alone.
  ...charactersOf('demo-player', 'world0', [
    ['world0-linette', 'リネット', '', 'ハルグレイ', 1, 'リネットハルグレイ', '燈騎士／地図書き', 14, [12480, 36, 118]],
    ['world0-mina', 'ミナ', '', 'ソルベ', 1, 'ミナソルベ', '霧読み', 6, [2130, 9, 42]],
    ['world0-jorg', 'ヨルグ', '', 'ハルグレイ', 1, 'ヨルグハルグレイ', '灯室番', 3, [640, 2, 15]],
  ]),
  ...charactersOf('demo-player2', 'world0', [
    ['world0-garo', 'ガロ', '', 'ミストル', 1, 'ガロミストル', '霧渡り', 12, [8950, 21, 97]],
    ['world0-sui', 'スイ', '', '', 3, 'スイ', '油さし', 8, [3310, 12, 54]],
    ['world0-orca', 'オルカ', 'ネ', 'ヴェルダ', 1, 'オルカネヴェルダ', '鯨追い／鯨うたい', 10, [5720, 18, 76]],
  ]),
  ...charactersOf('demo-master', 'world0', [
    ['world0-vesper', 'ヴェスパ', '', 'カンデラ', 1, 'ヴェスパカンデラ', '燈騎士／地図書き', 16, [7200, 14, 60]],
  ]),
  ...charactersOf('demo-illustrator', 'world0', [
    ['world0-hanne', 'ハンネ', '', 'グラスリム', 1, 'ハンネグラスリム', '灯室番／夜なべ職人', 7, [2860, 11, 38]],
  ]),
  ...charactersOf('demo-voice', 'world0', [
    ['world0-roku', 'ロク', '', 'ヴェルダ', 1, 'ロクヴェルダ', '霧渡り／鯨うたい', 9, [3940, 8, 47]],
  ]),
  ...charactersOf('demo-writer', 'world0', [
    ['world0-emil', 'エミル', '', 'ソルベ', 1, 'エミルソルベ', '霧読み', 5, [1410, 4, 26]],
  ]),
  // Played by the operators.
  ...charactersOf('demo-admin', 'world0', [
    ['world0-toto', 'トト', '', '', 3, 'トト', '油さし', 2, [55, 1, 5]],
    ['world0-marta', 'マルタ', '', 'ビスク', 1, 'マルタビスク', '鯨追い／夜なべ職人', 18, [9900, 20, 80]],
  ]),
  // 円, カルマ. The city writes family name, space, given name; those who came from elsewhere do not.
  ...charactersOf('demo-player', 'world1', [
    ['world1-chikage', '千景', '', '久瀬', 11, 'クゼチカゲ', '遺失物探偵／聞き書き屋', 11, [48200, 7]],
    ['world1-akari', '灯里', '', '柊木', 11, 'ヒイラギアカリ', '夜間改札員', 5, [16400, 3]],
    ['world1-kohaku', 'こはく', '', '鶉野', 5, 'ウズラノコハク', '時計修理師', 7, [9080, 12]],
  ]),
  ...charactersOf('demo-player2', 'world1', [
    ['world1-yuto', '悠人', '', '真砂', 11, 'マサゴユウト', '終電車掌', 9, [31500, 5]],
    ['world1-rei', 'レイ', '', '安曇', 10, 'レイアズミ', '夜行記者／市の目利き', 6, [12750, 9]],
    ['world1-nanashi', 'ななし', '', '', 3, 'ナナシ', '忘れ物係見習い', 4, [300, 24]],
  ]),
  ...charactersOf('demo-master', 'world1', [
    ['world1-wataru', '航', '', '宵野', 11, 'ヨイノワタル', '終電車掌／聞き書き屋', 10, [22600, 6]],
  ]),
  ...charactersOf('demo-illustrator', 'world1', [
    ['world1-hiyori', 'ひより', '', '秤谷', 11, 'ハカリヤヒヨリ', '時計修理師／市の目利き', 8, [37100, 10]],
  ]),
  ...charactersOf('demo-voice', 'world1', [
    ['world1-ren', 'レン', '', '', 3, 'レン', '夜行記者／聞き書き屋', 6, [5400, 8]],
  ]),
  ...charactersOf('demo-writer', 'world1', [
    ['world1-tsuzuru', 'つづる', '', '札木', 11, 'フダキツヅル', '忘れ物係見習い', 3, [2150, 4]],
  ]),
  // Played by the operators.
  ...charactersOf('demo-admin', 'world1', [
    ['world1-ichi', 'イチ', '', '常盤', 11, 'トキワイチ', '遺失物探偵／市の目利き', 19, [88000, 31]],
    ['world1-komugi', 'コムギ', '', '', 3, 'コムギ', '夜間改札員／階段番', 3, [5, 3]],
  ]),
  // EP. The middle name is the floor one was born on; the tower joins names with ＝.
  ...charactersOf('demo-player', 'world2', [
    ['world2-noa', 'ノア', '七〇二', 'シダ', 6, 'ノアナナマルニシダ', '昇降士', 9, [3260]],
    ['world2-kokemomo', 'コケモモ', '', '', 3, 'コケモモ', '苔医', 5, [1480]],
    ['world2-touya', 'トウヤ', '', 'ミズハ', 9, 'ミズハトウヤ', '水守り', 7, [2075]],
  ]),
  ...charactersOf('demo-player2', 'world2', [
    ['world2-urma', 'ウルマ', '四一九', 'ニレ', 6, 'ウルマヨンイチキュウニレ', '剪定師', 12, [5120]],
    ['world2-fumi', 'フミ', '', 'カヤツリ', 8, 'フミカヤツリ', '種子司書', 6, [1890]],
    ['world2-jill', 'ジル', '〇〇三', 'ハグルマ', 7, 'ハグルマゼロゼロサンジル', '機械庭師', 8, [2640]],
  ]),
  ...charactersOf('demo-master', 'world2', [
    ['world2-kanari', 'カナリ', '二〇六', 'ツグミ', 6, 'カナリニーゼロロクツグミ', '昇降士／伝声管番', 11, [2980]],
  ]),
  ...charactersOf('demo-illustrator', 'world2', [
    ['world2-ruri', 'ルリ', '三三〇', 'ヨイヅキ', 6, 'ルリサンサンゼロヨイヅキ', '苔医／夜回り', 7, [1720]],
  ]),
  ...charactersOf('demo-voice', 'world2', [
    ['world2-hibiki', 'ヒビキ', '', 'タキツボ', 9, 'タキツボヒビキ', '水守り／伝声管番', 8, [2210]],
  ]),
  ...charactersOf('demo-writer', 'world2', [
    ['world2-tsuzuri', 'ツヅリ', '〇〇八', 'カミヒモ', 7, 'カミヒモゼロゼロハチツヅリ', '種子司書', 10, [1908]],
  ]),
  ...charactersOf('demo-admin', 'world2', [
    ['world2-maruha', 'マルハ', '三〇〇', 'レンゲ', 6, 'マルハサンゼロゼロレンゲ', '種子司書／蜂飼い', 13, [6100]],
    ['world2-rokumaru', 'ロクマル', '', '', 3, 'ロクマル', '機械庭師／夜回り', 15, [600]],
  ]),
  // 魔界ドル, スキルポイント, 悪徳ポイント. Old demon houses use ・ and ＝, the shopkeepers whatever is on the sign.
  ...charactersOf('demo-player', 'Bullbre', [
    ['bullbre-bubuko', 'ぶぶ子', '', '', 3, 'ブブコ', '惣菜悪魔', 9, [5980, 40, 13]],
    [
      'bullbre-zagdor',
      'ザグドール',
      'フォン',
      'ヌルマユ',
      1,
      'ザグドールフォンヌルマユ',
      '番台魔将',
      21,
      [890, 72, 66],
    ],
    ['bullbre-tama', 'たま', '', '三毛田', 5, 'ミケダタマ', '福引係', 4, [1120, 16, 2]],
  ]),
  ...charactersOf('demo-player2', 'Bullbre', [
    ['bullbre-merumeru', 'メルメル', 'ド', 'ワスレナ', 2, 'ワスレナドメルメル', '午睡売り', 7, [3400, 28, 9]],
    ['bullbre-ashtaro', 'アシュタロ', '', '豆腐店', 8, 'アシュタロトウフテン', '三代目豆腐騎士', 11, [6640, 45, 5]],
    ['bullbre-goro', '五郎', '', '骨谷', 5, 'ホネタニゴロウ', '夜警骸骨', 6, [2010, 22, 1]],
  ]),
  ...charactersOf('demo-master', 'Bullbre', [
    [
      'bullbre-tsurara',
      'ツララ',
      'フォン',
      'ユザメ',
      1,
      'ツララフォンユザメ',
      '番台魔将／兼業四天王',
      16,
      [3170, 38, 9],
    ],
  ]),
  ...charactersOf('demo-illustrator', 'Bullbre', [
    ['bullbre-enogu', 'エノグ', '', '色山', 5, 'イロヤマエノグ', '福引係／回覧板係', 8, [1480, 19, 14]],
  ]),
  ...charactersOf('demo-voice', 'Bullbre', [
    ['bullbre-glenda', 'グレンダ', '', '', 3, 'グレンダ', '惣菜悪魔／兼業四天王', 12, [1800, 27, 11]],
  ]),
  ...charactersOf('demo-writer', 'Bullbre', [
    ['bullbre-yomogi', 'ヨモギ', '', 'オウマガドキ', 8, 'ヨモギオウマガドキ', '午睡売り／回覧板係', 14, [2470, 31, 48]],
  ]),
  ...charactersOf('demo-admin', 'Bullbre', [
    ['bullbre-mumyo', '無明', '', '', 3, 'ムミョウ', '夜警骸骨／町内会役員', 19, [3, 9, 99]],
    ['bullbre-hikaru', 'ヒカル', '', '白壁', 5, 'シラカベヒカル', '三代目豆腐騎士', 10, [520, 24, 0]],
  ]),
  // 円, ピトス. Names as in the phone book of 1999, and a few handles.
  ...charactersOf('demo-player', 'insomnia1999', [
    ['insomnia1999-midori', 'ミドリ', '', '真壁', 11, 'マカベミドリ', '深夜放送作家', 8, [19990, 4]],
    ['insomnia1999-kei', 'ケイ', '', '灰島', 5, 'ハイジマケイ', '貸しビデオ探偵', 6, [7320, 2]],
    ['insomnia1999-noise', 'のいず', '', '', 3, 'ノイズ', '電脳喫茶の常連', 3, [732, 1]],
  ]),
  ...charactersOf('demo-player2', 'insomnia1999', [
    ['insomnia1999-dorothy', 'ドロシー', 'M', 'クロサワ', 1, 'ドロシーエムクロサワ', '夢質屋', 10, [64000, 11]],
    ['insomnia1999-subaru', 'すばる', '', '鳥居', 11, 'トリイスバル', '公衆電話番', 5, [4110, 3]],
    ['insomnia1999-yosuga', 'よすが', '', '羽生田', 5, 'ハニュウダヨスガ', '終夜営業員', 7, [15800, 6]],
  ]),
  ...charactersOf('demo-master', 'insomnia1999', [
    ['insomnia1999-tokiwa', 'ときわ', '', '朝倉', 11, 'アサクラトキワ', '公衆電話番／羊数え', 12, [117, 9]],
  ]),
  ...charactersOf('demo-illustrator', 'insomnia1999', [
    ['insomnia1999-dotto', 'どっと', '', '', 3, 'ドット', '電脳喫茶の常連／はがき職人', 6, [10240, 3]],
  ]),
  ...charactersOf('demo-voice', 'insomnia1999', [
    ['insomnia1999-reiji', 'レイジ', '', '月島', 11, 'ツキシマレイジ', '深夜放送作家／はがき職人', 9, [8800, 7]],
  ]),
  ...charactersOf('demo-writer', 'insomnia1999', [
    ['insomnia1999-fumiyo', 'フミヨ', '', '栞田', 5, 'シオリダフミヨ', '夢質屋／夜間学校の生徒', 5, [2940, 2]],
  ]),
  ...charactersOf('demo-admin', 'insomnia1999', [
    ['insomnia1999-saburo', '三郎', '', '缶崎', 5, 'カンザキサブロウ', '終夜営業員／羊数え', 11, [20800, 5]],
    ['insomnia1999-daio', '大王', '', '', 3, 'ダイオウ', '貸しビデオ探偵／羊数え', 14, [444, 1]],
  ]),
]
