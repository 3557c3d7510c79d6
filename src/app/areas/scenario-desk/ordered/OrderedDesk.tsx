// Form of the opening of an order: what the order has decided is shown and fixed; the rest is the form of every opening.
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { useState } from 'react'
import type { Order } from '#app/areas/order/queries.ts'
import type { MasterOrdersAddress } from '#app/areas/order-desk/master/address.ts'
import { HandInSteps } from '#app/shared/form/HandInSteps.tsx'
import { previewWays } from '#app/shared/form/preview-ways.tsx'
import { useForm } from '#app/shared/form/use-form.ts'
import { useFormSave } from '#app/shared/form/use-form-save.ts'
import { type Ground, groundOf } from '#app/shared/scenario/opening-fields.ts'
import { openingKind } from '#app/shared/scenario/opening-kind.ts'
import { openingTarget } from '#app/shared/scenario/opening-target.ts'
import { AskFirst } from '#app/shared/screen/AskFirst.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListLink, ListRow } from '#app/ui/List.tsx'
import { BackLink } from '#app/ui/TopBar.tsx'
import { useNow } from '#app/ui/use-now.ts'
import { textTypeLabels } from '#rules/codes/scenario-labels.ts'
import { formatCount } from '#rules/rewards.ts'
import { OpeningPage } from '../opening/OpeningPage.tsx'
import { deskQueries } from '../queries.ts'
import { handingIn } from './handing-in.ts'

interface OrderedDeskProps {
  order: Order
  /** time of its answer by the device's clock */
  answeredAt: number
  first: Ground
  isNewMaster: boolean
  masterName: string
  /** reason of its last return */
  reason: string | null
  address: MasterOrdersAddress
}

export function OrderedDesk({ order, answeredAt, first, isNewMaster, masterName, reason, address }: OrderedDeskProps) {
  const { orderId, worldId, scenarioId } = order
  const client = useQueryClient()
  const navigate = useNavigate()
  const now = useNow(order.serverTime, answeredAt)
  const judged = (isWhole: boolean) => ({ isNewMaster, isWhole, now })
  const form = useForm({ kind: openingKind, first, judged: judged(false) })
  const [isAsking, setAsking] = useState(false)
  const target = openingTarget({ worldId, orderId })
  const leave = () => navigate({ to: '/myPage/scenario/order', search: { order: orderId }, replace: true })
  const handing = useFormSave({ form, write: handingIn, target, onLate: () => void leave() })
  const obstacle = form.obstacle ?? handing.reason
  const ask = (): void => {
    if (form.check(judged(true)) && obstacle === undefined) setAsking(true)
  }
  const handIn = async (): Promise<void> => {
    if (await handing.save({ orderId, isAgain: scenarioId !== null, target })) await leave()
  }
  const newest = async () => {
    if (scenarioId === null) return null
    const { info } = await client.fetchQuery({ ...deskQueries.info({ worldId, scenarioId, phase: 1 }), staleTime: 0 })
    return groundOf(info)
  }
  const { preview, ...editing } = { ...address, order: orderId, view: 'opening' as const }
  return (
    <>
      <OpeningPage
        {...{ form, worldId, target, isNewMaster, masterName, reason, newest, now }}
        saving={handing}
        doing={handing.pending ? '提出しています' : handing.isChecking && '提出できたか確かめています'}
        title="オーダーのオープニング"
        back={<BackLink to="/myPage/scenario/order" search={{ order: orderId }} label="オーダーへ戻る" />}
        {...previewWays(
          { to: '/myPage/scenario/order', search: { ...editing, preview: 'opening' } },
          { to: '/myPage/scenario/order', search: editing },
        )}
        previewed={preview}
        of={scenarioId === null ? null : { scenarioId, phase: 1 }}
        type={order.type}
        note="公開されたときの見えかたです。公開されると、すぐに相談が始まります。"
        renderTab={(tab, face) => (
          <Link
            to="/myPage/scenario/order"
            search={{ ...editing, preview: tab }}
            replace
            resetScroll={false}
            {...face}
          />
        )}
        draftId={address.draft}
        isNew={scenarioId === null}
        isBusy={handing.pending}
        onSubmit={ask}
        belongsTo={<p className="mt-1 font-mincho text-sub wrap-anywhere">「{order.purpose}」へのオープニング</p>}
        decided={<Decided order={order} />}
      >
        <HandInSteps
          form={form}
          label={scenarioId === null ? '提出する' : '提出しなおす'}
          isHandingIn={handing.pending}
          isNew={scenarioId === null}
          obstacle={obstacle}
          note="書きかけは、下書きとして自動で残ります。"
        />
      </OpeningPage>
      {isAsking && (
        <AskFirst
          asked={{
            title: '運営に提出しますか？',
            lead: '運営が確かめて承認すると、すぐに相談が始まります。確かめているあいだは書き直せませんが、提出は取り消せます。',
            yes: '提出する',
          }}
          onClose={() => setAsking(false)}
          onYes={() => void handIn()}
        />
      )}
    </>
  )
}

/** Facts that the order has decided. */
const Decided = ({ order }: { order: Order }) => (
  <List>
    <li className="flex items-center gap-2 px-4 py-2.5 text-meta text-ink-soft">
      <Icon of={Lock} size="s" />
      オーダーで決まっていて、ここでは変えられません。
    </li>
    <ListRow title="リプレイの長さ" trailing={<b className="text-sub">{textTypeLabels[order.textType]}</b>} />
    <ListRow title="人数" trailing={<b className="num text-sub">{order.joinedCount}人</b>} />
    <ListRow title="総額" trailing={<b className="num text-sub">{formatCount(order.orderCoin)} コイン</b>} />
    <ListRow
      title="公開範囲"
      trailing={<b className="text-sub">{order.privateFlg ? '参加者だけ' : 'だれでも読める'}</b>}
    />
    <ListLink to="/myPage/scenario/order" search={{ order: order.orderId }} title="オーダーの内容を読む" />
  </List>
)
