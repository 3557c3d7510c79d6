// A found character: its facts, the reasons why it was found, and opening its record with a reason.
import { FolderOpen } from 'lucide-react'
import { useState } from 'react'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { CharacterRow } from '#app/shared/character/CharacterRow.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { characterMatchLabels } from '#rules/support.ts'
import { OpenSheet } from './OpenSheet.tsx'
import { type CharacterRecord, type FoundCharacter, openingCharacter } from './queries.ts'

interface FoundCharacterCardProps {
  found: FoundCharacter
  onOpened: (record: CharacterRecord) => void
}

export function FoundCharacterCard({ found, onOpened }: FoundCharacterCardProps) {
  const [asks, setAsks] = useState(false)
  const { character, worldId, worldName, userName, isHidden, matchList } = found
  return (
    <Card as="li">
      <CharacterRow {...{ character, worldId }} note={worldName} />
      <p className="text-meta text-ink-soft wrap-anywhere">
        {character.characterId}・{userName}
      </p>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
        <p className="flex flex-wrap gap-1.5">
          {isHidden && <Chip>非表示</Chip>}
          {matchList.map(match => (
            <Chip key={match} tone="ai">
              {characterMatchLabels[match]}
            </Chip>
          ))}
        </p>
        <Button variant="line" icon={FolderOpen} className="ml-auto" onClick={() => setAsks(true)}>
          記録を開く<span className="vh">：{character.characterFullName}</span>
        </Button>
      </div>
      {asks && <Opening found={found} onOpened={onOpened} onClose={() => setAsks(false)} />}
    </Card>
  )
}

function Opening({ found, onOpened, onClose }: FoundCharacterCardProps & { onClose: () => void }) {
  const { characterId, characterFullName } = found.character
  const opened = (record: CharacterRecord): void => {
    onClose()
    onOpened(record)
  }
  const acts = usePress(openingCharacter, { characterId }, { onLate: opened, can: '開けます' })
  return (
    <OpenSheet
      about={`characterRecord:${characterId}`}
      lead={characterFullName}
      effect="持ちもの、お金の動き、参加したシナリオが見えます。開いたこと、だれが開いたか、その理由が、運営の記録に残ります。"
      acts={acts}
      onPress={async reason => {
        const record = await acts.press({ characterId, characterFullName, reason })
        if (record) opened(record)
        return record !== null
      }}
      onClose={onClose}
    />
  )
}
