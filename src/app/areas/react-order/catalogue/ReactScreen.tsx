// /world/{worldId}/scenarioReact/{templateId}: a situation with those who take it and the stories that came of it; with `to` the order
// that goes to one of them.
import { OrdersAside } from '#app/areas/order/list/OrdersAside.tsx'
import { NeedsCharacter } from '#app/shared/character/NeedsCharacter.tsx'
import type { OwnCharacter } from '#app/shared/character/queries.ts'
import { NotRead, Read } from '#app/shared/screen/Read.tsx'
import { nowhereBut } from '#app/shared/screen/to-list.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { WorldFrame } from '#app/shared/world/WorldFrame.tsx'
import { Loading, SkeletonBlock, SkeletonLines } from '#app/ui/Skeleton.tsx'
import { BackLink } from '#app/ui/TopBar.tsx'
import { useNow } from '#app/ui/use-now.ts'
import { scenarioReactRefusals } from '#rules/refusals/scenario-react.ts'
import type { ReactAddress } from '../address.ts'
import { reactQueries } from '../queries.ts'
import { ReactDetail } from './ReactDetail.tsx'
import { ReactOrder } from './ReactOrder.tsx'

interface ReactScreenProps {
  worldId: string
  templateId: number
  address: ReactAddress
}

export function ReactScreen({ worldId, templateId, address }: ReactScreenProps) {
  const back =
    address.to === undefined ? (
      <BackLink to="/world/$worldId/scenarioReact" params={{ worldId }} search={{}} />
    ) : (
      <BackLink
        to="/world/$worldId/scenarioReact/$templateId"
        params={{ worldId, templateId: String(templateId) }}
        search={{}}
      />
    )
  const frame = (content: React.ReactNode) => (
    <WorldFrame
      worldId={worldId}
      title={address.to === undefined ? 'リアクト' : 'リアクトのオーダー'}
      back={back}
      purse
    >
      {content}
      <OrdersAside worldId={worldId} />
    </WorldFrame>
  )
  return (
    <NeedsCharacter worldId={worldId} loading={<ReactSkeleton />} frame={frame}>
      {speaking => frame(<One worldId={worldId} templateId={templateId} address={address} speaking={speaking} />)}
    </NeedsCharacter>
  )
}

interface OneProps {
  worldId: string
  templateId: number
  address: ReactAddress
  speaking: OwnCharacter
}

function One({ worldId, templateId, address, speaking }: OneProps) {
  const query = useRead(reactQueries.detail(worldId, templateId))
  const masters = useRead(reactQueries.masters(worldId, templateId))
  const now = useNow(query.data?.serverTime, query.dataUpdatedAt)
  return (
    <Read
      query={query}
      title="シチュエーションを読み込めませんでした。"
      nowhere={nowhereBut(
        scenarioReactRefusals.REACT_NOT_FOUND.message,
        { to: '/world/$worldId/scenarioReact', params: { worldId }, search: {} },
        'リアクトの一覧へ',
      )}
      className="mt-3"
      skeleton={<ReactSkeleton />}
    >
      {react => {
        const waiting = (
          <NotRead query={masters} title="マスターを読み込めませんでした。" className="mt-3">
            <Loading>
              <SkeletonBlock className="mt-3 h-28 rounded-card" />
            </Loading>
          </NotRead>
        )
        const list = masters.data?.masterList
        if (address.to === undefined) return <ReactDetail react={react} masters={list} waiting={waiting} now={now} />
        return list ? (
          <ReactOrder
            key={address.to}
            react={react}
            master={list.find(({ masterId }) => masterId === address.to) ?? null}
            speaking={speaking}
            draftId={address.draft}
            onStale={() => {
              void query.refetch()
              void masters.refetch()
            }}
          />
        ) : (
          waiting
        )
      }}
    </Read>
  )
}

const ReactSkeleton = () => (
  <Loading>
    <SkeletonBlock className="mt-3 h-48 rounded-card" />
    <SkeletonLines widths={[60, 90, 70]} className="mt-4" />
    <SkeletonBlock className="mt-4 h-28 rounded-card" />
  </Loading>
)
