// Writes of voices: one is put on a line or taken off it at once, or not at all.
import { defineWrite } from '#app/platform/outbox/write.ts'
import { type Clip, type LineVoice, type PhaseKey, voiceCalls } from './queries.ts'

const about = ({ scenarioId, phase }: PhaseKey, rowNo: number) => ({ scenarioId, phase, rowNo })
const entityOf = ({ scenarioId, phase }: PhaseKey, rowNo: number) => `voice:${scenarioId}:${phase}:${rowNo}`

export const attaching = defineWrite({
  kind: 'voice.attach',
  policy: 'online',
  thing: ['scenarioId', 'phase', 'rowNo'],
  touches: ['scenarioReplay', 'voice'],
  toasts: 'all',
  press: ({ of, rowNo, clip }: { of: PhaseKey; rowNo: number; clip: Clip }) => ({
    entity: entityOf(of, rowNo),
    request: voiceCalls.attach.request({ ...of, rowNo, clipId: clip.clipId }),
    note: clip.shouhinmei,
    facts: about(of, rowNo),
  }),
})

export const takingOff = defineWrite({
  kind: 'voice.takeOff',
  policy: 'online',
  thing: ['scenarioId', 'phase', 'rowNo'],
  touches: ['scenarioReplay', 'voice'],
  toasts: 'all',
  press: ({ of, voice, reason }: { of: PhaseKey; voice: LineVoice; reason: string }) => ({
    entity: entityOf(of, voice.rowNo),
    request: voiceCalls.takeOff.request({ ...of, rowNo: voice.rowNo, clipId: voice.clipId, reason }),
    note: voice.shouhinmei,
    facts: about(of, voice.rowNo),
  }),
})

export const detaching = defineWrite({
  kind: 'voice.detach',
  policy: 'online',
  thing: ['scenarioId', 'phase', 'rowNo'],
  touches: ['scenarioReplay', 'voice'],
  toasts: 'all',
  press: ({ of, rowNo, title }: { of: PhaseKey; rowNo: number; title: string }) => ({
    entity: entityOf(of, rowNo),
    request: voiceCalls.detach.request({ ...of, rowNo }),
    note: title,
    facts: about(of, rowNo),
  }),
})
