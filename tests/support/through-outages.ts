// Work on a database that a test kills meanwhile.
import { setTimeout as sleep } from 'node:timers/promises'
import { isDatabaseDown } from '#server/db/client.ts'

/** Repeats work through every outage of the database. */
export async function stubbornly<Result>(work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isDatabaseDown(error)) throw error
      await sleep(50)
    }
  }
}
