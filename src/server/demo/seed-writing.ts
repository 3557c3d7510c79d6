// Work of a master of the demo on a scenario whose texts were sent: a draft of the replay, notes, the words by which some of the cast
// call others, questions with their answers, a new day for a late replay, and a replay that is handed in to the office.
import { and, eq } from 'drizzle-orm'
import { lockPhase, type PhaseKey } from '../areas/scenario/phase.ts'
import { scenarioEntry } from '../areas/scenario/tables/entry.ts'
import { extendDate } from '../areas/scenario-desk/acts.ts'
import { ownDesk } from '../areas/scenario-desk/own-desk.ts'
import { saveNote } from '../areas/scenario-replay/notes.ts'
import { answer, ask } from '../areas/scenario-replay/questions.ts'
import { saveReplay } from '../areas/scenario-replay/save-replay.ts'
import { actOnReplay } from '../areas/scenario-replay/steps.ts'
import type { Tx } from '../db/client.ts'
import { replayOf } from './replay-of.ts'
import type { DemoScenario } from './shapes/scenario.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

type Told = Pick<
  DemoScenario,
  'worldId' | 'written' | 'notes' | 'calls' | 'questions' | 'newDueDays' | 'result' | 'cast'
>

export async function writeOn(tx: Tx, key: PhaseKey, told: Told, masterId: string, now: Date): Promise<void> {
  const { worldId, written, notes, calls, questions, newDueDays, result, cast } = told
  const { state } = await lockPhase(tx, key)
  if (state !== 'resolving' && state !== 'late') return
  const own = await ownDesk(tx, { ...key, worldId, userId: masterId })
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR)
  const entryOf = async (character: string) => {
    const { scenarioId, phase, characterId } = scenarioEntry
    const [entry] = await tx
      .select({ entryId: scenarioEntry.entryId, userId: scenarioEntry.userId })
      .from(scenarioEntry)
      .where(and(eq(scenarioId, key.scenarioId), eq(phase, key.phase), eq(characterId, character)))
    if (!entry) throw new Error(`${character} is not in scenario ${key.scenarioId}.`)
    return entry
  }
  for (const character of new Set([...notes, ...calls].map(one => one.character))) {
    const { entryId } = await entryOf(character)
    const note = notes.find(one => one.character === character)?.words ?? ''
    const called = []
    for (const call of calls.filter(one => one.character === character))
      called.push({ entryId: (await entryOf(call.called)).entryId, names: call.names })
    await saveNote(tx, own, { entryId, note, names: [], calls: called, now: before(40) })
  }
  for (const { character, question, answered } of questions) {
    const { entryId, userId } = await entryOf(character)
    const asked = await ask(tx, own, { userId: masterId, entryId, question, now: before(30) })
    if (answered) await answer(tx, { userId, questionId: asked.questionId, answer: answered, now: before(22) })
  }
  if (written) {
    const replay = await replayOf(tx, key, { body: written, result, cast, mvps: [], privateParts: [] })
    const { version } = await saveReplay(tx, own, { ...replay, userId: masterId, baseVersion: 0, now: before(3) })
    const asked = { act: 'submit' as const, comment: null, baseVersion: version, userId: masterId, now: before(2) }
    if (result) await actOnReplay(tx, own, asked)
  }
  if (newDueDays !== null) {
    const until = new Date(Math.ceil((now.getTime() + newDueDays * DAY) / HOUR) * HOUR)
    await extendDate(tx, own, { userId: masterId, now: before(1), date: 'replayDueAt', until: until.toISOString() })
  }
}
