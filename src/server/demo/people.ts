// Accounts that may be entered on a demo with one press of the sign-in page, each with its purpose.
import { join } from 'node:path'
import { and, eq, inArray } from 'drizzle-orm'
import type { DemoPerson } from '#contract/identity.ts'
import { lastClassLabels } from '#rules/codes/user.ts'
import { character } from '../areas/character/tables.ts'
import { appUser } from '../areas/identity/tables.ts'
import type { Db } from '../db/client.ts'
import { readAccounts } from './content/accounts.ts'
import { createReader } from './content/reader.ts'
import { LEAVER_MAIL } from './leaver.ts'
import { DEMO_PASSWORD } from './password.ts'
import type { DemoAccounts } from './shapes/account.ts'
import { demoAccounts } from './shapes/common.ts'
import type { DemoAccount } from './shapes.ts'

const mailaddressOf = (account: DemoAccount): string => `${account}@example.com`

let told: DemoAccounts | null = null

/** The file of the accounts: of all that seeding reads a running demo needs this one alone, once. */
function accountsTold(): DemoAccounts {
  if (told) return told
  const reader = createReader(join(import.meta.dirname, 'data'))
  told = readAccounts(reader)
  if (!told) throw new Error(`The accounts of the demo cannot be read:\n${reader.faults.join('\n')}`)
  return told
}

/** The existing accounts of the demo, in their order. */
export async function readDemoPeople(db: Db): Promise<DemoPerson[]> {
  const { accounts, leaver } = accountsTold()
  const characterIds = demoAccounts.flatMap(account => accounts[account].character ?? [])
  const rows = await db
    .select({
      mailaddress: appUser.mailaddress,
      userName: appUser.userName,
      icon: character.icon,
      characterName: character.characterFullName,
    })
    .from(appUser)
    .leftJoin(character, and(eq(character.userId, appUser.userId), inArray(character.characterId, characterIds)))
    .where(inArray(appUser.mailaddress, [...demoAccounts.map(mailaddressOf), LEAVER_MAIL]))
  const known = demoAccounts.flatMap(account => {
    const row = rows.find(({ mailaddress }) => mailaddress === mailaddressOf(account))
    if (!row) return []
    const { mailaddress, userName, icon, characterName } = row
    const { class: ownClass, about = characterName } = accounts[account]
    const purpose = [lastClassLabels[ownClass], about].filter(Boolean).join('・')
    return [{ mailaddress, password: DEMO_PASSWORD, userName, about: purpose, icon }]
  })
  const leaving = rows.find(({ mailaddress }) => mailaddress === LEAVER_MAIL)
  if (!leaving) return known
  const { mailaddress, userName } = leaving
  return [...known, { mailaddress, password: DEMO_PASSWORD, userName, about: leaver.about, icon: null }]
}
