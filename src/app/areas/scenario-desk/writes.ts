// Writes of a master's desk beside saving an opening: what is done with one, a later date, the master's settings.
import { usePress } from '#app/platform/outbox/use-press.ts'
import { defineWrite } from '#app/platform/outbox/write.ts'
import type { ExtendableDate, MasterAct } from '#rules/scenario/desk.ts'
import { type MasterSettings, type PhaseKey, scenarioInfoCalls } from './queries.ts'

type Acting = PhaseKey & { act: MasterAct; reason: string | null; title: string }

const acting = defineWrite({
  kind: 'scenario.openingAct',
  policy: 'online',
  thing: ['scenarioId', 'phase'],
  touches: ['scenarioInfo', 'scenarioOffice', 'scenario'],
  toasts: 'all',
  press: ({ title, ...asked }: Acting) => ({
    entity: `opening:${asked.scenarioId}:${asked.phase}`,
    request: scenarioInfoCalls.act.request(asked),
    note: title || '（題名なし）',
    facts: { scenarioId: asked.scenarioId, phase: asked.phase, act: asked.act },
  }),
})

type Hearing = Parameters<
  typeof usePress<Acting, { state: string }, { scenarioId: number; phase: number; act: MasterAct }>
>[2]

export const useOpeningAct = ({ scenarioId, phase }: Pick<PhaseKey, 'scenarioId' | 'phase'>, hearing?: Hearing) =>
  usePress(acting, { scenarioId, phase }, hearing)
export type OpeningActs = ReturnType<typeof useOpeningAct>

type Extending = PhaseKey & { date: ExtendableDate; until: string; title: string }

const extending = defineWrite({
  kind: 'scenario.extend',
  policy: 'online',
  thing: ['scenarioId', 'phase'],
  touches: ['scenarioInfo', 'scenarioOffice', 'scenario', 'scenarioReplay'],
  toasts: 'all',
  press: ({ title, ...asked }: Extending) => ({
    entity: `opening:${asked.scenarioId}:${asked.phase}`,
    request: scenarioInfoCalls.extend.request(asked),
    note: title,
    facts: { scenarioId: asked.scenarioId, phase: asked.phase },
  }),
})

export const useExtend = ({ scenarioId, phase }: PhaseKey) => usePress(extending, { scenarioId, phase })

type Settings = Pick<MasterSettings, 'settings' | 'recruitmentPeriod' | 'refusals'>

const savingSettings = defineWrite({
  kind: 'scenario.masterSettings',
  policy: 'online',
  thing: [],
  touches: ['scenarioInfo'],
  toasts: 'all',
  press: (settings: Settings) => ({
    entity: 'masterSettings',
    request: scenarioInfoCalls.saveSettings.request(settings),
    note: 'シナリオの設定',
    facts: {},
  }),
})

export const useSaveSettings = () => usePress(savingSettings, {})
