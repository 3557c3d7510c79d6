// Who may work now, when only some may at once and only so many may wait.

/** Too many are waiting, or the machine does not get to it: nothing was found out about the picture. */
export class PicturesBusy extends Error {
  override name = 'PicturesBusy'
}

export function createTurns(atOnce: number, mostWaiting: number) {
  let running = 0
  const waiting: (() => void)[] = []

  /** @throws PicturesBusy when the line is full; whatever `work` throws */
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < atOnce) running++
    else {
      if (waiting.length >= mostWaiting) throw new PicturesBusy('too many pictures are waiting')
      // Whoever ends hands its place over, so that nobody comes in between.
      await new Promise<void>(turn => waiting.push(turn))
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
