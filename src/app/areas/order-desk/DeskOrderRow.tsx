// An order in a list of a desk: its kind and standing, whose it is, whose turn it is and until when.
import { ScrollText } from 'lucide-react'
import type { ReactNode } from 'react'
import { orderTone, orderWords, turnWords } from '#app/areas/order/order-words.ts'
import type { OrderCard } from '#app/areas/order/queries.ts'
import { useWorldNames } from '#app/shared/world/use-world-names.ts'
import { Avatar } from '#app/ui/Avatar.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { cx } from '#app/ui/cx.ts'
import { formatDay, formatDeadline } from '#app/ui/days.ts'
import type { LinkFace } from '#app/ui/link-face.ts'
import { Whole } from '#app/ui/Whole.tsx'
import { scenarioTypeLabels, textTypeLabels } from '#rules/codes/scenario-labels.ts'
import { isUrgent, timeLeft } from '#rules/dates.ts'
import { imageSource } from '#rules/images.ts'
import { isOrderOver } from '#rules/order/states.ts'
import { formatCount } from '#rules/rewards.ts'

interface DeskOrderRowProps {
  order: OrderCard
  now: number
  renderLink: (face: LinkFace) => ReactNode
}

export function DeskOrderRow({ order, now, renderLink }: DeskOrderRowProps) {
  const { worldId, type, status, purpose, ownerName, masterName, icon, seats, joinedCount, orderCoin } = order
  const worldName = useWorldNames().get(worldId)
  const facts = [
    `${ownerName}さんから`,
    order.party === 'director' && (masterName ? `${masterName}さんへ` : 'すべてのマスターへ'),
    textTypeLabels[order.textType],
    seats > 1 && `${joinedCount} / ${seats}名`,
    `${formatCount(orderCoin)}コイン`,
    order.privateFlg && '参加者だけ',
  ]
  return (
    <li>
      {renderLink({
        className: 'flex items-start gap-3 px-4 py-3 text-ink -outline-offset-2',
        children: (
          <>
            <Avatar size={48} src={icon === null ? undefined : imageSource(icon, 'character', 96)} />
            <span className="min-w-0 flex-1">
              <span className="flex flex-wrap items-center gap-x-1.5 gap-y-1 text-meta text-ink-soft">
                <Chip tone="line" icon={ScrollText}>
                  {scenarioTypeLabels[type]}
                </Chip>
                <Chip tone={orderTone(status)}>{orderWords(status)}</Chip>
                {worldName}
              </span>
              <span className="phrases mt-1 block font-mincho text-body leading-[1.45] font-semibold wrap-anywhere">
                {purpose}
              </span>
              <span className="num block text-meta text-ink-soft">{facts.filter(Boolean).join('・')}</span>
              <When order={order} now={now} />
            </span>
          </>
        ),
      })}
    </li>
  )
}

function When({ order, now }: { order: OrderCard; now: number }) {
  const { state, stateSince, isMyTurn, dueAt } = order
  if (isOrderOver(state))
    return (
      <span className="num block text-cap text-ink-soft">
        {formatDay(stateSince)} {state === 'Released' ? '物語が始まりました' : '取り消し'}
      </span>
    )
  const left = dueAt ? timeLeft(dueAt, now) : ''
  return (
    <span className="num block text-cap">
      <b className={cx(isMyTurn && 'text-shu')}>{isMyTurn ? 'あなたの番' : turnWords(order)}</b>
      {dueAt && (
        <>
          <Whole>・{formatDeadline(dueAt)}</Whole>
          {left && <b className={cx('ml-1 inline-block', isUrgent(dueAt, now) && 'text-shu')}>— {left}</b>}
        </>
      )}
    </span>
  )
}
