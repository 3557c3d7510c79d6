// Shapes of the demo content: what a demo world, character, item, mission and news article consists of before the
// seeds turn it into rows. Times are relative to the day of seeding, so that the demo always looks lived in.

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

export type DemoItem = {
  worldId: DemoWorldId
  /** Unique in the world, for example `I0001`. */
  itemCode: string
  itemName: string
  description: string
  /** Name of the picture without folder and ending: `src/server/demo/pictures/items/<picture>.svg`. */
  picture: string
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
  /** `Login`, `News`, or an event that another area will raise (`ScenarioJoin`, `NovelRead`, …). */
  achievementType: string
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
