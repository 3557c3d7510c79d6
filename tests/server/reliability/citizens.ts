// Traders of the runs of B1 and B4: users with a character and a full purse, texts, skills and pieces to apply for, goods to
// be bought, made and received, and two admins who judge.
import { sql } from 'drizzle-orm'
import { makeLink } from '#server/areas/distribution/links.ts'
import { ownGoods } from '#server/areas/distribution/own-goods.ts'
import { shouhin, shouhinOption, shouhinSuuryo } from '#server/areas/distribution/tables.ts'
import { userClass } from '#server/areas/identity/tables.ts'
import { type Db, transact } from '#server/db/client.ts'
import { givenParameters } from '../../support/applications.ts'
import { givenItem, givenSkill } from '../../support/shops.ts'
import { fillPurses, GLASS, GOLD, type Market, openMarket } from './buyers.ts'
import { seedClaimers } from './claimers.ts'

export const admins = ['single-0', 'single-1']
const OWNER = 'single-2'
/** Number of applications of a citizen for a thing of each kind, and number of keys by which it receives. */
export const PER_CITIZEN = 3
export const PIECE = 'item:harbor:I1'
export const LAMP = 'item:harbor:LAMP'
/** Number of lamps in one receipt. */
export const LAMPS = 2

export type Link = { shouhinId: string; officialOptionId: number; suuryoSentakuId: number; hash: string }
export type Town = { citizens: string[]; market: Market; links: Link[] }

export const characterOf = (userId: string): string => `of-${userId}`
/** Coin in which a citizen pays: every second one has no LP at all, so that fees are paid and given back in both coins. */
export const coinOf = (userId: string) => (Number(userId.split('-')[1]) % 2 === 0 ? 'llamaPoint' : 'alpacaCoin')
export const settingOf = (slotNo: number) => ({ slotNo, heading: '生い立ち', body: `${slotNo}番目の灯台で育った。` })
export const skillOf = (nth: number): string => `S000${nth}`

type Wanted = { citizens: number; acts: number; stock: number; takeLimit: number }

export async function foundTown(db: Db, { citizens: count, acts, stock, takeLimit }: Wanted): Promise<Town> {
  await seedClaimers(db)
  await db.insert(userClass).values(admins.map(userId => ({ userId, classCode: 5 })))
  const market = await openMarket(db, stock)
  await givenParameters(db)
  await givenItem(db, 'LAMP')
  for (let nth = 1; nth <= PER_CITIZEN; nth++) await givenSkill(db, skillOf(nth))
  const citizens = Array.from({ length: count }, (_, nth) => `citizen-${nth}`)
  const all = sql`generate_series(0, ${count - 1}) n`
  await db.execute(sql`
    insert into app_user (user_id, public_user_id, user_name, mailaddress, created_at)
    select 'citizen-' || n, 'citizen-' || n, 'citizen-' || n, 'citizen-' || n || '@x.example', now() from ${all}`)
  await db.execute(sql`
    insert into character (character_id, user_id, world_id, given_name, middle_name, family_name, name_order, kana,
      character_full_name, class_name, level, created_at)
    select 'of-citizen-' || n, 'citizen-' || n, 'harbor', 'n' || n, '', '', 3, 'ア', 'n' || n, '霧読み', 1, now() from ${all}`)
  for (let nth = 1; nth <= PER_CITIZEN; nth++) {
    const { heading, body } = settingOf(nth)
    await db.execute(sql`
      insert into character_setting (character_id, slot_no, heading, body, status, updated_at)
      select 'of-citizen-' || n, ${nth}::int, ${heading}, ${body}, 0, now() from ${all}`)
    await db.execute(sql`
      insert into character_skill (character_id, skill_code, level, learned_at)
      select 'of-citizen-' || n, ${skillOf(nth)}, 1, now() from ${all}`)
  }
  const purse = { [GLASS]: 2 * acts, [GOLD]: 2 * acts, [PIECE]: PER_CITIZEN + 20 }
  const coins = 10 * acts + 500 * 30
  for (let from = 0; from < count; from += 500) {
    const some = citizens.slice(from, from + 500)
    const rich = (coin: string) => some.filter(userId => coinOf(userId) === coin)
    await fillPurses(db, rich('llamaPoint'), characterOf, { LP: coins, ...purse })
    await fillPurses(db, rich('alpacaCoin'), characterOf, { AC: coins, ...purse })
  }
  return { citizens, market, links: await openLinks(db, 'G-town', takeLimit) }
}

/** Makes goods in as many makes as a citizen may receive, with a link for each. */
export async function openLinks(db: Db, shouhinId: string, takeLimit: number): Promise<Link[]> {
  const goods = { shouhinmei: '灯りの詰め合わせ', description: '光る。', worldId: 'harbor', itemCode: 'LAMP' }
  await db.insert(shouhin).values({ ...goods, shouhinId, ownerUserId: OWNER, createdAt: new Date() })
  await db.insert(shouhinSuuryo).values({ shouhinId, suuryoSentakuId: 0, amount: LAMPS })
  const links: Link[] = []
  for (let nth = 1; nth <= PER_CITIZEN; nth++) {
    await db.insert(shouhinOption).values({ shouhinId, officialOptionId: nth, optionName: '灯り', level: nth })
    const key = { shouhinId, officialOptionId: nth, suuryoSentakuId: 0 }
    const own = await ownGoods(db, { userId: OWNER, shouhinId })
    const { hash } = await transact(db, tx => makeLink(tx, { ...key, own, takeLimit, now: new Date() }))
    links.push({ ...key, hash })
  }
  return links
}
export { OWNER as linkOwner }
