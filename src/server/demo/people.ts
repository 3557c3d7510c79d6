// Accounts that may be entered on a demo with one press of the sign-in page, each with its purpose.
import { and, eq, inArray } from 'drizzle-orm'
import type { DemoPerson } from '#contract/identity.ts'
import { lastClass, lastClassLabels } from '#rules/codes/user.ts'
import { character } from '../areas/character/tables.ts'
import { appUser } from '../areas/identity/tables.ts'
import type { Db } from '../db/client.ts'
import { LEAVER_MAIL } from './leaver.ts'
import { DEMO_PASSWORD } from './password.ts'
import type { DemoAccount } from './shapes.ts'

/** Purpose of the account that its user asked to delete; gone when its time is over. */
const LEAVER_ABOUT = '退会の手続き中・取り消せる人'

/** Accounts in the order in which they are shown, some with the character they are known by. */
const people: Record<DemoAccount, { about: string; characterId?: string }> = {
  'demo-player': { about: lastClassLabels[lastClass.player], characterId: 'world0-linette' },
  'demo-player2': { about: lastClassLabels[lastClass.player], characterId: 'world0-garo' },
  'demo-master': { about: `${lastClassLabels[lastClass.master]}・物語を書く人`, characterId: 'world0-vesper' },
  'demo-illustrator': { about: `${lastClassLabels[lastClass.illustrator]}・絵を描く人`, characterId: 'world0-hanne' },
  'demo-voice': { about: `${lastClassLabels[lastClass.voice]}・声をあてる人`, characterId: 'world0-roku' },
  'demo-writer': { about: `${lastClassLabels[lastClass.writer]}・文章を書く人`, characterId: 'world0-emil' },
  'demo-admin': { about: `${lastClassLabels[lastClass.admin]}・申請を確認する人` },
}

const accounts = Object.keys(people) as DemoAccount[]
const mailaddressOf = (account: DemoAccount): string => `${account}@example.com`

/** The existing accounts of the demo. */
export async function readDemoPeople(db: Db): Promise<DemoPerson[]> {
  const characterIds = accounts.flatMap(account => people[account].characterId ?? [])
  const rows = await db
    .select({
      mailaddress: appUser.mailaddress,
      userName: appUser.userName,
      icon: character.icon,
      characterName: character.characterFullName,
    })
    .from(appUser)
    .leftJoin(character, and(eq(character.userId, appUser.userId), inArray(character.characterId, characterIds)))
    .where(inArray(appUser.mailaddress, [...accounts.map(mailaddressOf), LEAVER_MAIL]))
  const known = accounts.flatMap(account => {
    const row = rows.find(({ mailaddress }) => mailaddress === mailaddressOf(account))
    if (!row) return []
    const { mailaddress, userName, icon, characterName } = row
    const isPlayer = account.startsWith('demo-player')
    const about = [people[account].about, isPlayer && characterName].filter(Boolean).join('・')
    return [{ mailaddress, password: DEMO_PASSWORD, userName, about, icon }]
  })
  const leaver = rows.find(({ mailaddress }) => mailaddress === LEAVER_MAIL)
  if (!leaver) return known
  const { mailaddress, userName } = leaver
  return [...known, { mailaddress, password: DEMO_PASSWORD, userName, about: LEAVER_ABOUT, icon: null }]
}
