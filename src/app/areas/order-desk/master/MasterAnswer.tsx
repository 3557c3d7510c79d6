// Bar of a master's order: the one thing to press now, and the answers that need a reason, whose text is a draft until it has arrived.
import { BookOpen, Check, HandHelping, PenLine, Undo2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Order } from '#app/areas/order/queries.ts'
import { ReasonForm } from '#app/shared/decision/ReasonForm.tsx'
import { AskFirst } from '#app/shared/screen/AskFirst.tsx'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { cx } from '#app/ui/cx.ts'
import { ORDER_MOST } from '#rules/order/order.ts'
import { ORDER_WAIT_DAYS } from '#rules/order/schedule.ts'
import { scenarioRefusals } from '#rules/refusals/scenario.ts'
import { lengthCount } from '#rules/text/count.ts'
import { masterReasonTarget } from '../draft-places.ts'
import { useAnswering } from '../master-writes.ts'
import { type MasterOrdersAddress, type ReasonedAnswer, reasonedAnswers } from './address.ts'

const reasoned: Record<ReasonedAnswer, { label: string; hint: string; button: string; name: string }> = {
  returnByMaster: {
    name: '差し戻す',
    label: '差し戻しの理由',
    hint: '依頼した人と参加者が読みます。直せば、もう一度届きます。コインはあずかったままです。',
    button: 'この理由で差し戻す',
  },
  decline: {
    name: '辞退する',
    label: '辞退の理由',
    hint: '依頼した人と参加者が読みます。オーダーは終わり、コインを全額返します。',
    button: 'この理由で辞退する',
  },
  giveUp: {
    name: '続けられなくなった',
    label: '続けられない理由',
    hint: '依頼した人と参加者、運営が読みます。オーダーは終わり、コインを全額返します。',
    button: 'この理由で終える',
  },
}

const faultOf = (reason: string): string | undefined => {
  if (reason.trim() === '') return scenarioRefusals.REASON_NEEDED.message
  return lengthCount(reason) > ORDER_MOST.reason ? `理由は${ORDER_MOST.reason}文字以内で入力してください。` : undefined
}

export function MasterAnswer({ order, place }: { order: Order; place: MasterOrdersAddress }) {
  const { orderId, purpose, actList } = order
  const acts = useAnswering(orderId)
  const [asked, ask] = useState<ReasonedAnswer | null>(place.answer ?? null)
  const [isTaking, setTaking] = useState(false)
  const panel = useRef<HTMLElement>(null)
  const isFirst = useRef(true)
  useEffect(() => {
    if (isFirst.current) isFirst.current = false
    else if (asked !== null) panel.current?.focus()
  }, [asked])
  const taking = actList.includes('take') ? 'take' : 'accept'
  const canTake = actList.includes(taking)
  const answer = async (reason: string, draftId: string | null): Promise<void> => {
    if (asked && (await acts.press({ orderId, purpose, act: asked, reason, draftId }))) ask(null)
  }
  const take = async (): Promise<void> => {
    setTaking(false)
    await acts.press({ orderId, purpose, act: taking })
  }
  const frame = (content: ReactNode, isBar: boolean) => (
    <section
      ref={panel}
      aria-label="つぎにすること"
      tabIndex={-1}
      {...(isBar && { 'data-action-bar': '' })}
      className={cx(
        '-mx-4 mt-4 border-t border-line bg-surface px-4 py-2.5 outline-none md:-mx-6 md:px-6',
        isBar && 'sticky bottom-[calc(var(--bar-bottom)+env(safe-area-inset-bottom))] z-5 md:bottom-0',
      )}
    >
      {content}
    </section>
  )
  if (asked && actList.includes(asked)) {
    const { label, hint, button } = reasoned[asked]
    return frame(
      <>
        <ReasonForm
          label={label}
          target={masterReasonTarget(orderId, asked)}
          limit={ORDER_MOST.reason}
          hint={hint}
          faultOf={faultOf}
          button={button}
          draft={place.draft}
          className=""
          obstacle={acts.pending ? '送っています' : acts.reason}
          onReject={(reason, draftId) => void answer(reason, draftId)}
          onClose={() => ask(null)}
        />
        <PressNotice of={acts} />
      </>,
      false,
    )
  }
  const others = reasonedAnswers.filter(act => actList.includes(act))
  const main = mainOf(order)
  if (!canTake && !main && others.length === 0) return null
  return frame(
    <>
      {!isTaking && <PressNotice of={acts} className="mb-2" />}
      <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2">
        {others.map(act => (
          <Button
            key={act}
            variant={act === 'returnByMaster' ? 'line' : 'text-danger'}
            icon={act === 'returnByMaster' ? Undo2 : undefined}
            onClick={() => ask(act)}
          >
            {reasoned[act].name}
          </Button>
        ))}
        {canTake && (
          <Button
            variant="shu"
            icon={taking === 'take' ? HandHelping : Check}
            pending={acts.pending}
            pendingLabel="送っています"
            reason={acts.reason}
            onClick={() => setTaking(true)}
          >
            引き受ける
          </Button>
        )}
        {main}
      </div>
      {isTaking && (
        <AskFirst
          asked={{
            title: '引き受けますか？',
            lead: `${ORDER_WAIT_DAYS.Ordered}日のあいだに、オープニングを提出します。引き受けたあとにやめると、コインを全額返し、オーダーは終わります。`,
            yes: '引き受ける',
          }}
          onClose={() => setTaking(false)}
          onYes={() => void take()}
        />
      )}
    </>,
    true,
  )
}

/** Way to the opening, or to the scenario that was made of it. */
function mainOf({ orderId, actList, status, scenarioId, worldId, state }: Order): ReactNode {
  if (state === 'Released' && scenarioId !== null)
    return (
      <ButtonLink
        variant="shu"
        icon={BookOpen}
        to="/myPage/scenario/openingDetail"
        search={{ worldId, scenarioId, phase: 1 }}
      >
        進行を見る
      </ButtonLink>
    )
  if (status === 'Submitting' && scenarioId !== null)
    return (
      <ButtonLink variant="ai" icon={BookOpen} to="/myPage/scenario/info" search={{ worldId, scenarioId, phase: 1 }}>
        提出したオープニング
      </ButtonLink>
    )
  return (
    actList.includes('submit') && (
      <ButtonLink variant="shu" icon={PenLine} to="/myPage/scenario/order" search={{ order: orderId, view: 'opening' }}>
        {status === 'Returned' ? 'オープニングを直す' : 'オープニングを書く'}
      </ButtonLink>
    )
  )
}
