// Journals of the demo and runs of its characters, played by the verbs that players use. Seeds that follow from a run's name are tried
// until one brings the questions in the order of its file.
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { hashOfSeed } from '#rules/draws.ts'
import { type Dice, type Prompt, promptOf, rollOf, totalOf } from '#rules/journals.ts'
import { ownRun } from '../areas/journal/own-run.ts'
import { begin, finish, publish, roll, writeEntry } from '../areas/journal/play.ts'
import { journal, journalPrompt } from '../areas/journal/tables.ts'
import type { Tx } from '../db/client.ts'
import { ownCharacter } from '../platform/own-character.ts'
import { demoCharacters, demoJournals } from './content.ts'
import { dateBack } from './date-back.ts'
import type { DemoAccount } from './shapes.ts'

const MINUTE = 60_000
/** Most seeds that are tried; a run of a few steps needs some hundreds. */
const SEEDS_MOST = 200_000

export async function seedJournals(tx: Tx, userIds: Map<DemoAccount, string>, now: Date): Promise<void> {
  for (const told of demoJournals) {
    const { journalId, prompts } = await writeJournal(tx, told, now)
    for (const { character, daysAgo, time, state, scope, entries, rolled } of told.runs) {
      const { owner, worldId } = demoCharacters.find(({ key }) => key === character) ?? {}
      const userId = (owner && userIds.get(owner)) ?? ''
      const at = dateBack(daysAgo, time, now)
      const after = (minutes: number) => new Date(Math.min(at.getTime() + minutes * MINUTE, now.getTime()))
      const own = await ownCharacter(tx, userId, character)
      const { runId } = await begin(tx, { userId, own, worldId: worldId ?? '', journalId, now: at })
      const wanted = [...entries.map(({ prompt }) => prompt), ...(rolled === undefined ? [] : [rolled])].map(
        place => prompts[place - 1]?.promptId ?? 0,
      )
      const seed = await seedOf(`${told.key} ${character}`, { runId, dice: told.dice, prompts, wanted })
      await tx.execute(sql`
        update journal_run set seed = ${seed}, seed_hash = ${await hashOfSeed(seed)} where run_id = ${runId}`)
      const run = await ownRun(tx, { userId, runId })
      for (const [index, { words }] of entries.entries()) {
        await roll(tx, { own: run, step: index + 1 })
        const entry = { step: index + 1, body: words, draftId: null, now: after(12 * (index + 1)) }
        await writeEntry(tx, { userId, own: run, ...entry })
      }
      if (rolled !== undefined) await roll(tx, { own: run, step: entries.length + 1 })
      if (state !== 'open') await finish(tx, { own: run, now: after(12 * entries.length + 3) })
      if (scope !== undefined)
        await publish(tx, { userId, own: run, title: told.title, scope, now: after(12 * entries.length + 5) })
    }
  }
}

type Told = (typeof demoJournals)[number]

async function writeJournal(tx: Tx, told: Told, now: Date): Promise<{ journalId: number; prompts: Prompt[] }> {
  const { worldId, title, summary, rules, opening, closing, length, dice } = told
  const [made] = await tx
    .insert(journal)
    .values({
      ...{ worldId: worldId ?? null, title, summary, rules, opening, closing, length },
      ...{ diceCount: dice.count, diceSides: dice.sides, createdAt: now },
      ...{ state: told.state ?? 'published', updatedAt: now },
    })
    .returning({ journalId: journal.journalId })
  if (!made) throw new Error('A journal was not written.')
  const { journalId } = made
  const prompts = await tx
    .insert(journalPrompt)
    .values(
      told.prompts.map(({ from, to, text }, index) => ({
        ...{ journalId, place: index + 1, fromTotal: from, toTotal: to, text },
      })),
    )
    .returning({
      promptId: journalPrompt.promptId,
      fromTotal: journalPrompt.fromTotal,
      toTotal: journalPrompt.toTotal,
    })
  return { journalId, prompts }
}

type Wanted = { runId: number; dice: Dice; prompts: readonly Prompt[]; wanted: readonly number[] }

async function seedOf(name: string, { runId, dice, prompts, wanted }: Wanted): Promise<string> {
  for (let nth = 0; nth < SEEDS_MOST; nth++) {
    const seed = createHash('sha256').update(`${name} ${nth}`).digest('hex')
    const had = new Set<number>()
    for (const [index, promptId] of wanted.entries()) {
      const total = totalOf(await rollOf({ seed, runId, step: index + 1 }, dice))
      if (promptOf(prompts, total, had)?.promptId !== promptId) break
      had.add(promptId)
    }
    if (had.size === wanted.length) return seed
  }
  throw new Error(`No seed brings the questions of ${name} in their order.`)
}
