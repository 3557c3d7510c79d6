// 報酬を受け取るキャラクターを選択: sheet for choosing the receiving character (doc2 §2, width 500). The button is disabled until one is
// chosen.

import { useId, useState } from 'react'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { Button } from '#app/ui/Button.tsx'
import { Choice } from '#app/ui/Choice.tsx'
import { Actions, Sheet } from '#app/ui/Sheet.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { missionCharacterDialogWidth } from '#rules/constants/mission.ts'
import { imageSource } from '#rules/images.ts'
import { commonMessages } from '#rules/messages/common.ts'
import { missionMessages } from '#rules/messages/mission.ts'
import { missionWorld } from '#rules/mission.ts'
import { RewardLine } from './MissionCard.tsx'
import { type Mission, missionQueries, type RewardCharacter } from './queries.ts'

export function CharacterSheet({
  mission,
  onClose,
  onChoose,
}: {
  mission: Mission
  onClose: () => void
  onChoose: (character: RewardCharacter) => void
}) {
  const query = useRead(missionQueries.rewardCharacters(mission.worldId))
  const [pressedId, setChosenId] = useState<string | undefined>()
  const why = useId()
  const { data } = query
  const characters = data?.characterList ?? []
  const chosenId = pressedId ?? proposal(data)
  const chosen = characters.find(character => character.characterId === chosenId)
  const ofAllWorlds = mission.worldId === missionWorld.user
  return (
    <Sheet open onClose={onClose} width={missionCharacterDialogWidth} title={missionMessages.chooseCharacter}>
      <div className="mt-2 mb-3.5">
        <p className="text-meta text-ink-soft">
          {mission.worldName}・{mission.archiveTitle}
        </p>
        <RewardLine text={mission.rewardText} className="mt-0.5 text-body" />
      </div>
      <Read
        query={query}
        title={`${missionMessages.charactersFailed}。`}
        skeleton={
          <Loading>
            <SkeletonBlock className="h-12" />
          </Loading>
        }
      >
        {() => (
          <Choice
            label="キャラクター"
            options={characters.map(character => ({
              value: character.characterId,
              name: character.characterFullName,
              note: [
                ofAllWorlds && character.worldName,
                `${character.className} Lv.${character.level}`,
                character.purseText,
              ]
                .filter(Boolean)
                .join('・'),
              ...(character.icon ? { src: imageSource(character.icon, 'character', 96) } : {}),
            }))}
            value={chosenId}
            onChange={setChosenId}
            placeholder="選んでください"
            emptyText={missionMessages.noCharacters}
            defaultOpen
          />
        )}
      </Read>
      {!chosen && (
        <p id={why} className="mt-2 text-cap text-ink-soft">
          キャラクターを選ぶと受け取れます。
        </p>
      )}
      <Actions>
        <Button variant="line" size="big" onClick={onClose}>
          {commonMessages.cancel}
        </Button>
        <Button variant="shu" size="big" reasonId={chosen ? undefined : why} onClick={() => chosen && onChoose(chosen)}>
          {missionMessages.receive}
        </Button>
      </Actions>
    </Sheet>
  )
}

/** Preselected character: the only one, or the one that received a reward last. */
function proposal(data: { characterList: readonly RewardCharacter[]; lastCharacterId: string | null } | undefined) {
  if (!data) return undefined
  const [only, another] = data.characterList
  return only && !another ? only.characterId : (data.lastCharacterId ?? undefined)
}
