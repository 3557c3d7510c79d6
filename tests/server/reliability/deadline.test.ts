// The deadline of playing texts: many are sent around the closing of their phase, which the test does as a server of its own
// beside the killed one's job, while answers and requests are lost. Each text is in, or its sender was told that it came too
// late and still has it; never both, never neither. For who agreed, the draft is sent instead.
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { passTime } from '#server/areas/scenario/clock/clock-job.ts'
import type { PhaseKey } from '#server/areas/scenario/phase.ts'
import { type BadNetwork, openBadNetwork } from '../../support/bad-network.ts'
import type { Answer } from '../../support/http.ts'
import { randomOf, report } from '../../support/random.ts'
import { dataFolder } from '../../support/server-process.ts'
import { limitSeconds, size } from '../../support/size.ts'
import { stubbornly } from '../../support/through-outages.ts'
import { takeTurn } from '../../support/turn.ts'
import { seedClaimers } from './claimers.ts'
import { characterOf, guest, seedGuests, stateOf } from './guests.ts'
import { type Kept, openConsultation, textsOf, type Writer } from './writers.ts'

const ROUNDS = size(3, 25)
const WRITERS = size(16, 40)
/** Time before the deadline and after it in which texts are sent. */
const [EARLY_MS, LATE_MS] = [1_500, 300]
/** One of this many writers agreed that the draft is sent; one of `SILENT` of them sends nothing. */
const [AGREED, SILENT] = [3, 4]

takeTurn()
const dataDir = dataFolder('deadline')
const random = randomOf('Deadline of texts')
let { server, proxy, client, db, tokenOf, close } = {} as BadNetwork

beforeAll(async () => {
  ;({ server, proxy, client, db, tokenOf, close } = await openBadNetwork(dataDir, random, {
    dropAnswer: 0.2,
    delayMs: 300,
  }))
  await seedClaimers(db)
  await seedGuests(db, WRITERS)
}, limitSeconds(120))

afterAll(() => close?.())

type Sent = Writer & {
  /** Null: the player sent nothing. */
  answer: Answer | null
  /** Whether the deadline passed between sending and the answer. */
  isAcross: boolean
}

async function sendAround(key: PhaseKey, until: Date, writer: Writer): Promise<Sent> {
  const { userId, draftId, words, savesBlank } = writer
  if (savesBlank && random.chance(1 / SILENT)) return { ...writer, answer: null, isAcross: false }
  const body = {
    ...{ worldId: 'harbor', ...key, characterId: characterOf(userId), chooseId: null, consumeItem: [], playing: words },
    ...{ onlyPlayingFlg: false, onlyTeamTagFlg: false, tagId: null, omakaseFlg: false, draftId },
  }
  const uuid = random.uuid()
  await sleep(Math.max(0, until.getTime() - Date.now() + random.integer(-EARLY_MS, LATE_MS)))
  const begun = Date.now()
  const answer = await client.post('/api/v2/ScenarioPlaying/save', tokenOf(userId), uuid, body)
  return { ...writer, answer, isAcross: begun < until.getTime() && Date.now() >= until.getTime() }
}

/** Closes the texts as the job of a second server does at the deadline. */
async function closeAt(key: PhaseKey, until: Date): Promise<void> {
  await sleep(until.getTime() - Date.now())
  while ((await stubbornly(() => stateOf(db, key))) === 'consultation') {
    await stubbornly(() => passTime(db, key, new Date()))
  }
}

/** Outcome for a text, with its fault if there is one. */
function fateOf(
  { answer, words, savesBlank }: Sent,
  kept: Kept | undefined,
  until: Date,
): { fate: string; fault?: string } {
  if (!kept) return { fate: 'lost', fault: 'has neither text nor draft' }
  const code = answer && answer.status !== 200 ? (answer.json as { code?: string }).code : null
  const told = answer === null ? 'silent' : answer.status === 200 ? 'in' : code === 'PLAYING_CLOSED' ? 'late' : 'untrue'
  const isText = kept.playing === words && kept.version === 1
  const isMine = isText && kept.sentBy === 'player' && new Date(kept.receivedAt ?? '') < until && !kept.isDraftOpen
  const isDraft = isText && kept.sentBy === 'deadline' && !kept.isDraftOpen
  const isStillMine = kept.playing === null && kept.isDraftOpen && kept.draft === words
  const isRight = told === 'in' ? isMine : told !== 'untrue' && (savesBlank ? isDraft : isStillMine)
  if (!isRight) return { fate: told, fault: `was told ${told} (${answer?.text}): ${JSON.stringify(kept)}` }
  return { fate: told === 'in' ? 'in' : `${told}${savesBlank ? ', draft sent' : ', draft kept'}` }
}

test(`${ROUNDS * WRITERS} texts around the deadline: each is in, or its sender knows and has it`, {
  timeout: limitSeconds(120),
}, async () => {
  const started = performance.now()
  const [faults, fates]: [string[], Record<string, number>] = [[], {}]
  let across = 0
  for (let round = 0; round < ROUNDS; round++) {
    const until = new Date(Date.now() + EARLY_MS + 500)
    const writers = Array.from({ length: WRITERS }, (_, nth) => ({
      ...{
        userId: guest(nth),
        draftId: random.uuid(),
        words: `灯りをともす。${round}-${nth}`,
        savesBlank: nth % AGREED === 0,
      },
    }))
    const key = await stubbornly(() => openConsultation(db, writers, until))
    // One round is undisturbed, then the server dies around the deadline, then its database.
    const kill = [async () => {}, server.killServer, server.killPostgres][round % 3]
    const killed = sleep(until.getTime() - Date.now() + random.integer(-EARLY_MS, LATE_MS)).then(kill)
    const [sent] = await Promise.all([
      Promise.all(writers.map(writer => sendAround(key, until, writer))),
      closeAt(key, until),
      killed,
    ])
    const { texts, kept } = await stubbornly(() => textsOf(db, key))
    const byUser = new Map(kept.map(one => [one.userId, one]))
    for (const one of sent) {
      const { fate, fault } = fateOf(one, byUser.get(one.userId), until)
      fates[fate] = (fates[fate] ?? 0) + 1
      if (one.isAcross) across += 1
      if (fault) faults.push(`round ${round}, ${one.userId} ${fault}`)
    }
    const there = kept.filter(({ playing }) => playing !== null).length
    if (texts !== there) faults.push(`round ${round}: ${texts} texts are counted, ${there} are there`)
  }
  const all = ROUNDS * WRITERS
  report(
    `Deadline of texts: ${all} texts, ${across} in flight at the deadline, ${JSON.stringify(fates)},`,
    `${((performance.now() - started) / 1000).toFixed(1)} s; ${server.kills.server} server kills, ${server.kills.postgres} database kills;`,
    `network ${JSON.stringify(proxy.counts)}`,
  )
  report(`Deadline of texts: ${all - Math.min(all, faults.length)} passed, ${faults.length} failed`)
  expect({ faults: faults.slice(0, 20), errors: server.errors() }).toEqual({ faults: [], errors: [] })
  expect(fates.in).toBeGreaterThan(0)
  expect(fates['late, draft kept']).toBeGreaterThan(0)
  expect(across).toBeGreaterThan(0)
})
