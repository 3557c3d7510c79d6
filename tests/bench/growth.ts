// The same requests with 10 thousand and with a million rows, in alternation, so that the noise of the machine affects both.
import { MISSION_PAGE_SIZE } from '#rules/mission.ts'
import { HEAVY_USER } from './data.ts'
import { ask, signIn } from './load.ts'
import { findProbes, openPool, type Probe } from './probes.ts'
import type { Size, Stage } from './stage.ts'
import { median, ms } from './stats.ts'
import type { Figure } from './table.ts'
import { openWire, type Wire } from './wire.ts'

const ROUNDS = 60
const USERS = [HEAVY_USER, 1] as const

type Side = { wire: Wire; tokens: string[]; end: () => Promise<void> }

export async function measureGrowth(stage: Stage): Promise<Figure[]> {
  const small = await openSide(stage, 'small')
  const large = await openSide(stage, 'large')
  try {
    const requests = await requestsOf(stage)
    const times = requests.map(request => ({ ...request, small: [] as number[], large: [] as number[] }))
    for (let round = 0; round < ROUNDS; round++) {
      for (const request of times) {
        const inSmall = await time(small, request)
        const inLarge = await time(large, request)
        if (round < 10) continue
        request.small.push(inSmall)
        request.large.push(inLarge)
      }
    }
    return times.map(({ name, small: before, large: after }) => ({
      name: `${name}: p50 with 1 M / with 10 k rows`,
      value: (median(after) / median(before)).toFixed(2),
      goal: 'flat: 1.0',
      note: `${ms(median(after))} / ${ms(median(before))}`,
    }))
  } finally {
    await small.end()
    await large.end()
  }
}

type Ask = { name: string; path: string; user: number }

async function requestsOf(stage: Stage): Promise<Ask[]> {
  const pool = openPool(await stage.filled('large'))
  try {
    const heavy = (await findProbes(pool)).map(({ name, path }: Probe) => ({
      name: `many rows, ${name}`,
      path,
      user: 0,
    }))
    const first = `/api/Achievement/getAchievedList/all/1/0/${MISSION_PAGE_SIZE}`
    return [
      ...heavy,
      { name: 'a user with 100 rows, received, first page', path: first, user: 1 },
      { name: 'a user with 100 rows, summary', path: '/api/Achievement/getSummary', user: 1 },
    ]
  } finally {
    await pool.end()
  }
}

async function openSide(stage: Stage, size: Size): Promise<Side> {
  const server = await stage.server(await stage.filled(size))
  const wire = await openWire(server.url)
  return {
    ...{ wire, tokens: await signIn(server.url, USERS) },
    end: async () => {
      wire.close()
      await server.end()
    },
  }
}

async function time({ wire, tokens }: Side, { path, user }: Ask): Promise<number> {
  const started = performance.now()
  await ask(wire, { path, token: tokens[user] ?? '' })
  return performance.now() - started
}
