// Opening a link and receiving by it, once per character.

import { sql } from 'drizzle-orm'
import { distributionState } from '#rules/distributions.ts'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { currencies } from '../../platform/ledger/balances.ts'
import { post, systemAccounts } from '../../platform/ledger/post.ts'
import type { OwnCharacter } from '../../platform/own-character.ts'
import { refuse } from '../../platform/refuse.ts'
import { meets } from '../block/between.ts'
import { character } from '../character/tables.ts'
import { appUser } from '../identity/tables.ts'
import { worldItem } from '../world/tables.ts'
import { type DistributionKey, isKey, type Link, type Shouhin, shouhinColumns, shouhinTables } from './goods.ts'
import { linkColumns } from './links.ts'
import { shouhin, shouhinOption, shouhinSuuryo } from './tables.ts'

const ofGoods = columnsOf(shouhin, 'g', ['itemCode'])
const ofItem = columnsOf(worldItem, 'i', ['itemName'])
const ofOption = columnsOf(shouhinOption, 'o', ['optionName', 'level'])
const ofChoice = columnsOf(shouhinSuuryo, 's', ['amount'])
const ofOwner = columnsOf(appUser, 'u', { ownerName: 'userName' })
type Offer = Shouhin &
  RowOf<typeof ofGoods> &
  RowOf<typeof ofItem> &
  RowOf<typeof ofOption> &
  RowOf<typeof ofChoice> &
  RowOf<typeof ofOwner>

/** @throws SHOUHIN_NOT_FOUND also where a block stands between the caller and the owner */
async function offerOf(db: Db | Tx, userId: string | null, key: DistributionKey): Promise<Offer> {
  const { rows } = await db.execute<Offer>(sql`
    select ${shouhinColumns}, ${ofGoods}, ${ofItem}, ${ofOption}, ${ofChoice}, ${ofOwner} from ${shouhinTables}
    join app_user u on u.user_id = g.owner_user_id
    join shouhin_option o on o.shouhin_id = g.shouhin_id and o.official_option_id = ${key.officialOptionId}
    join shouhin_suuryo s on s.shouhin_id = g.shouhin_id and s.suuryo_sentaku_id = ${key.suuryoSentakuId}
    where g.shouhin_id = ${key.shouhinId} and ${meets(userId, sql`g.owner_user_id`)}`)
  const offer = rows[0]
  if (!offer) throw refuse('SHOUHIN_NOT_FOUND')
  return offer
}

async function linkOf(db: Db | Tx, key: DistributionKey, hash: string, hold = sql``): Promise<Link | null> {
  const { rows } = await db.execute<RowOf<typeof linkColumns>>(sql`
    select ${linkColumns} from distribution d where ${isKey(sql`d`, key)} and hash = ${hash} ${hold}`)
  return rows[0] ?? null
}

type Opening = DistributionKey & { hash?: string | undefined; userId: string | null; now: Date }

/** Opens a link. The answer for a wrong hash is that of an ended link. */
export async function openLink(db: Db, { hash, userId, now, ...key }: Opening) {
  const { itemCode: _, level: __, optionName, itemName, amount, ownerName, ...goods } = await offerOf(db, userId, key)
  const link = hash ? await linkOf(db, key, hash) : null
  const state = !hash ? 'none' : link ? distributionState(link, now) : 'ended'
  const isOpen = state === 'open' && link !== null
  return {
    shouhin: goods,
    optionName,
    itemName,
    amount,
    ownerName,
    state,
    remaining: isOpen && link.takeLimit !== null ? link.takeLimit - link.takenCount : null,
    endsAt: isOpen ? link.endsAt : null,
    receivedCharacterIdList: userId ? await receivedBy(db, userId, key) : [],
  } as const
}

const characterColumn = columnsOf(character, 'c', ['characterId'])

async function receivedBy(db: Db, userId: string, key: DistributionKey): Promise<string[]> {
  const { rows } = await db.execute<RowOf<typeof characterColumn>>(sql`
    select ${characterColumn} from character c
    join distribution_taken t on t.character_id = c.character_id and ${isKey(sql`t`, key)}
    where c.user_id = ${userId} order by c.character_id`)
  return rows.map(row => row.characterId)
}

type Receiving = DistributionKey & { userId: string; hash: string; own: OwnCharacter; now: Date }

/** @throws SHOUHIN_NOT_FOUND, NOT_YOUR_CHARACTER, DISTRIBUTION_ENDED, DISTRIBUTION_FULL, DISTRIBUTION_TAKEN */
export async function receive(tx: Tx, { userId, hash, own, now, ...key }: Receiving) {
  const offer = await offerOf(tx, userId, key)
  if (own.worldId !== offer.worldId) throw refuse('NOT_YOUR_CHARACTER')
  const { characterId, characterFullName } = own
  // The row is locked, so takers are counted one after the other.
  const link = await linkOf(tx, key, hash, sql`for update`)
  const state = link && distributionState(link, now)
  const isTaken = (
    await tx.execute(sql`
    select 1 from distribution_taken t where ${isKey(sql`t`, key)} and character_id = ${characterId}`)
  ).rowCount
  if (link && isTaken) throw refuse('DISTRIBUTION_TAKEN')
  if (state !== 'open') throw refuse(state === 'full' ? 'DISTRIBUTION_FULL' : 'DISTRIBUTION_ENDED')
  await tx.execute(sql`update distribution d set taken_count = taken_count + 1 where ${isKey(sql`d`, key)}`)
  await tx.execute(sql`
    insert into distribution_taken (shouhin_id, official_option_id, suuryo_sentaku_id, character_id, taken_at)
    values (${key.shouhinId}, ${key.officialOptionId}, ${key.suuryoSentakuId}, ${characterId}, ${now.toISOString()})`)
  const [posted] = await post(tx, now, [
    {
      cause: {
        kind: 'distribution',
        id: `${key.shouhinId}/${key.officialOptionId}/${key.suuryoSentakuId}/${characterId}`,
      },
      currency: currencies.item(offer.worldId, offer.itemCode, { level: offer.level }),
      amount: offer.amount,
      from: systemAccounts.issue,
      to: { kind: 'character', id: characterId },
    },
  ])
  return {
    shouhinmei: offer.shouhinmei,
    itemName: offer.itemName,
    amount: offer.amount,
    before: posted?.before ?? 0,
    after: posted?.after ?? offer.amount,
    characterFullName,
  }
}
