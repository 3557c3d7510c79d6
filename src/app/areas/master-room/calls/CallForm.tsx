// Form of a new call for openings: a world, a master of it, a kind; one of them at least.
import { BellPlus } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { worldQueries } from '#app/shared/world/queries.ts'
import { Button } from '#app/ui/Button.tsx'
import { SelectField } from '#app/ui/Field.tsx'
import { type ScenarioKind, scenarioKind } from '#rules/codes/scenario.ts'
import { scenarioKindLabels } from '#rules/codes/scenario-labels.ts'
import { masterRoomRefusals } from '#rules/refusals/master-room.ts'
import { masterRoomQueries } from '../queries.ts'
import { addingCall } from './call-writes.ts'

/** Masters that the field offers; others are called from their pages. */
const MASTERS_OFFERED = 50
const ALL = ''
const NOTHING = { masterId: ALL, worldId: ALL, kind: ALL }
const kinds = Object.values(scenarioKind)

export function CallForm() {
  const [chosen, setChosen] = useState(NOTHING)
  const [message, setMessage] = useState<string>()
  const worlds = useRead(worldQueries.worlds()).data?.worldSelectList ?? []
  const place = { world: chosen.worldId || undefined, keyword: '', page: 1 }
  const { data } = useRead(masterRoomQueries.list(place, MASTERS_OFFERED))
  const masters = data?.masterList ?? []
  const kind: ScenarioKind | null = kinds.find(one => String(one) === chosen.kind) ?? null
  // The chosen master is left out where the list of another world does not have them.
  const master = masters.find(({ masterId }) => masterId === chosen.masterId)
  const world = worlds.find(({ worldId }) => worldId === chosen.worldId)
  const call = { masterId: master?.masterId ?? null, worldId: world?.worldId ?? null, kind }
  const acts = usePress(
    addingCall,
    { key: JSON.stringify([call.masterId, call.worldId, call.kind]) },
    { can: '加えられます' },
  )
  const choose = (patch: Partial<typeof NOTHING>): void => {
    setMessage(undefined)
    setChosen(before => ({ ...before, ...patch }))
  }
  const add = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (acts.pending || acts.reason) return
    const isEmpty = call.masterId === null && call.worldId === null && kind === null
    setMessage(isEmpty ? masterRoomRefusals.CALL_EMPTY.message : undefined)
    if (isEmpty) return
    const words = [master?.masterName, world?.worldName, kind && scenarioKindLabels[kind]].filter(Boolean).join('・')
    const added = await acts.press({ ...call, isMuted: false, words })
    if (added) setChosen(NOTHING)
  }
  return (
    <form noValidate className="grid grid-cols-1 gap-3" onSubmit={event => void add(event)}>
      <SelectField
        label="ワールド"
        value={world ? chosen.worldId : ALL}
        onChange={event => choose({ worldId: event.currentTarget.value })}
      >
        <option value={ALL}>すべてのワールド</option>
        {worlds.map(({ worldId, worldName }) => (
          <option key={worldId} value={worldId}>
            {worldName}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="マスター"
        value={master ? chosen.masterId : ALL}
        error={message}
        hint={
          data && data.count > masters.length ? 'ここにいないマスターは、マスターのページから加えられます。' : undefined
        }
        onChange={event => choose({ masterId: event.currentTarget.value })}
      >
        <option value={ALL}>すべてのマスター</option>
        {masters.map(({ masterId, masterName }) => (
          <option key={masterId} value={masterId}>
            {masterName}
          </option>
        ))}
      </SelectField>
      <SelectField label="種別" value={chosen.kind} onChange={event => choose({ kind: event.currentTarget.value })}>
        <option value={ALL}>すべての種別</option>
        {kinds.map(one => (
          <option key={one} value={String(one)}>
            {scenarioKindLabels[one]}
          </option>
        ))}
      </SelectField>
      <PressNotice of={acts} className="" />
      <Button
        type="submit"
        variant="shu"
        icon={BellPlus}
        className="justify-self-start"
        pending={acts.pending}
        pendingLabel="加えています"
        reason={acts.reason}
      >
        呼び出しを加える
      </Button>
    </form>
  )
}
