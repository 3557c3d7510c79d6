// An invitation for a user who opened its link: the plan and its price, and how to join, or the words that it has
// ended.
import { useLocation } from '@tanstack/react-router'
import { LogIn, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useSession } from '#app/platform/use-session.ts'
import { characterQueries } from '#app/shared/character/queries.ts'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { waitForSignUp } from '#app/shared/session/kept-invitation.ts'
import { Aside } from '#app/ui/Aside.tsx'
import { FailureDrawing } from '#app/ui/art/Drawings.tsx'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { formatDeadline } from '#app/ui/days.ts'
import { List, ListRow } from '#app/ui/List.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { useNow } from '#app/ui/use-now.ts'
import { Whole } from '#app/ui/Whole.tsx'
import { timeLeft } from '#rules/dates.ts'
import { scenarioOrderRefusals } from '#rules/refusals/scenario-order.ts'
import { formatCount } from '#rules/rewards.ts'
import { EndSheet } from '../detail/EndSheet.tsx'
import { HeldCoins } from '../detail/HeldCoins.tsx'
import { OrderText } from '../detail/OrderText.tsx'
import { OrderHead } from '../OrderHead.tsx'
import { ownerOf } from '../order-words.ts'
import type { Order } from '../queries.ts'
import { useOrderActs } from '../writes.ts'
import { JoinPanel } from './JoinPanel.tsx'

interface InvitationPageProps {
  order: Order
  hash: string | null
  answeredAt: number
  onDeclined: () => void
}

export function InvitationPage({ order, hash, answeredAt, onDeclined }: InvitationPageProps) {
  const { dueAt, share, seats, joinedCount, state, isInvited } = order
  const now = useNow(order.serverTime, answeredAt)
  const left = dueAt ? timeLeft(dueAt, now) : ''
  return (
    <>
      <OrderHead order={order} />
      <section aria-label="招待" className="mt-3">
        <List>
          <li className="phrases px-4 py-3 text-body">
            <b className="font-mincho font-semibold">{ownerOf(order)}</b>から、物語への招待です。
          </li>
          {state === 'Inviting' && (
            <>
              <ListRow title="あなたの分" trailing={<b className="num text-body">{formatCount(share)} コイン</b>} />
              <ListRow title="席" trailing={<b className="num text-sub">{`${joinedCount} / ${seats}名`}</b>} />
              {dueAt && (
                <ListRow
                  title="締め切り"
                  trailing={
                    <b className="num text-sub">
                      <Whole>
                        {formatDeadline(dueAt)}
                        {left && ` — ${left}`}
                      </Whole>
                    </b>
                  }
                />
              )}
            </>
          )}
        </List>
      </section>
      <WayIn order={order} hash={hash} onDeclined={onDeclined} />
      {/* A guest who has only the link is told nothing of the order once the invitations have ended. */}
      {(!isInvited || state === 'Inviting') && (
        <>
          <Aside>
            <HeldCoins order={order} beside={() => null} />
          </Aside>
          <OrderText order={order} />
        </>
      )}
    </>
  )
}

function WayIn({ order, hash, onDeclined }: Omit<InvitationPageProps, 'answeredAt'>) {
  const { user } = useSession()
  const { orderId, worldId, isInvited, state, seats, joinedCount, party, memberList } = order
  const params = { worldId, orderId: String(orderId) }
  const isIn = memberList.some(({ isMine, state: of }) => isMine && of === 'joined')
  if (!isInvited && (isIn || party !== 'guest')) {
    return (
      <Stated
        title={
          party === 'owner'
            ? 'あなたのオーダーです。'
            : isIn
              ? 'もう参加しています。'
              : 'あなたが見ているオーダーです。'
        }
        action={
          <ButtonLink variant="ai" to="/world/$worldId/scenarioOrder/$orderId" params={params} search={{}}>
            オーダーを開く
          </ButtonLink>
        }
      />
    )
  }
  if (state === 'Cancel') return <Stated title="このオーダーは、取り消しになりました。" />
  if (state !== 'Inviting') return <Stated title={scenarioOrderRefusals.ORDER_CLOSED.message} />
  if (joinedCount >= seats) return <Stated title={scenarioOrderRefusals.ORDER_FULL.message} />
  return user ? <Characters order={order} hash={hash} onDeclined={onDeclined} /> : <Doors order={order} hash={hash} />
}

const Stated = ({ title, action }: { title: string; action?: React.ReactNode }) => (
  <div className="mt-4">
    <EmptyState {...(action ? {} : { drawing: <FailureDrawing /> })} title={title} action={action} />
  </div>
)

/**
 * Links of a guest to the sign-in and the sign-up, both of which lead back here; the secret of the link stays where it
 * is kept.
 */
function Doors({ order: { worldId, orderId, dueAt: until }, hash }: { order: Order; hash: string | null }) {
  const { pathname } = useLocation()
  return (
    <div className="mt-4 grid gap-2">
      <p className="phrases text-sub">ログインすると、キャラクターを選んで参加できます。</p>
      <ButtonLink variant="shu" size="big" capped icon={LogIn} to="/login" search={{ redirect: pathname }}>
        ログインして参加する
      </ButtonLink>
      <ButtonLink
        variant="line"
        size="big"
        capped
        icon={UserPlus}
        to="/login"
        search={{ mode: 'signup', redirect: pathname }}
        onClick={() => void (hash !== null && waitForSignUp({ worldId, orderId, hash, until }))}
      >
        はじめての人は会員登録
      </ButtonLink>
    </div>
  )
}

function Characters({ order, hash, onDeclined }: Omit<InvitationPageProps, 'answeredAt'>) {
  const { worldId, isInvited } = order
  const query = useRead(characterQueries.mine())
  const { pathname } = useLocation()
  const acts = useOrderActs(order.orderId)
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Read
        query={query}
        title="キャラクターを読み込めませんでした。"
        className="mt-4"
        skeleton={
          <Loading>
            <SkeletonBlock className="mt-4 h-12" />
          </Loading>
        }
      >
        {({ characterList }) => {
          const here = characterList.filter(character => character.worldId === worldId)
          const decline = (): void => (isInvited ? onDeclined() : setAsking(true))
          if (here.length > 0) return <JoinPanel order={order} hash={hash} characters={here} onDecline={decline} />
          return (
            <div className="mt-4 grid justify-items-start gap-1">
              <div className="w-full">
                <EmptyState
                  title="このワールドに、あなたのキャラクターがいません。"
                  note="キャラクターを作ると、この招待にもどって参加できます。"
                  action={
                    <ButtonLink
                      variant="shu"
                      icon={UserPlus}
                      to="/world/$worldId/characterRegistration"
                      params={{ worldId }}
                      search={{ redirect: pathname }}
                    >
                      キャラクターを作る
                    </ButtonLink>
                  }
                />
              </div>
              <Button variant="text" onClick={decline}>
                見送る
              </Button>
            </div>
          )
        }}
      </Read>
      {isAsking && (
        <EndSheet order={order} act="refuse" acts={acts} onClose={() => setAsking(false)} onDone={onDeclined} />
      )}
    </>
  )
}
