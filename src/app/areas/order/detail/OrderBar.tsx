// Bar of an order's page: how far it is, and the one thing to press now.
import { BookOpen, Check, PenLine, Send, Stamp } from 'lucide-react'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { sharePage } from '#app/ui/share.ts'
import { padScenarioId } from '#rules/scenario-ids.ts'
import { invitationPath } from '../invite/invitation-path.ts'
import { memberName } from '../order-words.ts'
import type { Order } from '../queries.ts'
import type { OrderActs } from '../writes.ts'

interface OrderBarProps {
  order: Order
  acts: OrderActs
  onConfirm: () => void
}

export function OrderBar({ order, acts, onConfirm }: OrderBarProps) {
  const content = contentOf(order, acts, onConfirm)
  if (!content) return null
  return (
    <section
      aria-label="つぎにすること"
      data-action-bar=""
      className="sticky bottom-[calc(var(--bar-bottom)+env(safe-area-inset-bottom))] z-5 -mx-4 mt-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 border-t border-line bg-surface px-4 py-2.5 md:-mx-6 md:bottom-0 md:px-6"
    >
      <p className="min-w-0 flex-[1_1_9rem] text-sub">
        <b className="num block">{content.words}</b>
        {content.note && <span className="num block text-meta text-ink-soft">{content.note}</span>}
      </p>
      <div className="ml-auto flex flex-wrap justify-end gap-x-3 gap-y-1.5">{content.act}</div>
    </section>
  )
}

const isPlayer = (party: Order['party']): boolean => party === 'owner' || party === 'guest'

/** Way of a master or the office to the screen where they answer. */
const DeskLink = ({ orderId, isOffice }: { orderId: number; isOffice: boolean }) =>
  isOffice ? (
    <ButtonLink variant="shu" icon={Stamp} to="/myPage/admin/orderRequest" search={{ order: orderId }}>
      運営の画面を開く
    </ButtonLink>
  ) : (
    <ButtonLink variant="shu" icon={Stamp} to="/myPage/scenario/order" search={{ order: orderId }}>
      マスターの画面を開く
    </ButtonLink>
  )

function contentOf(order: Order, acts: OrderActs, onConfirm: () => void) {
  const { state, status, party, turn, actList, seats, memberList, invitation, worldId, orderId, purpose, scenarioId } =
    order
  const story = state === 'Released' && scenarioId !== null && (
    <ButtonLink
      variant={isPlayer(party) ? 'shu' : 'line'}
      icon={BookOpen}
      to="/world/$worldId/scenario/$scenarioId/$phase"
      params={{ worldId, scenarioId: padScenarioId(scenarioId), phase: '1' }}
      search={{}}
    >
      シナリオを開く
    </ButtonLink>
  )
  if (!isPlayer(party)) {
    const isOffice = party === 'director'
    return {
      words: turn === party ? 'あなたの番です' : isOffice ? '運営として見ています' : 'マスターとして見ています',
      note: isOffice ? '渡す・差し戻すのは、運営の画面で。' : '返事とオープニングは、マスターの画面で。',
      act: (
        <>
          {story}
          <DeskLink orderId={orderId} isOffice={isOffice} />
        </>
      ),
    }
  }
  if (story) return { words: '物語が始まりました', note: '相談とプレイングは、シナリオのページで。', act: story }
  if (party !== 'owner' || !(actList.includes('confirm') || actList.includes('confirmPlan'))) return null
  const confirm = (
    <Button variant="shu" icon={Check} reason={acts.reason} onClick={onConfirm}>
      確定する
    </Button>
  )
  const free = seats - memberList.filter(member => member.state === 'joined').length
  if (state === 'Inviting' && invitation && free > 0) {
    const waiting = memberList.find(member => member.state === 'asked')
    return {
      words: `あと${free}名でそろいます`,
      note: waiting ? `${memberName(waiting)}にもう一度` : 'いまの人数でも確定できます',
      act: (
        <>
          <Button variant="line" reason={acts.reason} onClick={onConfirm}>
            確定する
          </Button>
          <Button
            variant="shu"
            icon={Send}
            onClick={() => void sharePage(`${purpose}への招待`, invitationPath(worldId, orderId, invitation.hash))}
          >
            リンクを送る
          </Button>
        </>
      ),
    }
  }
  if (status === 'ReturnedByDirector' || status === 'ReturnedByMaster') {
    return {
      words: '直して、もう一度確定します',
      note: null,
      act: (
        <>
          <ButtonLink
            variant="line"
            icon={PenLine}
            to="/world/$worldId/scenarioOrder/$orderId"
            params={{ worldId, orderId: String(orderId) }}
            search={{ view: 'edit' }}
          >
            直す
          </ButtonLink>
          {confirm}
        </>
      ),
    }
  }
  return {
    words: free > 0 && seats > 1 ? `空いた席 ${free} をどうするか決めます` : '確定できます',
    note: free > 0 && seats > 1 ? '席を減らす・持つ・招きなおす' : '確定すると、運営とマスターへ進みます',
    act: confirm,
  }
}
