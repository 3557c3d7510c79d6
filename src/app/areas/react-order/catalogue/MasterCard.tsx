// A master who takes a situation, with the price, the places and the days, and what they do not write about.
import type { ReactNode } from 'react'
import { NotWritten } from '#app/shared/order-plan/NotWritten.tsx'
import { Avatar } from '#app/ui/Avatar.tsx'
import { Card, CardTitle } from '#app/ui/Card.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { imageSource } from '#rules/images.ts'
import { guestShare } from '#rules/order/prices.ts'
import { formatCount } from '#rules/rewards.ts'
import type { TakingMaster } from '../queries.ts'

interface MasterCardProps {
  master: TakingMaster
  as?: 'div' | 'li'
  /** act on the card */
  children?: ReactNode
}

export function MasterCard({ master, as = 'div', children }: MasterCardProps) {
  const { masterId, masterName, icon, refusals, orderCoin, seats, writingDays, running } = master
  return (
    <Card as={as}>
      <div className="flex flex-wrap items-start justify-end gap-x-3">
        <div className="flex min-w-0 flex-[1_1_11rem] items-start gap-3">
          <Avatar size={48} src={icon === null ? undefined : imageSource(icon, 'character', 96)} />
          <div className="min-w-0 flex-1">
            <CardTitle as="p">{masterName}</CardTitle>
            <p className="num text-meta text-ink-soft">
              {seats > 1 ? `${seats}人まで` : 'ひとり'}・執筆 {writingDays}日{running > 0 && `・執筆中 ${running}件`}
            </p>
            <TextLink to="/master/$masterId" params={{ masterId }} search={{}} chevron>
              マスタールーム
            </TextLink>
          </div>
        </div>
        <p className="num text-right">
          <b className="text-body">{formatCount(orderCoin)} コイン</b>
          {seats > 1 && (
            <span className="block text-meta text-ink-soft">
              {seats}人なら {formatCount(guestShare(orderCoin, seats))} ずつ
            </span>
          )}
        </p>
      </div>
      <NotWritten words={refusals} />
      {children}
    </Card>
  )
}
