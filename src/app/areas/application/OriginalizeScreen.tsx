// /world/{worldId}/originalize: what of a character's can bear a name of its own, and the applications for that.
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { NeedsCharacter } from '#app/areas/character/NeedsCharacter.tsx'
import type { OwnCharacter } from '#app/areas/character/queries.ts'
import { WorldFrame } from '#app/areas/world/WorldFrame.tsx'
import { useOnline } from '#app/platform/connectivity.ts'
import { AgeNote } from '#app/ui/AgeNote.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Missing } from '#app/ui/Missing.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { applicationFees, feeNote } from '#rules/applications.ts'
import { OwnApplications } from './OwnApplications.tsx'
import type { OriginalizePlace } from './places.ts'
import { applicationQueries } from './queries.ts'
import { ItemRows, SkillRows } from './ThingRows.tsx'

const FRESH_MS = 60_000
const tabs = [
  { key: 'item', label: 'アイテム' },
  { key: 'skill', label: 'スキル' },
  { key: 'applications', label: '申請' },
] as const

export function OriginalizeScreen({ worldId, place }: { worldId: string; place: OriginalizePlace }) {
  return (
    <WorldFrame worldId={worldId} title="名前をつける" purse>
      <Tabs
        label="名前をつけるもの"
        tabs={tabs}
        current={place.tab}
        renderLink={({ key }, face) => (
          <Link
            to="/world/$worldId/originalize"
            params={{ worldId }}
            search={{ tab: key, page: 1 }}
            activeOptions={{ exact: true }}
            {...face}
          />
        )}
      />
      <NeedsCharacter worldId={worldId} loading={<Rows />}>
        {character => <Content worldId={worldId} place={place} character={character} />}
      </NeedsCharacter>
    </WorldFrame>
  )
}

const Rows = () => (
  <div className="mt-3">
    <NewsRowSkeleton />
  </div>
)

type ContentProps = { worldId: string; place: OriginalizePlace; character: OwnCharacter }

function Content({ worldId, place, character }: ContentProps) {
  if (place.tab !== 'applications') return <Things worldId={worldId} kind={place.tab} character={character} />
  return (
    <div className="mt-3">
      <OwnApplications
        characterId={character.characterId}
        group="original"
        page={place.page}
        empty={
          <ButtonLink
            variant="ai"
            to="/world/$worldId/originalize"
            params={{ worldId }}
            search={{ tab: 'item', page: 1 }}
          >
            アイテムを選ぶ
          </ButtonLink>
        }
        renderLink={(page, face) => (
          <Link
            to="/world/$worldId/originalize"
            params={{ worldId }}
            search={{ ...place, page }}
            activeOptions={{ exact: true }}
            {...face}
          />
        )}
      />
    </div>
  )
}

function Things({ worldId, kind, character }: Omit<ContentProps, 'place'> & { kind: 'item' | 'skill' }) {
  const online = useOnline()
  const query = useQuery(applicationQueries.originalizable(character.characterId))
  const { data, dataUpdatedAt } = query
  return (
    <>
      <p className="mt-3 text-cap text-ink-soft">
        <b className="text-ink">{character.characterFullName}</b> の{kind === 'item' ? '持ちもの' : 'スキル'}
        に、新しい名前と説明をつけられます。運営が確かめてから変わります。
        <span className="num">{feeNote(applicationFees[kind])}</span>。
        {data && dataUpdatedAt < Date.now() - FRESH_MS && (
          <>
            {' '}
            <AgeNote at={dataUpdatedAt} />
          </>
        )}
      </p>
      {data ? (
        <div className="mt-3">
          {kind === 'item' ? (
            <ItemRows worldId={worldId} items={data.itemList} />
          ) : (
            <SkillRows worldId={worldId} skills={data.skillList} />
          )}
        </div>
      ) : (
        <Missing query={query} online={online} title="持っているものを読み込めませんでした。" className="mt-3">
          <Rows />
        </Missing>
      )}
    </>
  )
}
