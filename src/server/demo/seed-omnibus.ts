// Templates and themes of the demo, brought to their states by the verbs of the office and of their masters.
import { eq } from 'drizzle-orm'
import { getOwn, orderSetting } from '../areas/scenario-omnibus/own-omnibuses.ts'
import { reviewResult } from '../areas/scenario-omnibus/review-omnibus.ts'
import { createTemplate } from '../areas/scenario-omnibus/templates.ts'
import { actOnOmnibus, createOmnibus, updateOmnibus } from '../areas/scenario-omnibus/write-omnibus.ts'
import type { Tx } from '../db/client.ts'
import { adminOf } from '../platform/rights.ts'
import { realtimeEvent } from '../platform/tables.ts'
import { demoOmnibuses, demoOmnibusTemplates } from './content.ts'
import { assetId } from './drawings.ts'
import { masterOfKey } from './seed-master-rooms.ts'
import type { DemoOmnibus } from './shapes/omnibus.ts'
import type { DemoAccount } from './shapes.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Time that the office takes to look at a theme. */
const REVIEW_MS = 20 * HOUR

const pictureOf = (picture: string | null) => (picture === null ? null : assetId(picture))

/** @returns ids of the themes by world and key */
export async function seedOmnibuses(
  tx: Tx,
  userIds: Map<DemoAccount, string>,
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const officeId = userIds.get('demo-admin') ?? ''
  const adminId = await adminOf(tx, officeId)
  if (!adminId) throw new Error('The demo has no admin who could look at themes.')
  const templates = new Map<string, number>()
  for (const { key, worldId, seats: seatsMost, daysAgo, days, picture, ...texts } of demoOmnibusTemplates) {
    const from = new Date(now.getTime() - daysAgo * DAY)
    const until = days === null ? null : new Date(from.getTime() + days * DAY)
    const { title, description, guide, textType } = texts
    const { templateId } = await createTemplate(tx, {
      scenarioOmnibusTemplateMaster: {
        ...{ worldId, title, description, guide, textType, seatsMost, picture: pictureOf(picture) },
        ...{ openFrom: null, openUntil: until?.toISOString() ?? null },
      },
      ...{ userId: officeId, now: from },
    })
    templates.set(`${worldId}/${key}`, templateId)
  }
  const themes = new Map<string, number>()
  for (const told of demoOmnibuses) {
    const templateId = templates.get(`${told.worldId}/${told.template}`)
    if (templateId === undefined) throw new Error(`The demo has no template ${told.template}.`)
    const userId = masterOfKey(told.master, userIds)
    const life = { told, userId, officeId, adminId, at: new Date(now.getTime() - told.daysAgo * DAY) }
    themes.set(`${told.worldId}/${told.key}`, await liveOmnibus(tx, templateId, life))
  }
  // Events of steps before the first day are deleted, because they are no news on it.
  await tx.delete(realtimeEvent).where(eq(realtimeEvent.kind, 'omnibus'))
  return themes
}

type Life = {
  told: DemoOmnibus
  userId: string
  officeId: string
  adminId: NonNullable<Awaited<ReturnType<typeof adminOf>>>
  at: Date
}

/** Brings a theme from its first draft to its state. */
async function liveOmnibus(tx: Tx, templateId: number, life: Life): Promise<number> {
  const { told, userId, officeId, adminId, at } = life
  const { worldId, title, catchcopy, description, masterMsg, characters, state, change, comment } = told
  const texts = { title, catchcopy, description, masterMsg, picture: pictureOf(told.picture) }
  const isShown = state === 'approved' || state === 'closed' || change !== null
  const { omnibusId, version } = await createOmnibus(tx, {
    ...{ scenarioOmnibusInfo: { worldId, templateId, ...texts }, relatedCharacterList: characters },
    ...{ submits: isShown || state !== 'draft', userId, now: at },
  })
  const decide = (status: 'approved' | 'returned' | 'closed', baseVersion: number, words: string | null, now: Date) =>
    reviewResult(tx, { omnibusId, adminId, userId: officeId, status, baseVersion, comment: words, now })
  const looked = new Date(at.getTime() + REVIEW_MS)
  if (isShown) await decide('approved', version, null, looked)
  else if (state === 'returned') await decide('returned', version, comment, looked)
  const later = new Date(looked.getTime() + HOUR)
  if (told.coins !== null) {
    const { coins: orderCoin, seats, writingDays } = told
    const terms = { omnibusId, acceptFlg: state !== 'closed', orderCoin, seats, writingDays }
    await orderSetting(tx, { settingInfoList: [terms], userId, now: later })
  }
  const now = new Date(later.getTime() + HOUR)
  const versionNow = async () => (await getOwn(tx, { userId, omnibusId, now })).omnibus.version
  if (change !== null) {
    const info = { omnibusId, baseVersion: await versionNow(), ...texts, catchcopy: change }
    const changed = await updateOmnibus(tx, {
      ...{ scenarioOmnibusInfo: info, relatedCharacterList: characters, submits: state !== 'draft', userId, now },
    })
    if (state === 'returned') await decide('returned', changed.version, comment, now)
  }
  if (state === 'closed' && comment !== null) await decide('closed', await versionNow(), comment, now)
  else if (state === 'closed')
    await actOnOmnibus(tx, { omnibusId, baseVersion: await versionNow(), act: 'close', userId, now })
  return omnibusId
}
