// Figures of this process in the text form of Prometheus. The README of the server says what to watch.
import type { ServerResponse } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Kinds of requests that are told apart. */
export type RequestKind = 'call' | 'stream' | 'file' | 'part' | 'page' | 'other'

export type Metrics = {
  /** Counts an answer: its seconds by kind, its status by call. */
  answered: (answer: { kind: RequestKind; call: string | null; status: number | 'cut'; seconds: number }) => void
  /**
   * A figure that is read when somebody asks.
   * @param read numbers by the value of their label, or one number without a label
   */
  watch: (figure: Figure) => void
  text: () => Promise<string>
  contentType: string
}

export type Figure = {
  name: `tsumugi_${string}`
  help: string
  label?: string
  read: () => Reading | Promise<Reading>
}
type Reading = number | Readonly<Record<string, number>>

/** Upper ends in seconds: below the goals of reads (0.2 s) and writes (0.4 s), around them, and far beyond. */
const BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.2, 0.4, 1, 2.5, 10]

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'tsumugi_' })
  const seconds = new Histogram({
    name: 'tsumugi_answer_seconds',
    help: 'Time until an answer was sent whole, by kind of request; streams of events are not in it.',
    labelNames: ['kind'],
    buckets: BUCKETS,
    registers: [registry],
  })
  const answers = new Counter({
    name: 'tsumugi_answers_total',
    help: 'Answers by kind and status; cut is one whose caller left.',
    labelNames: ['kind', 'status'],
    registers: [registry],
  })
  const calls = new Counter({
    name: 'tsumugi_calls_total',
    help: 'Answers of calls of the contract, by call and status.',
    labelNames: ['call', 'status'],
    registers: [registry],
  })
  return {
    answered: answer => {
      const { kind, call, seconds: took } = answer
      const status = String(answer.status)
      if (kind !== 'stream') seconds.observe({ kind }, took)
      answers.inc({ kind, status })
      if (call !== null) calls.inc({ call, status })
    },
    watch: ({ name, help, label, read }) => {
      new Gauge({
        ...{ name, help, labelNames: label === undefined ? [] : [label], registers: [registry] },
        async collect() {
          this.reset()
          const found = await Promise.resolve(read()).catch(() => ({}))
          if (typeof found === 'number') this.set(found)
          else if (label !== undefined)
            for (const [value, number] of Object.entries(found)) this.set({ [label]: value }, number)
        },
      })
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}

const called = new WeakMap<ServerResponse, string>()

/** Notes which call of the contract an answer belongs to. */
export const noteCall = (response: ServerResponse, call: string): void => void called.set(response, call)

export const callOf = (response: ServerResponse): string | null => called.get(response) ?? null
