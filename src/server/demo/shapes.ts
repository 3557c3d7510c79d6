// Shapes of the demo content: what a demo world, character, item, mission and news article consists of before the
// seeds turn it into rows. Times are relative to the day of seeding, so that the demo always looks lived in.
import type { AchievementType } from '#rules/mission.ts'

export type DemoWorldId = 'world0' | 'world1' | 'world2' | 'Bullbre' | 'insomnia1999'

/** The demo accounts that own characters; the part of the address before `@example.com`. */
export type DemoAccount =
  | 'demo-player'
  | 'demo-player2'
  | 'demo-master'
  | 'demo-illustrator'
  | 'demo-voice'
  | 'demo-writer'
  | 'demo-admin'

export type DemoWorld = {
  worldId: DemoWorldId
  worldName: string
  /** One line under the name, at most 40 characters. */
  catchphrase: string
  /** Two or three sentences that make one want to enter. */
  description: string
  /** Hue of the world's indigo in degrees (oklch), the only colour a world changes. */
  hue: number
  /** worldTokenTsukaName1..4 with the sign shown behind (or before) an amount; one to four. */
  tokens: readonly { name: string; sign: string }[]
}

/** Everything of a world beyond its name: one file a world, `demo/lands/<worldId>.ts`. */
export type DemoLand = {
  worldId: DemoWorldId
  /** 1 labels masters ストーリーサポーター. */
  scenarioSupportFlg: 0 | 1
  /** Whether its scenarios are of the second version. */
  isScenarioV2: boolean
  characterLimit: number
  /** The guide, in reading order: at least three pages of 600 to 1,500 characters, in the notation. */
  pages: readonly DemoPage[]
  /** 参加受付期間, in days from the seeding day. */
  applicationDates: readonly { title: string; startsInDays: number; endsInDays: number }[]
  counter: { title: string; description: string; unit: string; count: number; goal: number | null }
  /** The world's parameters, all 30 with names. */
  parameters: readonly DemoParameter[]
  calculation: { inner: readonly DemoCalcRow[]; between: readonly DemoCalcRow[] }
  classes: readonly DemoClass[]
  items: readonly DemoItem[]
  skills: readonly DemoSkill[]
  shops: readonly DemoShop[]
  recipes: readonly DemoRecipe[]
}

export type DemoPage = { pageId: string; title: string; summary: string; body: string }

export type DemoParameter = {
  /** 1 to 30. */
  id: number
  name: string
  /** Shown with items and skills. At most ten of a world are. */
  ofItems?: boolean
  /** Points may be put on it when a character is made: six of a world. */
  assignable?: boolean
}

/** A row of rules.md §15. */
export type DemoCalcRow = {
  parameterId: number
  groupId: number
  calcTarget: string
  calcMethod: 1 | 2 | 3 | 4 | 5
  parameter?: number
}

/** Numbers by parameter: `{ 3: 5, 7: -1 }`. */
export type DemoNumbers = Readonly<Record<number, number>>

export type DemoClass = {
  /** Unique in the world, for example `A01`. */
  classId: string
  /** A race, B class, C second class. */
  classKind: 'A' | 'B' | 'C'
  className: string
  /** Two or three sentences. */
  description: string
  kijun: DemoNumbers
  hosei: DemoNumbers
}

export type DemoItem = {
  worldId: DemoWorldId
  /** Unique in the world, for example `I0001`. */
  itemCode: string
  itemName: string
  description: string
  /** Name of the picture without folder and ending: `src/server/demo/pictures/items/<picture>.svg`. */
  picture: string
  kind: 'weapon' | 'armour' | 'accessory' | 'tool' | 'material' | 'gift'
  /** hand, head, body, feet or charm; left out: not worn. */
  position?: 'hand' | 'head' | 'body' | 'feet' | 'charm'
  weight: number
  /** What it changes for whoever wears it; then it counts (statusRefFlg). */
  numbers?: DemoNumbers
  maxLevel?: number
  /** Where it is got, in words a player understands: 霧見の雑貨屋、ミッション「…」. */
  source: string
}

export type DemoSkill = {
  /** Unique in the world, for example `S0001`. */
  skillCode: string
  skillName: string
  description: string
  /** What it changes once set; then it counts (skillHaneiFlg). */
  numbers?: DemoNumbers
  maxLevel: number
  /** The nth token of the world pays for it. */
  token: number
  cost: number
  /** A class that alone may learn it. */
  classId?: string
  requiredLevel?: number
  shopOnly?: boolean
}

export type DemoShop = {
  /** Unique in the world, for example `shop-item`. */
  shopId: string
  /** 1 items, 2 skills. */
  shopType: 1 | 2
  shopName: string
  description: string
  keeper: string
  goods: readonly DemoGoods[]
}

export type DemoGoods = {
  /** An itemCode or a skillCode, by the shop's type. */
  code: string
  /** A token of the world (1 to 4), or the coins. */
  pay: 1 | 2 | 3 | 4 | 'coin'
  price: number
  /** Left out: as many as one likes. */
  stock?: number
  limitPerCharacter?: number
  /** Sold only until then, in days from the seeding day. */
  endsInDays?: number
}

export type DemoRecipe = {
  /** What is made, by its code, and how many. */
  itemCode: string
  itemNum: number
  coin?: number
  /** Costs in the world's tokens, in their order. */
  tokens?: readonly number[]
  materials: readonly { itemCode: string; needCount: number }[]
}

export type DemoCharacter = {
  owner: DemoAccount
  worldId: DemoWorldId
  /** Unique over all worlds, for example `world0-linette`; also names the portrait. */
  key: string
  given: string
  middle: string
  family: string
  /** Name order kind 1 to 11 (rules.md §8). */
  nameOrder: number
  /** Reading of the full name in katakana, for sorting. */
  kana: string
  className: string
  level: number
  /** Starting balances of the world's tokens, in the order of its tokens. */
  tokens: readonly number[]
}

/** What is told of a character beyond its name; by key, in `demo/lands/<worldId>-people.ts`. */
export type DemoPerson = {
  /** Ids of its race, class and second class. */
  classes: readonly [a: string, b: string, c?: string]
  isNpc?: boolean
  seibetsu: 0 | 1 | 2
  shogo?: string
  age: string
  height: string
  hair: string
  eyes: string
  skin: string
  firstPerson: string
  secondPerson: string
  tone: string
  catchphrase: string
  personality: string
  /** 200 to 400 characters, in the notation. */
  profile: string
  /** Free settings, one to four: heading and text of at most 150 characters. `confirmed`: 公認. */
  settings: readonly { heading: string; body: string; confirmed?: boolean }[]
  /** What it holds: code and count; and what of that it wears. */
  items?: readonly { itemCode: string; count: number; worn?: boolean }[]
  /** What it has learned: code and level; the set ones count. */
  skills?: readonly { skillCode: string; level: number; set?: boolean }[]
}

export type DemoReward =
  | { kind: 'LP'; amount: number }
  | { kind: 'AC'; amount: number }
  /** token: 1 to 4, the world's nth token. */
  | { kind: 'token'; token: number; amount: number }
  | { kind: 'item'; itemCode: string; amount: number }

export type DemoMission = {
  /** Unique, stable, for example `w0-lamp-01`. */
  key: string
  /** `user` = a mission of no world (ユーザーミッション). */
  worldId: DemoWorldId | 'user'
  /** 0 normal, 1 daily, 2 weekly, 3 monthly. */
  achieveCategory: 0 | 1 | 2 | 3
  archiveTitle: string
  description: string
  achievementType: AchievementType
  /** For News: the key of the article, or null for any article. For others: null or the area's own value. */
  achievementValue: string | null
  /** How many different occasions are needed; 1 unless the text says otherwise. */
  requiredCount: number
  rewards: readonly DemoReward[]
  /** Days from the seeding day to the due date (23:59), or null. */
  dueInDays: number | null
  /** For demo-player: how the mission stands at seeding. Periodic missions may be `achieved` in several past periods. */
  demo: 'open' | 'achieved' | 'received'
}

export type DemoNews = {
  /** Unique, stable; missions of type News name it. */
  key: string
  category: 'important' | 'event' | 'update' | 'guide'
  title: string
  /** In the notation of the project: ｜親《ルビ》, 《《傍点》》, URLs. */
  body: string
  worldId: DemoWorldId | null
  /** Name of a picture in `src/server/demo/pictures/news/<picture>.svg`, or null. */
  picture: string | null
  daysAgo: number
  /** 'HH:mm' in Asia/Tokyo. */
  time: string
}

export type DemoNovelPicture = {
  /** Name of a picture in `src/server/demo/pictures/novels/<picture>.svg`. */
  picture: string
  description: string
  /** The words of the line it stands before. */
  before: string
}

export type DemoNovel = {
  /** Name of its text: `src/server/demo/novels/<key>.txt`, in the notation of the project. */
  key: string
  worldId: DemoWorldId
  /** 30 to 34 (doc3 §4). */
  kind: 30 | 31 | 32 | 33 | 34
  title: string
  /** Null for a piece of its own; chapters of a series stand in their order. */
  chapterTitle: string | null
  writerName: string
  tags: readonly string[]
  /** Who is in it; `character` names whose portrait is shown. */
  cast: readonly { name: string; role: string; character: string | null }[]
  /** Folder and name of a picture without its ending: `novels/zero-minute`, `news/lamp-festival`. */
  cover: string | null
  pictures: readonly DemoNovelPicture[]
  daysAgo: number
  /** 'HH:mm' in Asia/Tokyo. */
  time: string
}

export type DemoSeries = { title: string; summary: string; chapters: readonly DemoNovel[] }
