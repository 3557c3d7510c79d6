// Repeats a request, as a client does, while the server has no time for a picture because of the load of other tests.
import { TooBusy } from '#server/platform/turns.ts'

const TRIES = 6

export async function whenFree<Result>(work: () => Promise<Result>, tries = TRIES): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (tries <= 1 || !(error instanceof TooBusy)) throw error
    return whenFree(work, tries - 1)
  }
}
