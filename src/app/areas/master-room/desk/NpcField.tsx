// Choice of the NPCs that a room shows, among those that the master leads; in the order in which they are chosen.

import { Place } from '#app/shared/form/FormField.tsx'
import { useWorldNames } from '#app/shared/world/use-world-names.ts'
import { CheckField } from '#app/ui/Field.tsx'
import { ROOM_NPCS_MOST } from '#rules/master-rooms.ts'
import type { OwnRoom } from '../queries.ts'

interface NpcFieldProps {
  npcs: OwnRoom['npcList']
  value: readonly string[]
  onChange: (ids: readonly string[]) => void
}

export function NpcField({ npcs, value, onChange }: NpcFieldProps) {
  const worldNames = useWorldNames()
  return (
    <Place name="npcIdList">
      <fieldset>
        <legend className="text-sub font-bold">見せるNPC</legend>
        {npcs.length === 0 ? (
          <p className="text-meta text-ink-soft">担当しているNPCはいません。担当は、運営がNPCのシートで決めます。</p>
        ) : (
          npcs.map(({ characterId, characterFullName, className, worldId }) => {
            const isOn = value.includes(characterId)
            return (
              <CheckField
                key={characterId}
                label={characterFullName}
                hint={[worldNames.get(worldId), className].filter(Boolean).join('・')}
                checked={isOn}
                onChange={() =>
                  onChange(
                    isOn ? value.filter(id => id !== characterId) : [...value, characterId].slice(0, ROOM_NPCS_MOST),
                  )
                }
              />
            )
          })
        )}
      </fieldset>
    </Place>
  )
}
