// /tailor/gallery and /world/{worldId}/worldGallery: delivered works, the newest first, by kind and words.
import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Page } from '#app/shared/screen/Page.tsx'
import { SearchLine } from '#app/shared/search/SearchLine.tsx'
import { WorldFrame } from '#app/shared/world/WorldFrame.tsx'
import { FilterChips } from '#app/ui/FilterChips.tsx'
import type { LinkFace } from '#app/ui/link-face.ts'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { workKindLabels } from '#rules/tailor.ts'
import { TAILOR_KEYWORD_MAX, WORK_KINDS } from '#rules/tailor-address.ts'
import { type WorksAddress, worksParams } from '../address.ts'
import { WorksList } from './WorksList.tsx'

const ALL = 'all'

export function GalleryScreen({ place }: { place: WorksAddress }) {
  const navigate = useNavigate()
  return (
    <Page top={<TopBar title="ギャラリー" back={<BackLink to="/tailor" />} />}>
      <Works
        place={place}
        onSearch={next => void navigate({ to: '/tailor/gallery', search: worksParams(next) })}
        to={(next, face) => (
          <Link to="/tailor/gallery" search={worksParams(next)} activeOptions={{ exact: true }} {...face} />
        )}
      />
    </Page>
  )
}

export function WorldGalleryScreen({ worldId, place }: { worldId: string; place: WorksAddress }) {
  const navigate = useNavigate()
  const at = { to: '/world/$worldId/worldGallery', params: { worldId } } as const
  return (
    <WorldFrame worldId={worldId} title="ギャラリー">
      <Works
        place={place}
        worldId={worldId}
        onSearch={next => void navigate({ ...at, search: worksParams(next) })}
        to={(next, face) => <Link {...at} search={worksParams(next)} activeOptions={{ exact: true }} {...face} />}
      />
    </WorldFrame>
  )
}

interface WorksProps {
  place: WorksAddress
  worldId?: string
  onSearch: (next: WorksAddress) => void
  to: (next: WorksAddress, face: LinkFace) => ReactNode
}

function Works({ place, worldId, onSearch, to }: WorksProps) {
  const { kind, liked, q } = place
  return (
    <>
      <SearchLine
        label="作品を探す"
        placeholder="題名・キャラクター"
        maxLength={TAILOR_KEYWORD_MAX}
        words={q}
        onSearch={typed => onSearch({ ...place, q: typed, page: 1 })}
      />
      <FilterChips
        label="作品の種類"
        filters={[
          { key: ALL, label: 'すべて' },
          ...WORK_KINDS.map(key => ({ key, label: workKindLabels[key] })),
          { key: 'liked', label: 'いいねした作品' },
        ]}
        current={liked ? 'liked' : (kind ?? ALL)}
        renderLink={({ key }, face) =>
          to({ ...place, page: 1, liked: key === 'liked', kind: WORK_KINDS.find(each => each === key) }, face)
        }
      />
      <WorksList
        place={place}
        {...(worldId !== undefined && { of: { worldId } })}
        link={(page, face) => to({ ...place, page }, face)}
      />
    </>
  )
}
