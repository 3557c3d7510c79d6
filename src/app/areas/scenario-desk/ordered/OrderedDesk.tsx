// Form of the opening of an order: what the order has decided is shown and fixed; the rest is the form of every opening.
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Lock, Send } from 'lucide-react'
import { useId, useState } from 'react'
import type { Order } from '#app/areas/order/queries.ts'
import type { MasterOrdersAddress } from '#app/areas/order-desk/master/address.ts'
import { OpeningPreview } from '#app/areas/scenario/OpeningPreview.tsx'
import { FaultSummary, FormNotices } from '#app/shared/form/FormNotices.tsx'
import { useForm } from '#app/shared/form/use-form.ts'
import { OpeningFormFields } from '#app/shared/scenario/OpeningFormFields.tsx'
import { type Ground, groundOf } from '#app/shared/scenario/opening-fields.ts'
import { openingKind } from '#app/shared/scenario/opening-kind.ts'
import { openingTarget } from '#app/shared/scenario/opening-target.ts'
import { RejectionReason } from '#app/shared/scenario/RejectionReason.tsx'
import { STALE_CODES } from '#app/shared/scenario/use-opening-save.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { useWorld } from '#app/shared/world/use-world.ts'
import { ConfirmDialog } from '#app/ui/AlertDialog.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListLink, ListRow } from '#app/ui/List.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { textTypeLabels } from '#rules/codes/scenario-labels.ts'
import { commonMessages } from '#rules/messages/common.ts'
import { formatCount } from '#rules/rewards.ts'
import { masterLabel } from '#rules/worlds.ts'
import { deskQueries } from '../queries.ts'
import { useHandingIn } from './handing-in.ts'

const PLACE = 'opening'

interface OrderedDeskProps {
  order: Order
  first: Ground
  isNewMaster: boolean
  masterName: string
  /** reason of its last return */
  reason: string | null
  address: MasterOrdersAddress
}

export function OrderedDesk({ order, first, isNewMaster, masterName, reason, address }: OrderedDeskProps) {
  const { orderId, worldId, scenarioId } = order
  const client = useQueryClient()
  const navigate = useNavigate()
  const { world } = useWorld(worldId)
  const reasonId = useId()
  const judged = (isWhole: boolean) => ({ isNewMaster, isWhole, now: Date.now() })
  const form = useForm({ kind: openingKind, first, judged: judged(false) })
  const [hasTwo, setHasTwo] = useState(false)
  const [isReloading, setReloading] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const target = openingTarget({ worldId, orderId })
  const leave = () => navigate({ to: '/myPage/scenario/order', search: { order: orderId }, replace: true })
  const handing = useHandingIn({ form, target, onLate: () => void leave() })
  const obstacle =
    form.text === null
      ? '読み込んでいます。'
      : hasTwo || form.theirs
        ? '2つの版のどちらを使うか、先に選んでください。'
        : handing.reason
  const ask = (): void => {
    if (form.check(judged(true)) && obstacle === undefined) setAsking(true)
  }
  const handIn = async (): Promise<void> => {
    setAsking(false)
    if (await handing.save({ orderId, isAgain: scenarioId !== null, target })) await leave()
  }
  const reload = async (): Promise<void> => {
    if (scenarioId === null) return
    setReloading(true)
    try {
      const { info } = await client.fetchQuery({ ...deskQueries.info({ worldId, scenarioId, phase: 1 }), staleTime: 0 })
      handing.forgetProblem()
      await form.meet(groundOf(info))
    } catch {
      toasts.add({ type: 'error', title: '読み込めませんでした', line: 'つながりを確かめて、もう一度お試しください' })
    } finally {
      setReloading(false)
    }
  }
  const label = masterLabel(world?.scenarioSupportFlg)
  const { preview, ...editing } = { ...address, order: orderId, view: 'opening' as const }
  const isPreview = preview !== undefined
  return (
    <Page
      top={
        <TopBar
          plain={isPreview}
          title={isPreview ? '見えかた' : 'オーダーのオープニング'}
          back={
            isPreview ? (
              <BackLink to="/myPage/scenario/order" search={editing} replace label="編集に戻る" />
            ) : (
              <BackLink to="/myPage/scenario/order" search={{ order: orderId }} label="オーダーへ戻る" />
            )
          }
          trailing={
            !isPreview && (
              <TextLink to="/myPage/scenario/order" search={{ ...editing, preview: 'opening' }} className="px-3">
                見えかた
              </TextLink>
            )
          }
        />
      }
    >
      {preview !== undefined && form.text !== null && (
        <OpeningPreview
          worldId={worldId}
          of={scenarioId === null ? null : { scenarioId, phase: 1 }}
          shown={{ fields: form.fields, text: form.text }}
          masterName={masterName}
          isStaff={false}
          type={order.type}
          note="公開されたときの見えかたです。公開されると、すぐに相談が始まります。"
          tab={preview}
          renderTab={(tab, face) => (
            <Link
              to="/myPage/scenario/order"
              search={{ ...editing, preview: tab }}
              replace
              resetScroll={false}
              {...face}
            />
          )}
        />
      )}
      <form
        noValidate
        hidden={isPreview}
        onSubmit={event => {
          event.preventDefault()
          ask()
        }}
      >
        <p className="mt-3 text-sub font-semibold">{world?.worldName}</p>
        <p className="mt-1 font-mincho text-sub wrap-anywhere">「{order.purpose}」へのオープニング</p>
        <RejectionReason reason={reason} />
        <FormNotices
          form={form}
          of={handing}
          doing={handing.pending ? '提出しています' : handing.isChecking && '提出できたか確かめています'}
          isNew={scenarioId === null}
          staleCodes={STALE_CODES}
          onReload={() => void reload()}
          isReloading={isReloading}
        />
        <OpeningFormFields
          form={form}
          worldId={worldId}
          place={PLACE}
          target={target}
          draftId={address.draft}
          isNewMaster={isNewMaster}
          masterLabel={label}
          decided={<Decided order={order} />}
          isBusy={handing.pending}
          onConflict={setHasTwo}
          onSubmit={ask}
        />
        <div className="mt-6 grid justify-items-start gap-3">
          <FaultSummary form={form} title="直すところがあります。" className="w-full" />
          <Button
            type="submit"
            size="big"
            capped
            variant="shu"
            icon={Send}
            reasonId={obstacle === undefined ? undefined : reasonId}
            pending={handing.pending}
            pendingLabel="提出しています"
          >
            {scenarioId === null ? '提出する' : '提出しなおす'}
          </Button>
          <p id={reasonId} className="text-cap text-ink-soft">
            {obstacle ?? '書きかけは、下書きとして自動で残ります。'}
          </p>
        </div>
      </form>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="運営に提出しますか？"
        lead="運営が確かめて承認すると、すぐに相談が始まります。確かめているあいだは書き直せませんが、提出は取り消せます。"
        filled="shu"
        answers={[
          { label: commonMessages.cancel, role: 'other', onPress: () => setAsking(false) },
          { label: '提出する', role: 'main', onPress: () => void handIn() },
        ]}
      />
    </Page>
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
    <ListLink to="/myPage/scenario/order" search={{ order: order.orderId }} title="依頼の内容を読む" />
  </List>
)
