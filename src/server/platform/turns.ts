// A short queue in front of expensive work, with limits for running and for waiting work: decoding pictures,
// checking passwords, reading pages of other sites.

/** Error of a full queue or a busy machine; it says nothing about the work's input. */
export class TooBusy extends Error {
  override name = 'TooBusy'
}

/**
 * Makes a queue with `atOnce` places to work and `mostWaiting` to wait in. A named caller takes at most `share` of the
 * places that are still free (always one while there is any): the fuller the queue, the fewer more each may take, so that
 * several greedy callers still leave places for others.
 */
export function createTurns(atOnce: number, mostWaiting: number, share = 1) {
  const places = atOnce + mostWaiting
  let running = 0
  const waiting: (() => void)[] = []
  const takenBy = new Map<string, number>()

  const enter = (caller: string): void => {
    const taken = takenBy.get(caller) ?? 0
    const free = places - running - waiting.length
    if (taken >= Math.max(1, Math.floor(free * share))) throw new TooBusy('one caller has taken its share of the line')
    takenBy.set(caller, taken + 1)
  }
  const leave = (caller: string): void => {
    const left = (takenBy.get(caller) ?? 1) - 1
    if (left > 0) takenBy.set(caller, left)
    else takenBy.delete(caller)
  }

  /** @throws TooBusy when the line is full or the caller has its share of it; whatever `work` throws */
  return async <Result>(work: () => Promise<Result>, caller?: string): Promise<Result> => {
    if (running >= atOnce && waiting.length >= mostWaiting) throw new TooBusy('the line is full')
    if (caller !== undefined) enter(caller)
    if (running < atOnce) running++
    // Work that ends hands its place to the next in the queue, so that no newcomer takes it.
    else await new Promise<void>(turn => waiting.push(turn))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
      if (caller !== undefined) leave(caller)
    }
  }
}
