// Story time of a demo, as the office reads it; a server without a demo refuses.
import calls from 'virtual:contract/demo'
import { connect } from '#app/platform/api.ts'
import type { Area } from '#app/platform/belongings.ts'
import { defineWrite } from '#app/platform/outbox/write.ts'
import { readQuery } from '#app/platform/query.ts'
import type { DemoContract } from '#contract/demo.ts'

const demoCalls = connect<DemoContract>('demo', calls)

export type StoryTime = Awaited<ReturnType<typeof demoCalls.getClock.send>>

export const demoQueries = { clock: () => readQuery(demoCalls.getClock, {}) }

/** Areas that show what has dates of its own. */
const TOLD: readonly Area[] = [
  ...(['scenario', 'scenarioBoard', 'scenarioPlaying', 'scenarioInfo', 'scenarioOffice', 'mission', 'coin'] as const),
  ...(['news', 'adminNews', 'novel', 'world', 'shop', 'exchange', 'distribution'] as const),
]

/** Distance by which story time is moved: hours, or up to an instant. */
export type Move = { hours: number } | { until: string }

export const movingStory = defineWrite({
  kind: 'demo.clock',
  policy: 'online',
  thing: [],
  touches: ['demo', ...TOLD],
  toasts: 'none',
  press: (move: Move) => ({
    entity: 'demo:clock',
    request: demoCalls.moveClock.request(move),
    note: 'hours' in move ? `${move.hours}時間` : 'つぎの日付まで',
    facts: {},
  }),
})
