// Presses at the same moment, on two servers (B2): a book says who presses what in each round, and what is true afterwards. The servers,
// their database, the salvoes, the rounds and their reports are the same for every area, and stand here.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDb, createPool, type Db } from '#server/db/client.ts'
import { openUntilClosed, type TestDatabase } from '../../support/database.ts'
import { openServer } from '../../support/http-server.ts'
import { type RawAnswer, Salvo } from '../../support/last-byte.ts'
import { type Random, randomOf, report } from '../../support/random.ts'
import { limitSeconds } from '../../support/size.ts'
import { installTestKey } from '../../support/tokens.ts'

/** A request of a user; those with one key are one act. */
export type Press = { userId: string; method?: 'PUT'; path: string; body: object; key?: string }

export type Stage = {
  database: TestDatabase
  db: Db
  users: TestDatabase['users']
  /** Database of each server, through its own connections. */
  servers: readonly [Db, Db]
  random: Random
  /** Sends presses so that they arrive together. @returns their answers in the same order */
  fire: (presses: readonly Press[]) => Promise<RawAnswer[]>
  /** Sends a press thirty times with one key: all have the same answer. @returns the answer */
  fireOneKey: (press: Press) => Promise<RawAnswer>
}

export type Race = {
  /** Continues "n rounds of"; stands alone where there are no rounds. */
  title: string
  rounds?: number
  seconds?: number
  begin?: () => Promise<unknown>
  round: (nth: number) => Promise<void>
  end?: () => Promise<unknown>
}

export type Book = {
  name: string
  /** True: a server may be too busy for a press, which is then sent again with its key, as clients do. */
  mayBeBusy: boolean
  /** Sets up who presses and what they have. */
  open: (stage: Stage) => Promise<void>
  races: readonly Race[]
  /** Checks that every coin and piece is in its place. */
  expectBooks?: () => Promise<void>
}

export const AT_ONCE = 30

export const times = <Value>(many: number, of: (nth: number) => Value): Value[] =>
  Array.from({ length: many }, (_, nth) => of(nth))

export const passed = (answers: readonly RawAnswer[]): RawAnswer[] => answers.filter(({ status }) => status === 200)

const codeOf = ({ body }: RawAnswer): string => (JSON.parse(body) as { code: string }).code

/** Codes of the refusals, each once, but for those that are known. */
export const refusedBut = (answers: readonly RawAnswer[], ...known: string[]): string[] => {
  const codes = answers.flatMap(answer => (answer.status === 200 ? [] : [codeOf(answer)]))
  return [...new Set(codes)].filter(code => !known.includes(code))
}

async function openStage({ name, mayBeBusy }: Book): Promise<Stage & { close: () => Promise<void> }> {
  const random = randomOf(`B2 ${name}`)
  const { database, close: closeDatabase } = await openUntilClosed('play')
  // Each server has connections of its own, as a process of its own would.
  const pools = times(2, () => createPool({ url: database.url, max: 12, role: null, name: 'tsumugi-test' }))
  const servers = await Promise.all(pools.map(pool => openServer({ ...database, pool, db: createDb(pool) })))
  const salvo = new Salvo(servers.map(({ url }) => url))
  // A token of a sign-in holds for a quarter of an hour, shorter than a full run.
  const tokenOf = await database.asOwner(installTestKey)
  const fire = async (presses: readonly Press[]): Promise<RawAnswer[]> => {
    const requests = presses.map(({ userId, method = 'POST' as const, path, body, key = random.uuid() }) => ({
      ...{ method, path, body: JSON.stringify(body) },
      headers: { authorization: `Bearer ${tokenOf(userId)}`, 'idempotency-key': key },
    }))
    const answers = await salvo.fire(requests)
    for (;;) {
      const busy = answers.flatMap((answer, nth) => (answer.status === 503 && codeOf(answer) === 'BUSY' ? [nth] : []))
      if (busy.length === 0) return answers
      if (!mayBeBusy) throw new Error(`The servers were too busy for ${busy.length} of ${presses.length} presses.`)
      const again = await salvo.fire(busy.flatMap(nth => requests[nth] ?? []))
      for (const [at, answer] of again.entries()) answers[busy[at] ?? 0] = answer
    }
  }
  const fireOneKey = async (press: Press): Promise<RawAnswer> => {
    const key = random.uuid()
    const answers = await fire(times(AT_ONCE, () => ({ ...press, key })))
    const found = { passed: passed(answers).length, answers: new Set(answers.map(({ body }) => body)).size }
    expect({ ...press, ...found }).toEqual({ ...press, passed: AT_ONCE, answers: 1 })
    expect(answers.filter(({ headers }) => headers['idempotency-key'] !== key)).toEqual([])
    return answers[0] as RawAnswer
  }
  const close = async () => {
    salvo.close()
    await Promise.all(servers.map(server => server.close()))
    await Promise.all(pools.map(pool => pool.end()))
    await closeDatabase()
  }
  const [one, two] = servers.map(({ services }) => services.db)
  if (!one || !two) throw new Error('Two servers are needed.')
  return { database, db: database.db, users: database.users, servers: [one, two], random, fire, fireOneKey, close }
}

/** Declares the races of an area. */
export function runRaces(book: Book): void {
  describe(`B2 ${book.name}`, () => {
    let close: (() => Promise<void>) | undefined
    beforeAll(async () => {
      const stage = await openStage(book)
      close = stage.close
      await book.open(stage)
    })
    afterAll(() => close?.())

    for (const { title, rounds, seconds = 120, begin, round, end } of book.races) {
      test(rounds ? `${rounds} rounds of ${title}` : title, { timeout: limitSeconds(seconds) }, async () => {
        const started = performance.now()
        await begin?.()
        for (let nth = 0; nth < (rounds ?? 1); nth++) await round(nth)
        await end?.()
        await book.expectBooks?.()
        const took = ((performance.now() - started) / 1000).toFixed(1)
        report(`B2 ${book.name}, ${title}: ${rounds ?? 1} rounds passed, 0 failed; ${took} s`)
      })
    }
  })
}
