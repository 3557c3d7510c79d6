// Readers beside a run: what they read must be right at any moment, between two kills as well.
import { setTimeout as sleep } from 'node:timers/promises'
import { stubbornly } from '../../support/through-outages.ts'

export type Watching = { stop: () => Promise<void>; faults: string[]; reads: () => number }

/** Reads over and over, through every outage of the database, until it is stopped. @param read faults of the nth read */
export function watch(pauseMs: number, read: (nth: number) => Promise<string[]>): Watching {
  const faults: string[] = []
  let [reads, over] = [0, false]
  const watching = (async () => {
    for (; !over; await sleep(pauseMs)) {
      faults.push(...(await stubbornly(() => read(reads + 1))))
      reads += 1
    }
  })()
  const stop = async () => {
    over = true
    await watching
  }
  return { stop, faults, reads: () => reads }
}

/** Watches what stays the same. */
export const watchSame = (
  pauseMs: number,
  read: () => Promise<string | number>,
  due: string | number,
  audit: (nth: number) => Promise<string[]> = async () => [],
): Watching =>
  watch(pauseMs, async nth => {
    const found = await read()
    return [...(found === due ? [] : [`read ${nth}: ${found}, was ${due}`]), ...(await audit(nth))]
  })
