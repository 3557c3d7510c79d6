// An order in a list: its standing, whose turn it is and until when, its title as the link to it.
import { Link } from '@tanstack/react-router'
import { CircleDashed, Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'
import { Avatar } from '#app/ui/Avatar.tsx'
import { Card, CardTitle } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { cx } from '#app/ui/cx.ts'
import { formatDay, formatDeadline } from '#app/ui/days.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Whole } from '#app/ui/Whole.tsx'
import { scenarioTypeLabels } from '#rules/codes/scenario-labels.ts'
import { isUrgent, timeLeft } from '#rules/dates.ts'
import { imageSource } from '#rules/images.ts'
import { isOrderOver } from '#rules/order/states.ts'
import { formatCount } from '#rules/rewards.ts'
import { orderTone, orderWords, turnWords } from '../order-words.ts'
import type { OrderCard } from '../queries.ts'

interface OrderCardItemProps {
  order: OrderCard
  now: number
  /** acts on the card */
  children?: ReactNode
}

export function OrderCardItem({ order, now, children }: OrderCardItemProps) {
  const { orderId, worldId, type, purpose, status, state, masterName, ownerName, icon, party, privateFlg } = order
  const { isMyTurn, dueAt, orderCoin, seats, joinedCount, stateSince } = order
  const left = dueAt ? timeLeft(dueAt, now) : ''
  const facts = [
    party !== 'owner' && `${ownerName}さんから`,
    masterName ? `${masterName} マスター` : '公開リクエスト',
    seats > 1 && `${joinedCount} / ${seats}名`,
    `${formatCount(orderCoin)}コイン`,
    privateFlg && '参加者だけ',
  ]
  return (
    <Card as="li">
      <div className="flex items-start gap-3">
        <Avatar size={48} src={icon === null ? undefined : imageSource(icon, 'character', 96)} />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap gap-1">
            <Chip>{scenarioTypeLabels[type]}</Chip>
            {/* Long words break with large letters. */}
            <Chip tone={orderTone(status)} className="max-w-full leading-[1.3]! whitespace-normal!">
              {orderWords(status)}
            </Chip>
          </p>
          <CardTitle className="mt-1">
            <Link
              to="/world/$worldId/scenarioOrder/$orderId"
              params={{ worldId, orderId: String(orderId) }}
              search={{}}
              className="text-ink after:absolute after:inset-0"
            >
              {purpose}
            </Link>
          </CardTitle>
          <p className="num text-meta text-ink-soft">{facts.filter(Boolean).join('・')}</p>
        </div>
      </div>
      <p className="num mt-2.5 flex flex-wrap items-center gap-x-2 border-t border-line pt-2.5 text-cap">
        {isOrderOver(state) ? (
          <span className="text-ink-soft">
            {formatDay(stateSince)} {state === 'Released' ? '物語が始まりました' : '取り消し'}
          </span>
        ) : (
          <>
            <Icon
              of={isMyTurn ? CircleDashed : Hourglass}
              size="s"
              className={isMyTurn ? 'text-shu' : 'text-ink-soft'}
            />
            <b>{isMyTurn && party === 'guest' ? 'あなたの返事' : turnWords(order)}</b>
            {dueAt && (
              <span className="ml-auto">
                <Whole>{formatDeadline(dueAt)}</Whole>
                {left && <b className={cx('ml-1 inline-block', isUrgent(dueAt, now) && 'text-shu')}>— {left}</b>}
              </span>
            )}
          </>
        )}
      </p>
      {children && <div className="relative">{children}</div>}
    </Card>
  )
}
