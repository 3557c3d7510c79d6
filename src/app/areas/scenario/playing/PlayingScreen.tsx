// /world/{worldId}/scenario/{scenarioId}/{phase}/playing: the one text that says what the character does, with everything that goes
// with it, until the deadline.

import { NeedsCharacter } from '#app/shared/character/NeedsCharacter.tsx'
import { useOwnIn } from '#app/shared/character/speaking.ts'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { Loading, SkeletonBlock, SkeletonLines } from '#app/ui/Skeleton.tsx'
import { useNow } from '#app/ui/use-now.ts'
import { PhaseFrame, withoutSeat } from '../PhaseFrame.tsx'
import { type PhaseKey, scenarioQueries } from '../queries.ts'
import { PlayingForm } from './PlayingForm.tsx'
import { playingQueries } from './playing-queries.ts'

interface PlayingScreenProps {
  of: PhaseKey
  /** character of the text; the speaking one where the address names none */
  characterId: string | undefined
  draftId: string | undefined
}

export function PlayingScreen({ of, characterId, draftId }: PlayingScreenProps) {
  const { worldId } = of
  const frame = (content: React.ReactNode) => (
    <PhaseFrame of={of} title="プレイング">
      {content}
    </PhaseFrame>
  )
  return (
    <NeedsCharacter worldId={worldId} loading={<PlayingSkeleton />} frame={frame}>
      {speaking => frame(<Playing of={of} characterId={characterId ?? speaking.characterId} draftId={draftId} />)}
    </NeedsCharacter>
  )
}

function Playing({ of, characterId, draftId }: { of: PhaseKey; characterId: string; draftId: string | undefined }) {
  const key = { ...of, characterId }
  const query = useRead(playingQueries.desk(key))
  const scenario = useRead(scenarioQueries.scenario(of, characterId))
  const character = useOwnIn(of.worldId).find(one => one.characterId === characterId)
  const now = useNow(query.data?.serverTime, query.dataUpdatedAt)
  return (
    <Read
      query={query}
      title="プレイングを読み込めませんでした。"
      nowhere={withoutSeat(of)}
      className="mt-3"
      skeleton={<PlayingSkeleton />}
    >
      {desk => (
        <PlayingForm
          of={key}
          desk={desk}
          title={scenario.data?.scenarioTitle ?? 'シナリオ'}
          characterName={character?.characterFullName ?? ''}
          draftId={draftId}
          now={now}
        />
      )}
    </Read>
  )
}

const PlayingSkeleton = () => (
  <Loading>
    <SkeletonLines widths={[60, 80]} className="mt-4" />
    <SkeletonBlock className="mt-4 h-60 rounded-card" />
  </Loading>
)
