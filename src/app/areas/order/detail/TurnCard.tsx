// Card of the party whose turn it is: until when, and what happens if nobody acts; above it the reason of a return.
import { MessageSquareWarning } from 'lucide-react'
import { TimeRibbon } from '#app/areas/scenario/TimeRibbon.tsx'
import { StoryText } from '#app/shared/story/StoryText.tsx'
import { Avatar } from '#app/ui/Avatar.tsx'
import { Card } from '#app/ui/Card.tsx'
import { cx } from '#app/ui/cx.ts'
import { formatDeadline } from '#app/ui/days.ts'
import { Notice } from '#app/ui/Notice.tsx'
import { Whole } from '#app/ui/Whole.tsx'
import { isUrgent, timeLeft } from '#rules/dates.ts'
import { imageSource } from '#rules/images.ts'
import { memberName, thenWords, turnWords } from '../order-words.ts'
import type { Order, OrderMember } from '../queries.ts'

export function TurnCard({ order, now }: { order: Order; now: number }) {
  const { dueAt, memberList, turn, isMyTurn } = order
  const asked = memberList.filter(({ state }) => state === 'asked')
  const words = turnWords(order, asked.map(memberName))
  const face = faceOf(order, asked)
  const left = dueAt ? timeLeft(dueAt, now) : ''
  return (
    <>
      <Reason order={order} />
      {turn !== null && (
        <Card as="section" aria-label="いまの番" className="mt-3">
          <div className="flex items-start gap-3">
            <Avatar size={56} src={face ?? undefined} />
            {/* The ribbon hangs beside it. */}
            <div className={cx('min-w-0 flex-1', left && 'pr-14')}>
              <p className="text-meta text-ink-soft">いまの番</p>
              <p className="text-card leading-[1.45] font-bold">
                {isMyTurn && turn === 'guest' ? 'あなたの返事' : words}
              </p>
              {dueAt && (
                <p className="num text-cap">
                  <Whole>{formatDeadline(dueAt)}</Whole>
                  {left && (
                    <>
                      {' — '}
                      <b className={isUrgent(dueAt, now) ? 'text-shu' : ''}>{left}</b>
                    </>
                  )}
                </p>
              )}
            </div>
            {left && (
              <TimeRibbon
                left={left}
                isUrgent={dueAt !== null && isUrgent(dueAt, now)}
                onCard
                className="absolute top-0 right-4"
              />
            )}
          </div>
          <p className="mt-2 phrases text-meta text-ink-soft">{thenWords(order)}</p>
        </Card>
      )}
    </>
  )
}

/** Picture of the party; null for the office, and for several. */
function faceOf({ turn, memberList, masterIcon }: Order, asked: readonly OrderMember[]): string | null {
  const icon = (of: string | null | undefined) => (of ? imageSource(of, 'character', 96) : null)
  const face = (of: OrderMember | undefined) => icon(of?.isFolded ? null : of?.character.icon)
  if (turn === 'owner') return face(memberList.find(({ isOwner }) => isOwner))
  if (turn === 'guest') return asked.length === 1 ? face(asked[0]) : null
  return turn === 'master' ? icon(masterIcon) : null
}

function Reason({ order: { reason, status, state } }: { order: Order }) {
  if (!reason) return null
  const title =
    status === 'ReturnedByDirector'
      ? '運営から差し戻されました。'
      : status === 'ReturnedByMaster'
        ? 'マスターから差し戻されました。'
        : state === 'Cancel'
          ? '取り消しの理由'
          : null
  return (
    title && (
      <Notice icon={MessageSquareWarning} silent className="mt-3" title={title}>
        <StoryText text={reason} />
      </Notice>
    )
  )
}
