// Frame of the three lists of orders of a player: one's own, those of others, invitations.
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { NeedsCharacter } from '#app/shared/character/NeedsCharacter.tsx'
import { WorldFrame } from '#app/shared/world/WorldFrame.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { firstOrders } from '../address.ts'
import { OrdersAside } from './OrdersAside.tsx'

const tabs = [
  { key: 'own', label: '自分のオーダー' },
  { key: 'sub', label: '加わったもの' },
  { key: 'inviting', label: '招待' },
] as const
type OrdersTab = (typeof tabs)[number]['key']

interface OrdersFrameProps {
  worldId: string
  tab: OrdersTab
  children: ReactNode
}

export function OrdersFrame({ worldId, tab, children }: OrdersFrameProps) {
  const params = { worldId }
  const frame = (content: ReactNode) => (
    <WorldFrame worldId={worldId} title="オーダー" purse>
      <Tabs
        label="オーダーの一覧"
        tabs={tabs}
        current={tab}
        renderLink={({ key }, face) =>
          key === 'own' ? (
            <Link to="/world/$worldId/scenarioOrder" params={params} search={firstOrders} replace {...face} />
          ) : key === 'sub' ? (
            <Link to="/world/$worldId/scenarioOrder/subOrder" params={params} search={{ page: 1 }} replace {...face} />
          ) : (
            <Link to="/world/$worldId/scenarioOrder/inviting" params={params} replace {...face} />
          )
        }
      />
      {content}
      <OrdersAside worldId={worldId} plain={tab === 'own'} />
    </WorldFrame>
  )
  return (
    <NeedsCharacter worldId={worldId} loading={<CardsSkeleton />} frame={frame}>
      {() => frame(children)}
    </NeedsCharacter>
  )
}

export const CardsSkeleton = () => (
  <Loading>
    {[0, 1, 2].map(row => (
      <SkeletonBlock key={row} className="mt-3 h-32 rounded-card" />
    ))}
  </Loading>
)
