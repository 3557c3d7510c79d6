// Finished scenarios of the demo: each chapter lives from its opening to its published replay at times before now, by the verbs
// that master, players, office and clock use.
import { scenarioRequestStatus } from '#rules/codes/scenario.ts'
import { nextChange } from '../areas/scenario/clock/clock-job.ts'
import { lockPhase, type PhaseKey } from '../areas/scenario/phase.ts'
import { scenarioAppend } from '../areas/scenario-append/tables.ts'
import { ownDesk } from '../areas/scenario-desk/own-desk.ts'
import { publishDue } from '../areas/scenario-replay/publish-replay.ts'
import { saveReplay } from '../areas/scenario-replay/save-replay.ts'
import { actOnReplay, checkReplay } from '../areas/scenario-replay/steps.ts'
import type { Tx } from '../db/client.ts'
import { demoAccountFacts, demoReplays } from './content.ts'
import { dateBack } from './date-back.ts'
import { replayOf } from './replay-of.ts'
import { guestOf } from './seed-master-rooms.ts'
import { enterAll, playersOf, sendTexts, writePosts } from './seed-players.ts'
import type { DemoChapter, DemoReplay } from './shapes/replay.ts'
import type { DemoAccount } from './shapes.ts'
import { byMaster, byOffice, type Tellers, writePhase, writeScenario } from './tell-scenario.ts'
import { type Actor, giveVoices } from './voices/give-voices.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Time from the publication of an opening to that of its replay, which is sooner than the promised day. */
const TOLD_IN = 18 * DAY
/** Time from the handing in of an opening to its publication. */
const ASKED_BEFORE = 5 * DAY

export async function seedReplays(tx: Tx, userIds: Map<DemoAccount, string>, now: Date): Promise<void> {
  const officeId = userIds.get('demo-admin') ?? ''
  const voice = { userId: userIds.get('demo-voice') ?? '', name: demoAccountFacts['demo-voice'].name }
  for (const told of demoReplays) {
    const tellers = { masterId: guestOf(told.worldId, told.key) ?? userIds.get('demo-master') ?? '', officeId }
    let scenarioId = 0
    for (const [index, chapter] of told.chapters.entries()) {
      const publishAt = dateBack(chapter.daysAgo, chapter.time, now)
      const openAt = new Date(publishAt.getTime() - TOLD_IN)
      const writing = { ...tellers, createdAt: new Date(openAt.getTime() - ASKED_BEFORE - DAY), openAt }
      const whole = { ...chapter, worldId: told.worldId }
      const key = { scenarioId, phase: index + 1 }
      if (index === 0) scenarioId = key.scenarioId = (await writeScenario(tx, whole, writing)).scenarioId
      else {
        await writePhase(tx, whole, key, writing)
        await tx.insert(scenarioAppend).values({ ...key, happened: chapter.happened })
      }
      await live(tx, key, { told, chapter, openAt, publishAt, voice, ...tellers })
    }
  }
}

type Life = Tellers & { told: DemoReplay; chapter: DemoChapter; openAt: Date; publishAt: Date; voice: Actor }

/** Lets a chapter live from its handing in to the publication of its replay. */
async function live(tx: Tx, key: PhaseKey, life: Life): Promise<void> {
  const { told, chapter, openAt, publishAt } = life
  const asked = new Date(openAt.getTime() - ASKED_BEFORE)
  await byMaster(tx, key, life, { name: 'submit', now: asked })
  await byOffice(tx, key, life, { name: 'approve', now: new Date(asked.getTime() + HOUR) })
  const characters = chapter.cast.map(({ character }) => character)
  const players = await playersOf(tx, { worldId: told.worldId, characters, players: 0 })
  for (let at = await nextChange(tx, key, publishAt); at; at = await nextChange(tx, key, publishAt)) {
    const { state } = await lockPhase(tx, key)
    if (state === 'reservation') await enterAll(tx, key, players, at, publishAt)
    if (state === 'consultation') {
      await writePosts(tx, key, chapter, players, at, publishAt)
      await sendTexts(tx, key, chapter, players, new Date(at.getTime() + 2 * DAY), publishAt)
    }
  }
  await publish(tx, key, life)
  await giveVoices(tx, key, life)
}

/** Takes the replay through the usual steps: saved, handed in, approved, published. */
async function publish(tx: Tx, key: PhaseKey, { told, chapter, publishAt, ...tellers }: Life): Promise<void> {
  const { masterId, officeId } = tellers
  const before = (days: number) => new Date(publishAt.getTime() - days * DAY)
  const own = await ownDesk(tx, { ...key, worldId: told.worldId, userId: masterId })
  const replay = await replayOf(tx, key, chapter)
  const saved = await saveReplay(tx, own, { ...replay, userId: masterId, baseVersion: 0, now: before(3) })
  const asked = { comment: null, baseVersion: saved.version, userId: masterId, now: before(2) }
  await actOnReplay(tx, own, { ...asked, act: 'submit' })
  await checkReplay(tx, own, {
    ...{ ...asked, baseVersion: saved.version + 1, userId: officeId, now: before(1) },
    ...{ status: scenarioRequestStatus.completed, publishDateTime: publishAt.toISOString() },
  })
  if (!(await publishDue(tx, key, publishAt))) throw new Error(`The replay of ${told.key} was not published.`)
}
