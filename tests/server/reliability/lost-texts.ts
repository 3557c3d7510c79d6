// Playing texts around their deadline: many are sent around the closing of their phase, which the test does as a server of its own
// beside the killed one's job, while answers and requests are lost. Each text is in, or its sender was told that it came too
// late and still has it; never both, never neither. For who agreed, the draft is sent instead.
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { passTime } from '#server/areas/scenario/clock/clock-job.ts'
import type { PhaseKey } from '#server/areas/scenario/phase.ts'
import type { Answer } from '../../support/http.ts'
import { size } from '../../support/size.ts'
import { stubbornly } from '../../support/through-outages.ts'
import { seedClaimers } from './claimers.ts'
import { characterOf, guest, seedGuests, stateOf } from './guests.ts'
import type { Book, Stage } from './lost.ts'
import { type Kept, openConsultation, textsOf, type Writer } from './writers.ts'

const ROUNDS = size(3, 25)
const WRITERS = size(16, 40)
/** Time before the deadline and after it in which texts are sent. */
const [EARLY_MS, LATE_MS] = [1_500, 300]
/** One of this many writers agreed that the draft is sent; one of `SILENT` of them sends nothing. */
const [AGREED, SILENT] = [3, 4]

let { server, client, db, random, tokenOf, untrue, counts, count } = {} as Stage

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

/** One phase with its deadline. */
async function sendTexts(round: number): Promise<void> {
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
  const { texts: counted, kept } = await stubbornly(() => textsOf(db, key))
  const byUser = new Map(kept.map(one => [one.userId, one]))
  for (const one of sent) {
    const { fate, fault } = fateOf(one, byUser.get(one.userId), until)
    count(fate)
    if (one.isAcross) count('in flight at the deadline')
    if (fault) untrue.push(`round ${round}, ${one.userId} ${fault}`)
  }
  const there = kept.filter(({ playing }) => playing !== null).length
  if (counted !== there) untrue.push(`round ${round}: ${counted} texts are counted, ${there} are there`)
}

export const texts: Book = {
  name: 'texts',
  figures: 'B1',
  network: { dropAnswer: 0.2, delayMs: 300 },
  open: async stage => {
    ;({ server, client, db, random, tokenOf, untrue, counts, count } = stage)
    await seedClaimers(db)
    await seedGuests(db, WRITERS)
  },
  runs: [
    {
      title: `${ROUNDS * WRITERS} texts around the deadline: each is in, or its sender knows and has it`,
      many: ROUNDS * WRITERS,
      seconds: 120,
      kills: null,
      press: async () => {
        for (let round = 0; round < ROUNDS; round++) await sendTexts(round)
      },
      findFaults: async () => [],
      tell: () => `${ROUNDS * WRITERS} texts, ${JSON.stringify(Object.fromEntries(counts))}`,
      expectEnough: () => {
        const some = ['in', 'late, draft kept', 'in flight at the deadline']
        expect(some.filter(fate => !counts.get(fate))).toEqual([])
      },
    },
  ],
}
