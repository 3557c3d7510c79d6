// Form of a new extra beside a chapter of the master's own.
import { Page } from '#app/shared/screen/Page.tsx'
import { NotRead } from '#app/shared/screen/Read.tsx'
import { nowhereBut } from '#app/shared/screen/to-list.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import type { Beside } from '../address.ts'
import { writeBeside } from '../address.ts'
import { extraQueries } from '../queries.ts'
import { CHOOSE, type ExtraDeskAddress } from './address.ts'
import { ExtraDesk } from './ExtraDesk.tsx'

export function NewExtraScreen({ of, address }: { of: Beside; address: ExtraDeskAddress }) {
  const query = useRead(extraQueries.places())
  const place = query.data?.placeList.find(one => writeBeside(one) === writeBeside(of))
  if (place) return <ExtraDesk place={place} extra={null} address={address} />
  return (
    <Page
      top={
        <TopBar
          title="新しい幕間"
          back={<BackLink to="/myPage/scenario/excManagement" search={{ beside: CHOOSE }} />}
        />
      }
    >
      <NotRead
        query={query}
        title="シナリオを読み込めませんでした。"
        isNowhere={query.data !== undefined}
        nowhere={nowhereBut(
          'このシナリオの幕間は書けません。',
          { to: '/myPage/scenario/excManagement', search: { beside: CHOOSE } },
          'シナリオを選ぶ',
        )}
        className="mt-3"
      >
        <Loading>
          <SkeletonBlock className="mt-4 h-12 rounded-card" />
          <SkeletonBlock className="mt-4 h-72 rounded-card" />
        </Loading>
      </NotRead>
    </Page>
  )
}
