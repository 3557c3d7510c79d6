// /world/{worldId}/character/{characterId}: the page of a character.

import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Share2 } from 'lucide-react'
import { FriendsTab } from '#app/areas/friend/FriendsTab.tsx'
import { useOnline } from '#app/platform/connectivity.ts'
import { ChangeList } from '#app/shared/character/ChangeList.tsx'
import { type Character, characterQueries } from '#app/shared/character/queries.ts'
import { oldSince } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { WorldFrame } from '#app/shared/world/WorldFrame.tsx'
import { AgeNote } from '#app/ui/AgeNote.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { sharePage } from '#app/ui/share.ts'
import { Tabs } from '#app/ui/Tabs.tsx'
import { useAfterFirst } from '#app/ui/use-after-first.ts'
import { type CharacterTab, characterTabs } from '#rules/friend-address.ts'
import { characterTabLabels } from '#rules/friends.ts'
import { CharacterActions } from './CharacterActions.tsx'
import { CharacterHero } from './CharacterHero.tsx'
import { CharacterMenu } from './CharacterMenu.tsx'
import { CharacterMissing } from './CharacterMissing.tsx'
import { HistoryTab } from './HistoryTab.tsx'
import { ProfileTab } from './ProfileTab.tsx'
import { WornTab } from './WornTab.tsx'

export type CharacterAddress = { worldId: string; characterId: string; tab: CharacterTab; page: number }

export function CharacterScreen({ place }: { place: CharacterAddress }) {
  const { worldId, characterId } = place
  const online = useOnline()
  const query = useRead(characterQueries.detail(characterId))
  const { data, dataUpdatedAt } = query
  // An address with another world than the character's is invalid.
  const elsewhere = data !== undefined && data.worldId !== worldId
  // The owner's buttons stand above the rest, which would move down if they came later.
  const { isLoading: isPartial } = useQuery({ ...characterQueries.mine(), enabled: data?.isOwn === true })
  const character = elsewhere || isPartial ? undefined : data
  const old = !online && oldSince(query) !== null
  return (
    <WorldFrame
      worldId={worldId}
      title={character?.characterFullName ?? 'キャラクター'}
      plain={character !== undefined}
      lead={
        character && (
          <>
            <IconButton
              icon={Share2}
              label="共有"
              onClick={() => void sharePage(character.characterFullName, `/world/${worldId}/character/${characterId}`)}
            />
            <CharacterMenu character={character} />
          </>
        )
      }
    >
      {character ? (
        <>
          <CharacterHero character={character} />
          {old && (
            <p className="mt-2 text-meta text-ink-soft">
              <AgeNote at={dataUpdatedAt} />
            </p>
          )}
          <CharacterActions character={character} />
          <Content character={character} place={place} />
        </>
      ) : (
        <CharacterMissing worldId={worldId} elsewhere={elsewhere} query={query} />
      )}
    </WorldFrame>
  )
}

const tabs = characterTabs.map(key => ({ key, label: characterTabLabels[key] }))

type ContentProps = { character: Character; place: CharacterAddress }

function Content({ character, place }: ContentProps) {
  const isAfterFirst = useAfterFirst()
  const { worldId, characterId, tab } = place
  return (
    <>
      <div className="mt-2">
        <Tabs
          label="キャラクターの情報"
          tabs={tabs}
          current={tab}
          renderLink={({ key }, face) => (
            <Link
              to="/world/$worldId/character/$characterId"
              params={{ worldId, characterId }}
              search={{ tab: key, page: 1 }}
              activeOptions={{ exact: true }}
              resetScroll={false}
              {...face}
            />
          )}
        />
      </div>
      {isAfterFirst && <Panel character={character} place={place} />}
    </>
  )
}

function Panel({ character, place: { worldId, characterId, tab, page } }: ContentProps) {
  if (tab === 'profile') return <ProfileTab character={character} />
  if (tab === 'worn') return <WornTab character={character} />
  if (tab === 'friends') return <FriendsTab character={character} page={page} />
  if (tab === 'history') return <HistoryTab character={character} page={page} />
  return (
    <div className="mt-4">
      <ChangeList
        character={character}
        page={page}
        renderLink={(number, face) => (
          <Link
            to="/world/$worldId/character/$characterId"
            params={{ worldId, characterId }}
            search={{ tab: 'changes', page: number }}
            {...face}
          />
        )}
      />
    </div>
  )
}
