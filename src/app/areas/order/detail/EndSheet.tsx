// Question before an order is cancelled, left or declined: what comes back to whom, and what it costs.
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { List, ListRow } from '#app/ui/List.tsx'
import { ConfirmActions, Sheet } from '#app/ui/Sheet.tsx'
import { formatCount } from '#rules/rewards.ts'
import type { Order } from '../queries.ts'
import type { OrderActs, PlayerAct } from '../writes.ts'

export type EndingAct = 'cancel' | 'leave' | 'leaveLate' | 'refuse' | 'closeInvitation' | 'invite'

const words: Record<EndingAct, { title: string; note: string; button: string; pending: string }> = {
  cancel: {
    title: 'オーダーを取り消しますか？',
    note: '書いた依頼は残りますが、このオーダーは終わります。',
    button: '取り消す',
    pending: '取り消しています',
  },
  leave: {
    title: 'オーダーから抜けますか？',
    note: 'あずけたコインは、すべて戻ります。空いた席は、依頼した人が決めます。',
    button: '抜ける',
    pending: '抜けています',
  },
  leaveLate: {
    title: 'オーダーから抜けますか？',
    note: 'あずけたコインは、すべて戻ります。オーダーは依頼した人へ戻り、確定しなおしになります。',
    button: '抜ける',
    pending: '抜けています',
  },
  refuse: {
    title: '招待を見送りますか？',
    note: '依頼した人に、見送ったことだけが伝わります。',
    button: '見送る',
    pending: '送っています',
  },
  closeInvitation: {
    title: '招待を締め切りますか？',
    note: 'リンクは使えなくなり、返事のない招待は終わります。いまの人数で確定できます。',
    button: '締め切る',
    pending: '締め切っています',
  },
  invite: {
    title: '招待を始めますか？',
    note: '招待リンクができ、席が空いているあいだ、だれでもリンクから参加できます。',
    button: '招待を始める',
    pending: '始めています',
  },
}

interface EndSheetProps {
  order: Order
  act: EndingAct
  acts: OrderActs
  onClose: () => void
  onDone?: () => void
}

export function EndSheet({ order, act, acts, onClose, onDone }: EndSheetProps) {
  const { orderId, purpose, cancelFee, memberList } = order
  const { title, note, button, pending } = words[act]
  const own = memberList.find(({ isMine, state }) => isMine && state === 'joined')?.held ?? 0
  const others = memberList.filter(({ isMine, held }) => !isMine && held > 0).length
  const isReturning = act === 'cancel' || act === 'leave' || act === 'leaveLate'
  const press = async (): Promise<void> => {
    const wanted: PlayerAct = act === 'cancel' ? { act, fee: cancelFee } : { act }
    if (!(await acts.press({ ...wanted, orderId, purpose }))) return
    onClose()
    onDone?.()
  }
  return (
    <Sheet open onClose={onClose} title={title} lead={purpose}>
      <p className="mt-2 phrases text-sub">{note}</p>
      {isReturning && (
        <List className="mt-3">
          {act === 'cancel' && (
            <ListRow
              title="取り消しの負担"
              note={cancelFee > 0 ? 'マスターの準備が始まっているため' : 'マスターが引き受けるまでは、かかりません'}
              trailing={<b className="num">{cancelFee > 0 ? `${formatCount(cancelFee)} コイン` : 'なし'}</b>}
            />
          )}
          <ListRow
            title="あなたに戻る額"
            note="返ったコインは7日以上使えます"
            trailing={<b className="num text-body">{formatCount(own - (act === 'cancel' ? cancelFee : 0))} コイン</b>}
          />
          {act === 'cancel' && others > 0 && (
            <ListRow title={`参加する${others}人`} trailing={<b className="num">全額もどります</b>} />
          )}
        </List>
      )}
      <PressNotice of={acts} />
      <ConfirmActions
        onCancel={onClose}
        pending={acts.pending}
        pendingLabel={pending}
        reason={acts.reason}
        onClick={() => void press()}
      >
        {button}
      </ConfirmActions>
    </Sheet>
  )
}
