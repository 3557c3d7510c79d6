// /world/{worldId}/scenarioRequest: masters to ask for a story, requests that are under way, and the form for one master or for all.
import { Link } from '@tanstack/react-router'
import { ClipboardList } from 'lucide-react'
import { NeedsCharacter } from '#app/shared/character/NeedsCharacter.tsx'
import type { OwnCharacter } from '#app/shared/character/queries.ts'
import { Aged, Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { WorldFrame } from '#app/shared/world/WorldFrame.tsx'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { BackLink } from '#app/ui/TopBar.tsx'
import { firstOrders, type RequestAddress } from '../address.ts'
import { TO_ALL } from '../draft-places.ts'
import { OrdersAside } from '../list/OrdersAside.tsx'
import { type AskedMaster, orderQueries } from '../queries.ts'
import { GoingRequests } from './GoingRequests.tsx'
import { MasterCard, placesLeft } from './MasterCard.tsx'
import { RequestForm } from './RequestForm.tsx'

const tabs = [
  { key: 'ask', label: 'マスターに頼む' },
  { key: 'going', label: '進行中' },
] as const

interface RequestScreenProps {
  worldId: string
  address: RequestAddress
  draftId: string | undefined
}

export function RequestScreen({ worldId, address: { tab, to }, draftId }: RequestScreenProps) {
  const here = { to: '/world/$worldId/scenarioRequest', params: { worldId } } as const
  const frame = (content: React.ReactNode) => (
    <WorldFrame
      worldId={worldId}
      title={to === undefined ? 'リクエスト' : '物語を頼む'}
      back={to === undefined ? undefined : <BackLink {...here} search={{}} label="マスターの一覧へ戻る" />}
      purse
    >
      {content}
      <OrdersAside worldId={worldId} />
    </WorldFrame>
  )
  return (
    <NeedsCharacter worldId={worldId} loading={<MastersSkeleton />} frame={frame}>
      {speaking =>
        frame(
          to !== undefined ? (
            <FormOf key={to} worldId={worldId} to={to} speaking={speaking} draftId={draftId} />
          ) : (
            <>
              <Tabs
                label="リクエスト"
                tabs={tabs}
                current={tab}
                renderLink={({ key }, face) => (
                  <Link
                    {...here}
                    search={key === 'ask' ? {} : { tab: key }}
                    activeOptions={{ exact: true }}
                    replace
                    {...face}
                  />
                )}
              />
              {tab === 'going' ? <GoingRequests worldId={worldId} /> : <Masters worldId={worldId} />}
            </>
          ),
        )
      }
    </NeedsCharacter>
  )
}

function Masters({ worldId }: { worldId: string }) {
  const query = useRead(orderQueries.masters(worldId))
  return (
    <>
      <p className="mt-3 phrases text-sub text-ink-soft">
        あなたの見たい物語を、マスターに書いてもらえます。友だちと一緒に頼むこともできます。
      </p>
      <TextLink
        icon={ClipboardList}
        to="/world/$worldId/scenarioOrder"
        params={{ worldId }}
        search={firstOrders}
        chevron
      >
        あなたのオーダー
      </TextLink>
      <Read query={query} title="マスターを読み込めませんでした。" className="mt-3" skeleton={<MastersSkeleton />}>
        {({ masterList }, age) => (
          <>
            <MasterCard master={null}>
              <AskButton worldId={worldId} to={TO_ALL} isFull={false} label="みんなに頼む" />
            </MasterCard>
            <SectionHeading
              more={
                <span className="num text-meta text-ink-soft">
                  {masterList.length}人
                  <Aged since={age} />
                </span>
              }
            >
              受け付けているマスター
            </SectionHeading>
            {masterList.length === 0 ? (
              <EmptyState
                title="受け付けているマスターはいません。"
                note="公開リクエストを出すと、受付をひらいたマスターが引き受けられます。"
              />
            ) : (
              <ul>
                {masterList.map(master => (
                  <MasterCard key={master.masterId} as="li" master={master}>
                    <AskButton
                      worldId={worldId}
                      to={master.masterId}
                      isFull={placesLeft(master) === 0}
                      isMine={master.isMine}
                      label={`${master.masterName}に頼む`}
                    />
                  </MasterCard>
                ))}
              </ul>
            )}
          </>
        )}
      </Read>
    </>
  )
}

interface AskButtonProps {
  worldId: string
  to: string
  isFull: boolean
  isMine?: boolean
  label: string
}

function AskButton({ worldId, to, isFull, isMine = false, label }: AskButtonProps) {
  if (isMine) return <p className="mt-3 text-cap text-ink-soft">あなたの受付です。</p>
  if (isFull) {
    return (
      <div className="mt-3">
        <Button reason="いまは、受付がいっぱいです。">{label}</Button>
      </div>
    )
  }
  return (
    <ButtonLink className="mt-3" to="/world/$worldId/scenarioRequest" params={{ worldId }} search={{ to }}>
      {label}
    </ButtonLink>
  )
}

interface FormOfProps {
  worldId: string
  to: string
  speaking: OwnCharacter
  draftId: string | undefined
}

function FormOf({ worldId, to, speaking, draftId }: FormOfProps) {
  const query = useRead(orderQueries.masters(worldId))
  const find = (list: readonly AskedMaster[]) => list.find(({ masterId }) => masterId === to) ?? null
  const isNowhere = to !== TO_ALL && query.data !== undefined && !query.isFetching && !find(query.data.masterList)
  return (
    <Read
      query={query}
      title="マスターを読み込めませんでした。"
      isNowhere={isNowhere}
      nowhere={{
        title: 'このマスターは、いま受け付けていません。',
        note: '書いた依頼は、下書きに残っています。',
        action: (
          <ButtonLink variant="ai" to="/world/$worldId/scenarioRequest" params={{ worldId }} search={{}}>
            マスターの一覧へ
          </ButtonLink>
        ),
      }}
      className="mt-3"
      skeleton={<MastersSkeleton />}
    >
      {({ masterList }) => (
        <RequestForm
          worldId={worldId}
          master={to === TO_ALL ? null : find(masterList)}
          speaking={speaking}
          draftId={draftId}
        />
      )}
    </Read>
  )
}

const MastersSkeleton = () => (
  <Loading>
    <SkeletonBlock className="mt-3 h-32 rounded-card" />
    <SkeletonBlock className="mt-3 h-40 rounded-card" />
  </Loading>
)
