// The small world that most server tests start from: three worlds, four accounts, five characters, four articles. It holds
// no missions; each test makes its own.

import { fullName } from '#rules/names.ts'
import { character } from '#server/areas/character/tables.ts'
import { createEmbeddedProvider } from '#server/areas/identity/embedded-provider.ts'
import { appUser, userClass } from '#server/areas/identity/tables.ts'
import { newsPost } from '#server/areas/news/tables.ts'
import { world, worldItem, worldToken } from '#server/areas/world/tables.ts'
import { createDb, createPool, type Db } from '#server/db/client.ts'
import { APP_ROLE } from '#server/db/migrate.ts'
import { seedPlayNovels } from './play-novels.ts'

export const PLAY_PASSWORD = 'correct-horse'

/** Time at which the play world stands still: a Saturday noon in Japan. */
export const PLAY_NOW = new Date('2026-11-21T12:00:00+09:00')

const classes = { player: [0], other: [0], admin: [0, 5], idle: [0] } as const
export type PlayAccount = keyof typeof classes
export const playAccounts = Object.keys(classes) as PlayAccount[]

export const mailOf = (account: PlayAccount): string => `${account}@play.example`

/** @param role the role of the server, or null where it works as the user of the address. */
export async function seedPlay(url: string, role: string | null = APP_ROLE): Promise<void> {
  const pool = createPool({ url, max: 4, role, name: 'tsumugi-test-seed' })
  try {
    const db = createDb(pool)
    const users = await seedAccounts(db)
    await seedWorlds(db)
    await seedCharacters(db, users)
    await seedNews(db)
    await seedPlayNovels(db, PLAY_NOW)
  } finally {
    await pool.end()
  }
}

async function seedAccounts(db: Db): Promise<Record<PlayAccount, string>> {
  const provider = await createEmbeddedProvider(db, { accessTokenSeconds: 900, secureCookies: false })
  // The key that signs tokens is made at the first request for one.
  await provider.identity.verify('no token')
  const users = {} as Record<PlayAccount, string>
  for (const account of playAccounts) {
    const mailaddress = mailOf(account)
    const userId = await provider.createAccount({ mailaddress, password: PLAY_PASSWORD, name: account })
    users[account] = userId
    await db
      .insert(appUser)
      .values({ userId, publicUserId: `P-${account}`, userName: `名-${account}`, mailaddress, createdAt: PLAY_NOW })
    await db.insert(userClass).values(classes[account].map(classCode => ({ userId, classCode })))
  }
  return users
}

async function seedWorlds(db: Db): Promise<void> {
  const base = { catchphrase: '一行の紹介。', description: '説明。', hue: 200, keyVisual: null }
  await db.insert(world).values([
    { ...base, worldId: 'harbor', worldName: '霧の港', displayOrder: 1 },
    { ...base, worldId: 'station', worldName: '夜の駅', displayOrder: 2 },
    { ...base, worldId: 'garden', worldName: '空の庭', displayOrder: 3 },
  ])
  await db.insert(worldToken).values([
    { worldId: 'harbor', tokenNo: 1, name: 'ゴールド', sign: 'G' },
    { worldId: 'harbor', tokenNo: 2, name: 'オーブ', sign: 'Orb' },
    { worldId: 'station', tokenNo: 1, name: '円', sign: '円' },
    { worldId: 'garden', tokenNo: 1, name: 'EP', sign: 'EP' },
  ])
  await db.insert(worldItem).values([
    { worldId: 'harbor', itemCode: 'I0001', itemName: '霧晶のかけら', description: '光る。', picture: 'fog-1' },
    { worldId: 'station', itemCode: 'I0001', itemName: '忘れ物の札', description: '古い。', picture: null },
  ])
}

const characters = [
  ['harbor-rinne', 'player', 'harbor', 'リンネ', 'ハル', 1],
  ['harbor-mina', 'player', 'harbor', 'ミナ', '', 3],
  ['station-aki', 'player', 'station', '灯里', '柊木', 11],
  ['harbor-garo', 'other', 'harbor', 'ガロ', 'ミストル', 1],
  ['station-rei', 'other', 'station', 'レイ', '安曇', 10],
] as const

async function seedCharacters(db: Db, users: Record<PlayAccount, string>): Promise<void> {
  await db.insert(character).values(
    characters.map(([characterId, owner, worldId, givenName, familyName, nameOrder], index) => ({
      characterId,
      userId: users[owner],
      worldId,
      givenName,
      middleName: '',
      familyName,
      nameOrder,
      characterFullName: fullName({ given: givenName, middle: '', family: familyName }, nameOrder),
      kana: characterId,
      className: '霧読み',
      level: index + 1,
      icon: null,
      createdAt: new Date(PLAY_NOW.getTime() - (100 - index) * 86_400_000),
    })),
  )
}

/** Post ids are 1 to 4; the fourth is published an hour after PLAY_NOW. */
async function seedNews(db: Db): Promise<void> {
  const hours = (count: number) => new Date(PLAY_NOW.getTime() + count * 3_600_000)
  await db.insert(newsPost).values([
    { category: 'guide', title: '最古のお知らせ', body: '本文一。', worldId: null, publishedAt: hours(-72) },
    { category: 'event', title: '港の灯祭り', body: '本文二。', worldId: 'harbor', publishedAt: hours(-48) },
    { category: 'important', title: '重要なお知らせ', body: '本文三。', worldId: null, publishedAt: hours(-24) },
    { category: 'update', title: '未来のお知らせ', body: '本文四。', worldId: null, publishedAt: hours(1) },
  ])
}
