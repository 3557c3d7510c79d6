// /myPage/scenario/op: a master's openings by how far they have come; a new one, or a copy of one that there is.
import { Link } from '@tanstack/react-router'
import { Copy, Feather } from 'lucide-react'
import { Page } from '#app/shared/screen/Page.tsx'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { useNow } from '#app/ui/use-now.ts'
import { DESK_GROUPS } from '#rules/scenario/desk-groups.ts'
import type { DeskListAddress } from '../address.ts'
import { DeskList, DeskSkeleton } from '../DeskList.tsx'
import { groupLabels, nothingInGroup } from '../groups.ts'
import { DESK_PAGE_SIZE, type DeskCard, deskQueries } from '../queries.ts'

export function OpeningListScreen({ place }: { place: DeskListAddress }) {
  const query = useRead(deskQueries.list(place))
  const now = useNow(query.data?.serverTime, query.dataUpdatedAt)
  const counts = query.data?.groupCounts
  const tabs = DESK_GROUPS.map(group => ({ key: group, label: groupLabels[group], count: counts?.[group] }))
  return (
    <Page top={<TopBar title="オープニング" back={<BackLink to="/myPage/scenario" />} />}>
      <Tabs
        label="オープニングの進みぐあい"
        tabs={tabs}
        current={place.group}
        renderLink={(tab, face) => (
          <Link to="/myPage/scenario/op" search={{ group: tab.key, page: 1 }} replace {...face} />
        )}
      />
      <ButtonLink variant="shu" icon={Feather} className="mt-3 w-full md:w-76" to="/myPage/scenario/info">
        新しいオープニング
      </ButtonLink>
      <Read query={query} title="オープニングを読み込めませんでした。" className="mt-3" skeleton={<DeskSkeleton />}>
        {({ scenarioList, count }, age) => (
          <PagedList
            shown={scenarioList.length}
            count={count}
            page={place.page}
            size={DESK_PAGE_SIZE}
            age={age}
            link={(page, face) => <Link to="/myPage/scenario/op" search={{ ...place, page }} {...face} />}
            past="このページにオープニングはありません。"
            empty={<EmptyState drawing={<EmptyDrawing />} title={nothingInGroup[place.group]} />}
          >
            <DeskList cards={scenarioList} now={now}>
              {card => <CopyLink card={card} />}
            </DeskList>
          </PagedList>
        )}
      </Read>
    </Page>
  )
}

const CopyLink = ({ card: { worldId, scenarioId, phase, scenarioTitle } }: { card: DeskCard }) => (
  <p className="relative mt-2 flex justify-end">
    <ButtonLink
      variant="text"
      icon={Copy}
      to="/myPage/scenario/info"
      search={{ worldId, scenarioId, phase, copy: true }}
    >
      写して新しく書く<span className="vh">：{scenarioTitle || '（題名なし）'}</span>
    </ButtonLink>
  </p>
)
