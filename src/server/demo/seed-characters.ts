// The demo characters, their purses and the coins of the players.
import { shinseiStatus } from '#rules/codes/application.ts'
import { fullName } from '#rules/names.ts'
import { character, characterSetting } from '../areas/character/tables.ts'
import type { Tx } from '../db/client.ts'
import { currencies } from '../platform/ledger/balances.ts'
import { post, systemAccounts, type Transfer } from '../platform/ledger/post.ts'
import { demoCharacters, demoCoins, demoFigures, demoPeople } from './content.ts'
import type { Pictures } from './seed-pictures.ts'
import type { DemoAccount } from './shapes.ts'

const DAY = 86_400_000

const cause = (id: string) => ({ kind: 'demo', id })

export async function seedCharacters(
  tx: Tx,
  userIds: Map<DemoAccount, string>,
  pictures: Pictures,
  now: Date,
): Promise<void> {
  await tx.insert(character).values(
    demoCharacters.map((row, index) => ({
      characterId: row.key,
      userId: userIds.get(row.owner) ?? '',
      worldId: row.worldId,
      givenName: row.given,
      middleName: row.middle,
      familyName: row.family,
      nameOrder: row.nameOrder,
      characterFullName: fullName(row, row.nameOrder),
      kana: row.kana,
      className: row.className,
      level: row.level,
      ...toldOf(row.key),
      icon: pictures.get(`characters/${row.key}`) ?? null,
      createdAt: new Date(now.getTime() - (demoFigures.characters.daysAgo - index) * DAY),
    })),
  )
  const transfers: Transfer[] = demoCharacters.flatMap(row =>
    row.tokens.flatMap((amount, index) =>
      amount > 0
        ? [
            {
              cause: cause(`purse:${row.key}`),
              currency: currencies.token(row.worldId, index + 1),
              amount,
              from: systemAccounts.issue,
              to: { kind: 'character' as const, id: row.key },
            },
          ]
        : [],
    ),
  )
  for (const [key, { items = [] }] of Object.entries(demoPeople)) {
    const worldId = demoCharacters.find(row => row.key === key)?.worldId ?? ''
    for (const { itemCode, count } of items) {
      transfers.push({
        cause: cause(`bag:${key}`),
        currency: currencies.item(worldId, itemCode),
        amount: count,
        from: systemAccounts.issue,
        to: { kind: 'character', id: key },
      })
    }
  }
  for (const userId of userIds.values()) {
    const to = { kind: 'user' as const, id: userId }
    const coins = { cause: cause(`coins:${userId}`), from: systemAccounts.issue, to }
    transfers.push({ ...coins, currency: currencies.alpacaCoin, amount: demoCoins.alpacaCoin })
    transfers.push({ ...coins, currency: currencies.llamaPoint, amount: demoCoins.llamaPoint })
  }
  await post(tx, new Date(now.getTime() - demoFigures.characters.pursesDaysAgo * DAY), transfers)
  await seedSettings(tx, now)
}

/** Columns of a character's texts; empty when the demo has none. */
function toldOf(key: string) {
  const person = demoPeople[key]
  if (!person) return {}
  const { classes, settings: _, items: __, skills: ___, ...told } = person
  const [classAId, classBId, classCId = null] = classes
  return { ...told, classAId, classBId, classCId }
}

async function seedSettings(tx: Tx, now: Date): Promise<void> {
  const rows = Object.entries(demoPeople).flatMap(([characterId, { settings }]) =>
    settings.map(({ heading, body, confirmed }, index) => ({
      characterId,
      slotNo: index + 1,
      heading,
      body,
      status: confirmed ? shinseiStatus.approved : shinseiStatus.notApplied,
      updatedAt: now,
    })),
  )
  if (rows.length > 0) await tx.insert(characterSetting).values(rows)
}
