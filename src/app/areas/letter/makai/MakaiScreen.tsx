// /world/{worldId}/makaiPost: letters that came, letters that were posted, and writing one.
import { Link } from '@tanstack/react-router'
import { NeedsCharacter } from '#app/shared/character/NeedsCharacter.tsx'
import type { OwnCharacter } from '#app/shared/character/queries.ts'
import { WorldFrame } from '#app/shared/world/WorldFrame.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { MAKAI_BOXES } from '#rules/makai-address.ts'
import { makaiBoxLabels } from '#rules/makai-post.ts'
import { AsOther } from '../AsOther.tsx'
import type { MakaiPlace } from '../address.ts'
import { Inbox } from './Inbox.tsx'
import { Posted } from './Posted.tsx'
import { Writing } from './Writing.tsx'

interface MakaiProps {
  worldId: string
  place: MakaiPlace
}

export function MakaiScreen({ worldId, place }: MakaiProps) {
  return (
    <WorldFrame worldId={worldId} title="魔界ポスト">
      <NeedsCharacter worldId={worldId} loading={<NewsRowSkeleton />}>
        {mine => (
          <AsOther worldId={worldId} as={place.as} mine={mine}>
            <Boxes key={mine.characterId} mine={mine} place={place} />
          </AsOther>
        )}
      </NeedsCharacter>
    </WorldFrame>
  )
}

function Boxes({ mine, place }: { mine: OwnCharacter; place: MakaiPlace }) {
  const { worldId } = mine
  const { box, page } = place
  return (
    <>
      <Tabs
        label="魔界ポストの箱"
        tabs={MAKAI_BOXES.map(key => ({ key, label: makaiBoxLabels[key] }))}
        current={box}
        renderLink={({ key }, face) => (
          <Link
            to="/world/$worldId/makaiPost"
            params={{ worldId }}
            search={{ box: MAKAI_BOXES.find(each => each === key && each !== 'in') }}
            activeOptions={{ exact: true }}
            {...face}
          />
        )}
      />
      {box === 'in' && <Inbox mine={mine} page={page} />}
      {box === 'out' && <Posted mine={mine} page={page} />}
      {box === 'write' && <Writing key={place.to} mine={mine} place={place} />}
    </>
  )
}
