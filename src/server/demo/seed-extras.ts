// Extras of the demo: written by the verbs that their master uses, and most of them handed in, approved and published by the verbs of
// master, office and clock.
import { and, eq } from 'drizzle-orm'
import { scenario } from '../areas/scenario/tables/scenario.ts'
import { lockExtra } from '../areas/scenario-extra/own-extra.ts'
import { publishDueExtra } from '../areas/scenario-extra/publish-extra.ts'
import { saveExtra } from '../areas/scenario-extra/save-extra.ts'
import { checkExtra } from '../areas/scenario-extra/steps.ts'
import type { Tx } from '../db/client.ts'
import { adminOf } from '../platform/rights.ts'
import { demoExtras, demoReplays } from './content.ts'
import { dateBack } from './date-back.ts'
import { guestOf } from './seed-master-rooms.ts'
import type { DemoAccount } from './shapes.ts'

const HOUR = 3_600_000

export async function seedExtras(tx: Tx, userIds: Map<DemoAccount, string>, now: Date): Promise<void> {
  const officeId = userIds.get('demo-admin') ?? ''
  const adminId = await adminOf(tx, officeId)
  if (!adminId) throw new Error('The demo has no admin who could approve extras.')
  for (const { key, worldId, scenario: of, chapter, state, daysAgo, time, title, teaser, body, price } of demoExtras) {
    const told = demoReplays.find(one => one.worldId === worldId && one.key === of)?.chapters[0]
    const [found] = await tx
      .select({ scenarioId: scenario.scenarioId })
      .from(scenario)
      .where(and(eq(scenario.worldId, worldId), eq(scenario.title, told?.title ?? '')))
    if (!found) throw new Error(`The scenario of the extra ${key} was not written.`)
    const userId = guestOf(worldId, of) ?? userIds.get('demo-master') ?? ''
    const date = dateBack(daysAgo, time, now)
    const before = (hours: number) => new Date(date.getTime() - hours * HOUR)
    const place = { worldId, scenarioId: found.scenarioId, phase: chapter }
    const { extraId, version } = await saveExtra(tx, {
      ...{ ...place, extraId: null, baseVersion: 0, title, teaser, body, price },
      ...{ submits: state !== 'writing', userId, now: state ? date : before(12) },
    })
    if (state) continue
    await checkExtra(tx, {
      ...{ userId: officeId, adminId, extraId, baseVersion: version, step: 'approve', comment: null },
      ...{ publishDateTime: date.toISOString(), now: before(4) },
    })
    if (!(await publishDueExtra(tx, await lockExtra(tx, extraId, { adminId }), date)))
      throw new Error(`The extra ${key} was not published.`)
  }
}
