// Scenarios of the demo, each brought to its state by the same verbs that players, master, office and clock use, at times before now.
import { scenarioKind } from '#rules/codes/scenario.ts'
import { nextChange } from '../areas/scenario/clock/clock-job.ts'
import { lockPhase, type PhaseKey } from '../areas/scenario/phase.ts'
import { moveDate, movedDates } from '../areas/scenario-desk/acts.ts'
import type { Tx } from '../db/client.ts'
import { demoScenarios } from './content.ts'
import { residentsUntil } from './live/live-phase.ts'
import { confirmSome, enterAll, type Player, playersOf, sendTexts, writePosts } from './seed-players.ts'
import { writeOn } from './seed-writing.ts'
import type { DemoScenario, DemoScenarioState } from './shapes/scenario.ts'
import type { DemoAccount } from './shapes.ts'
import { byMaster, byOffice, type Tellers, writeScenario } from './tell-scenario.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Time since the publication of a scenario by which it stands in its state now; the lottery is drawn within the hour. */
const PUBLISHED_BEFORE: Record<Exclude<DemoScenarioState, 'stock' | 'draft'>, number> = {
  submitted: -4 * DAY,
  rejected: -3 * DAY,
  awaitingPublication: -20 * HOUR,
  reservation: 3 * HOUR,
  lottery: 24 * HOUR + 2 * MINUTE,
  priority: 26 * HOUR,
  recruiting: 30 * HOUR,
  consultation: 3 * DAY,
  resolving: 10 * DAY,
  late: 24 * DAY,
  notEstablished: 20 * DAY,
  withdrawn: 16 * DAY,
}
/** Time from the handing in of an opening to its publication. */
const ASKED_BEFORE = 5 * DAY

/** A telling of an opening. Its first one has the people and words of its file; others end before they have any. */
type Told = Omit<DemoScenario, 'state'>
type Telling = {
  told: Told
  state: Exclude<DemoScenarioState, 'stock'>
  reason: string
  players: number
  isFirst: boolean
}

function tellings(): Telling[] {
  const first = demoScenarios.flatMap(({ state, ...told }): Telling[] =>
    state === 'stock' ? [] : [{ told, state, reason: told.reason, players: told.players, isFirst: true }],
  )
  const again = demoScenarios.flatMap(told =>
    told.again.map(({ state, reason }): Telling => {
      // One player too few comes where the scenario does not take place.
      const players = state === 'notEstablished' || state === 'withdrawn' ? told.minimum - 1 : 0
      return { told, state, reason, players, isFirst: false }
    }),
  )
  return [...first, ...again]
}

export async function seedScenarios(tx: Tx, userIds: Map<DemoAccount, string>, now: Date): Promise<void> {
  const tellers = { masterId: userIds.get('demo-master') ?? '', officeId: userIds.get('demo-admin') ?? '' }
  for (const telling of tellings()) {
    const { told, state } = telling
    if (state === 'draft') {
      const createdAt = new Date(now.getTime() - 2 * DAY)
      await writeScenario(tx, told, { ...tellers, createdAt, openAt: null })
      continue
    }
    // An event is published earlier, because it recruits for three days and has no reservation.
    const longer = told.kind === scenarioKind.event && state === 'consultation' ? 2 * DAY : 0
    const openAt = new Date(now.getTime() - PUBLISHED_BEFORE[state] - longer)
    const createdAt = new Date(openAt.getTime() - ASKED_BEFORE - DAY)
    const key = await writeScenario(tx, told, { ...tellers, createdAt, openAt })
    await live(tx, key, telling, { ...tellers, openAt, now })
  }
}

type Life = Tellers & { openAt: Date; now: Date }

/** Lets a scenario live from its handing in until now. */
async function live(tx: Tx, key: PhaseKey, { told, state, reason, ...of }: Telling, life: Life): Promise<void> {
  const { openAt, now } = life
  const asked = new Date(openAt.getTime() - ASKED_BEFORE)
  await byMaster(tx, key, life, { name: 'submit', now: asked })
  if (state === 'submitted') return
  const judged = new Date(asked.getTime() + HOUR)
  if (state === 'rejected') return byOffice(tx, key, life, { name: 'reject', reason, now: judged })
  await byOffice(tx, key, life, { name: 'approve', now: judged })
  const players = await playersOf(tx, of.isFirst ? told : { ...told, characters: [], players: of.players })
  for (;;) {
    await residentsUntil(tx, key, now, ['say', 'send'])
    const at = await nextChange(tx, key, now)
    if (!at) break
    const phase = await lockPhase(tx, key)
    if (phase.state === 'reservation' || phase.state === 'recruiting') await enterAll(tx, key, players, at, now)
    if (phase.state === 'priority') await confirmSome(tx, key, at)
    if (phase.state === 'recruiting' && state === 'withdrawn') {
      return byMaster(tx, key, life, { name: 'withdraw', reason, now: new Date(at.getTime() + 9 * HOUR) })
    }
    if (phase.state === 'consultation' && of.isFirst) await talkAndSend(tx, key, told, players, at, now)
  }
  if (of.isFirst) await writeOn(tx, key, told, life.masterId, now)
}

async function talkAndSend(tx: Tx, key: PhaseKey, told: Told, players: readonly Player[], at: Date, now: Date) {
  await writePosts(tx, key, told, players, at, now)
  await sendTexts(tx, key, told, players, new Date(at.getTime() + DAY), now)
  if (told.deadlineHours === null) return
  const until = new Date(Math.ceil((now.getTime() + told.deadlineHours * HOUR) / HOUR) * HOUR)
  const phase = await lockPhase(tx, key)
  await moveDate(tx, phase, movedDates(phase, 'playingUntil', until))
}
