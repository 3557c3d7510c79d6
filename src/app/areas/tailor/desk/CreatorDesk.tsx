// Frame of a creator's desks: the kind of works, for those who make several, and their room.
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Page } from '#app/shared/screen/Page.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { nowhereBut } from '#app/shared/screen/to-list.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { FilterChips } from '#app/ui/FilterChips.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { creatorTypeLabels } from '#rules/codes/user.ts'
import { type OwnRoom, tailorQueries } from '../queries.ts'
import { useOwnKinds } from './use-own-kinds.ts'

interface CreatorDeskProps {
  title: string
  at: '/myPage/tailor/creatorRoom' | '/myPage/tailor/ordermade'
  /** kind of the address */
  kbn: 1 | 2 | 3 | undefined
  children: (room: OwnRoom) => ReactNode
}

export function CreatorDesk({ title, at, kbn, children }: CreatorDeskProps) {
  const kinds = useOwnKinds()
  const shown = kbn ?? kinds?.[0]
  return (
    <Page top={<TopBar title={title} back={<BackLink to="/myPage/tailor/order" search={{}} />} />}>
      {kinds && kinds.length > 1 && (
        <FilterChips
          label="作品の種類"
          filters={kinds.map(kind => ({ key: String(kind), label: creatorTypeLabels[kind] }))}
          current={String(shown)}
          renderLink={({ key }, face) => (
            <Link to={at} search={{ kbn: kinds.find(kind => String(kind) === key) }} {...face} />
          )}
        />
      )}
      {shown === undefined ? <DeskSkeleton /> : <Own key={shown} kbn={shown} content={children} />}
    </Page>
  )
}

function Own({ kbn, content }: { kbn: number; content: CreatorDeskProps['children'] }) {
  const query = useRead({ ...tailorQueries.room(kbn), staleTime: 0, refetchOnWindowFocus: false })
  return (
    <Read
      query={query}
      title="クリエイターの机を読み込めませんでした。"
      nowhere={nowhereBut(
        'クリエイターになると使えます。',
        { to: '/myPage/account/userClass' },
        'ユーザークラスを見る',
      )}
      className="mt-3"
      skeleton={<DeskSkeleton />}
    >
      {content}
    </Read>
  )
}

const DeskSkeleton = () => (
  <Loading>
    <SkeletonBlock className="mt-4 h-28 rounded-card" />
    <SkeletonBlock className="mt-4 h-72 rounded-card" />
  </Loading>
)
