// Users of the further classes of viewers (B21), beside the play world's accounts.
import { shinseiStatus } from '#rules/codes/application.ts'
import { lastClass } from '#rules/codes/user.ts'
import { createEmbeddedProvider } from '#server/areas/identity/embedded-provider.ts'
import { appUser, classRequest, userClass } from '#server/areas/identity/tables.ts'
import { masterDesk, masterWorld } from '#server/areas/scenario-desk/tables.ts'
import type { FurtherViewer } from '../calls/viewers.ts'
import type { TestDatabase } from './database.ts'
import { PLAY_NOW, PLAY_PASSWORD } from './play.ts'

/** Status of an account that the office has closed. */
const SUSPENDED = 1

/** Makes a user of each. @returns their ids */
export async function givenViewers({ db }: TestDatabase): Promise<Record<FurtherViewer, string>> {
  const { createAccount } = await createEmbeddedProvider(db, { accessTokenSeconds: 900, secureCookies: false })
  const made = async (kind: FurtherViewer, classes: readonly number[], accountStatus = 0): Promise<string> => {
    const mailaddress = `${kind}@viewers.example`
    const userId = await createAccount({ mailaddress, password: PLAY_PASSWORD, name: kind })
    const names = { publicUserId: `P-${kind}`, userName: `名-${kind}`, mailaddress }
    await db.insert(appUser).values({ userId, ...names, accountStatus, createdAt: PLAY_NOW })
    await db.insert(userClass).values(
      classes.map(classCode => ({
        ...{ userId, classCode, name: `${kind}-${classCode}` },
        creatorId:
          classCode >= lastClass.illustrator && classCode <= lastClass.writer ? `C-${kind}-${classCode}` : null,
      })),
    )
    return userId
  }
  const leads = async (userId: string, worldId: string): Promise<void> => {
    await db.insert(masterWorld).values({ userId, worldId, since: PLAY_NOW })
    await db.insert(masterDesk).values({ userId, isNewMaster: false })
  }
  const { player, illustrator, voice, writer, master } = lastClass
  const users = {
    master: await made('master', [player, master]),
    creator: await made('creator', [player, illustrator, voice, writer]),
    supporter: await made('supporter', [player, master]),
    suspended: await made('suspended', [player], SUSPENDED),
  }
  await leads(users.master, 'harbor')
  await leads(users.supporter, 'garden')
  await db.insert(classRequest).values({
    ...{ userId: users.supporter, kind: 'permission', worldId: 'garden', status: shinseiStatus.approved },
    ...{ createdAt: PLAY_NOW, decidedAt: PLAY_NOW },
  })
  return users
}
