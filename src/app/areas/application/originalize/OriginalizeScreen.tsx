// /world/{worldId}/originalize: the character's items and skills that can be renamed, and the applications for that.

import { Link } from '@tanstack/react-router'
import { NeedsCharacter } from '#app/shared/character/NeedsCharacter.tsx'
import type { OwnCharacter } from '#app/shared/character/queries.ts'
import { Aged, oldSince, Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { WorldFrame } from '#app/shared/world/WorldFrame.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { applicationFees, feeNote } from '#rules/applications.ts'
import type { OriginalizeAddress } from '../addresses.ts'
import { OwnApplications } from '../OwnApplications.tsx'
import { applicationQueries } from '../queries.ts'
import { ItemRows, SkillRows } from './ThingRows.tsx'

const tabs = [
  { key: 'item', label: 'アイテム' },
  { key: 'skill', label: 'スキル' },
  { key: 'applications', label: '申請' },
] as const

export function OriginalizeScreen({ worldId, place }: { worldId: string; place: OriginalizeAddress }) {
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

type ContentProps = { worldId: string; place: OriginalizeAddress; character: OwnCharacter }

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
        link={(page, face) => (
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
  const query = useRead(applicationQueries.originalizable(character.characterId))
  const since = oldSince(query)
  return (
    <>
      <p className="mt-3 text-cap text-ink-soft">
        <b className="text-ink">{character.characterFullName}</b> の{kind === 'item' ? '持ちもの' : 'スキル'}
        に、新しい名前と説明をつけられます。運営が確かめてから変わります。
        <span className="num">{feeNote(applicationFees[kind])}</span>。
        <Aged since={since} />
      </p>
      <Read query={query} title="持っているものを読み込めませんでした。" className="mt-3" skeleton={<Rows />}>
        {data => (
          <div className="mt-3">
            {kind === 'item' ? (
              <ItemRows worldId={worldId} items={data.itemList} />
            ) : (
              <SkillRows worldId={worldId} skills={data.skillList} />
            )}
          </div>
        )}
      </Read>
    </>
  )
}
