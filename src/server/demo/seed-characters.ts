// The demo characters, their purses and the coins of the players.
import { fullName } from '#rules/names.ts'
import { character } from '../areas/character/tables.ts'
import type { Tx } from '../db/client.ts'
import { currencies } from '../platform/ledger/balances.ts'
import { post, systemAccounts, type Transfer } from '../platform/ledger/post.ts'
import { demoCharacters } from './characters.ts'
import type { Pictures } from './seed-pictures.ts'
import type { DemoAccount } from './shapes.ts'

const DAY = 86_400_000
const START_COINS = { alpacaCoin: 1_240, llamaPoint: 300 }

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
      icon: pictures.get(`characters/${row.key}`) ?? null,
      createdAt: new Date(now.getTime() - (200 - index) * DAY),
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
  for (const userId of userIds.values()) {
    const to = { kind: 'user' as const, id: userId }
    const coins = { cause: cause(`coins:${userId}`), from: systemAccounts.issue, to }
    transfers.push({ ...coins, currency: currencies.alpacaCoin, amount: START_COINS.alpacaCoin })
    transfers.push({ ...coins, currency: currencies.llamaPoint, amount: START_COINS.llamaPoint })
  }
  await post(tx, new Date(now.getTime() - 120 * DAY), transfers)
}
