// Settings of a master: the numbers that a new opening starts with, and the subjects that the master does not write about.
import { eq } from 'drizzle-orm'
import { scenarioKind } from '#rules/codes/scenario.ts'
import { settingsFault } from '#rules/scenario/opening.ts'
import { defaultSettings, type PhaseSettings } from '#rules/scenario/settings.ts'
import type { Db, Tx } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import { isNewMaster } from './info.ts'
import { type InfoFields, settingsOf } from './save-info.ts'
import { masterDesk } from './tables.ts'

export async function getSettings(db: Db, { userId, now }: { userId: string; now: Date }) {
  const [desk] = await db.select().from(masterDesk).where(eq(masterDesk.userId, userId))
  const { recruitingHours, ...settings }: PhaseSettings = desk?.settings ?? defaultSettings(scenarioKind.short)
  const { refusals = '' } = desk ?? {}
  return {
    ...{ settings, recruitmentPeriod: recruitingHours, refusals },
    isNewMaster: await isNewMaster(db, userId),
    serverTime: now,
  }
}

type Saved = Pick<InfoFields, 'settings' | 'recruitmentPeriod'> & { userId: string; refusals: string }

/** @throws OPENING_FAULT */
export async function saveSettings(tx: Tx, { userId, refusals, ...numbers }: Saved) {
  const settings = settingsOf(numbers)
  if (settingsFault(settings, scenarioKind.short)) throw refuse('OPENING_FAULT')
  await tx
    .insert(masterDesk)
    .values({ userId, settings, refusals })
    .onConflictDoUpdate({ target: masterDesk.userId, set: { settings, refusals } })
  return { refusals }
}
