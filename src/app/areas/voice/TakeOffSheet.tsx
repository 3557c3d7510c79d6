// Sheet in which the office takes a voice off a line, with its reason.
import { usePress } from '#app/platform/outbox/use-press.ts'
import { ReasonSheet } from '#app/shared/decision/ReasonSheet.tsx'
import type { LineVoice, PhaseKey } from './queries.ts'
import { takingOff } from './writes.ts'

interface TakeOffSheetProps {
  of: PhaseKey
  voice: LineVoice
  onClose: () => void
}

export default function TakeOffSheet({ of, voice, onClose }: TakeOffSheetProps) {
  const { scenarioId, phase } = of
  const acts = usePress(takingOff, { scenarioId, phase, rowNo: voice.rowNo }, { can: '声を外せます' })
  return (
    <ReasonSheet
      title="この声を外しますか？"
      about={`voice:${scenarioId}:${phase}:${voice.rowNo}`}
      lead={`${voice.shouhinmei}（${voice.creatorName}）`}
      effect="リプレイでは聞けなくなります。声を付けた人とキャラクターのプレイヤーに、理由とともに知らせます。"
      button="声を外す"
      pendingLabel="外しています"
      acts={acts}
      onPress={async reason => {
        const done = await acts.press({ of, voice, reason })
        if (done) onClose()
        return done
      }}
      onClose={onClose}
    />
  )
}
