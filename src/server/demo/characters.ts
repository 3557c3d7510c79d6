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
]
