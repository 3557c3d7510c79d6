// Sending to devices in one lane for each push service, so that a slow or dead service delays no other, and no job waits for
// one. A service that fails is left alone for growing pauses, or for as long as it asks. Pushes that a process had taken
// when it died are taken again after half a minute.
import type { JobContext } from '../../../platform/jobs/run.ts'
import type { Push } from '../../../platform/push/push.ts'
import type { NoticeChecks } from '../judge.ts'
import { dueServices, takeDue } from './queue.ts'
import { sendLot } from './send-lot.ts'

/** Most pushes that are sent to a service at the same time. */
const LOT = 16
const FIRST_PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = 600_000
/** Longest time without a look; the job of every minute looks too, for what other processes left. */
const LOOK_AGAIN_MS = 60_000

type Service = { isOpen: boolean; isAsked: boolean; failures: number; pausedUntil: number }

class Lanes {
  readonly #context: JobContext
  readonly #checks: NoticeChecks
  readonly #services = new Map<string, Service>()
  readonly #stopped = new AbortController()
  #open: Promise<void>[] = []
  #looking: Promise<void> | null = null
  #isAskedAgain = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(context: JobContext, checks: NoticeChecks) {
    this.#context = context
    this.#checks = checks
  }

  /** Looks for pushes that are due and opens their lanes. Calls during a look cause one more look after it. */
  look(): void {
    if (this.#stopped.signal.aborted) return
    if (this.#looking !== null) {
      this.#isAskedAgain = true
      return
    }
    this.#looking = this.#openDue()
      .catch(error => this.#context.log.warn({ reason: (error as Error).message }, 'pushes could not be looked for'))
      .finally(() => {
        this.#looking = null
        if (!this.#isAskedAgain) return
        this.#isAskedAgain = false
        this.look()
      })
  }

  /** Resolves when nothing is due and nothing is being sent. */
  async settled(): Promise<void> {
    while (this.#looking !== null || this.#open.length > 0) {
      await this.#looking
      await Promise.all(this.#open)
    }
  }

  async stop(): Promise<void> {
    this.#stopped.abort()
    clearTimeout(this.#timer)
    await this.settled()
  }

  async #openDue(): Promise<void> {
    const now = this.#context.clock.now()
    const { due, nextAt } = await dueServices(this.#context.db, now)
    for (const origin of due) {
      const service = this.#serviceOf(origin)
      if (service.isOpen) service.isAsked = true
      else if (service.pausedUntil <= now.getTime()) this.#openLane(origin, service)
    }
    const pauses = due.map(origin => this.#serviceOf(origin).pausedUntil).filter(until => until > now.getTime())
    const next = Math.min(nextAt?.getTime() ?? Number.POSITIVE_INFINITY, ...pauses)
    this.#lookIn(next - now.getTime())
  }

  #serviceOf(origin: string): Service {
    const known = this.#services.get(origin) ?? { isOpen: false, isAsked: false, failures: 0, pausedUntil: 0 }
    this.#services.set(origin, known)
    return known
  }

  #openLane(origin: string, service: Service): void {
    service.isOpen = true
    const lane = this.#drain(origin, service)
      .catch(error => this.#context.log.warn({ reason: (error as Error).message }, 'pushes were not sent'))
      .finally(() => {
        service.isOpen = false
        this.#open = this.#open.filter(one => one !== lane)
        // Pushes that failed, or came in the last moment, are looked for once more.
        if (!this.#stopped.signal.aborted) this.look()
      })
    this.#open.push(lane)
  }

  async #drain(origin: string, service: Service): Promise<void> {
    const { db, clock } = this.#context
    do {
      service.isAsked = false
      for (;;) {
        if (this.#stopped.signal.aborted) return
        // After a failure one message finds out whether the service is back.
        const most = service.failures > 0 ? 1 : LOT
        const lot = await takeDue(db, { origin, most, now: clock.now() })
        if (lot.length === 0) break
        const { failed, answered, waitMs } = await sendLot(this.#context, this.#checks, lot)
        if (answered > 0) service.failures = 0
        else if (failed > 0) service.failures += 1
        const pause =
          answered === 0 && failed > 0 ? Math.min(FIRST_PAUSE_MS * 2 ** (service.failures - 1), LONGEST_PAUSE_MS) : 0
        if (Math.max(pause, waitMs) === 0) continue
        service.pausedUntil = clock.now().getTime() + Math.max(pause, waitMs)
        return
      }
    } while (service.isAsked)
  }

  #lookIn(ms: number): void {
    clearTimeout(this.#timer)
    if (this.#stopped.signal.aborted || !Number.isFinite(ms)) return
    this.#timer = setTimeout(() => this.look(), Math.min(Math.max(ms, 100), LOOK_AGAIN_MS))
    this.#timer.unref()
  }
}

/** Lanes of this process, by the object through which they send. */
const known = new WeakMap<Push, Lanes>()

function lanesOf(context: JobContext, checks: NoticeChecks): Lanes {
  const lanes = known.get(context.push) ?? new Lanes(context, checks)
  known.set(context.push, lanes)
  return lanes
}

export const beginPushing = (context: JobContext, checks: NoticeChecks): void => lanesOf(context, checks).look()

/** Ends the lanes as soon as the pushes that are being sent have been answered. */
export const stopPushing = async (push: Push): Promise<void> => known.get(push)?.stop()

export const settlePushes = async (push: Push): Promise<void> => known.get(push)?.settled()
