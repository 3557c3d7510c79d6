// Coming steps of an order with what cancelling costs at each, for the sheets that ask before coins are held.
import type { NextStep } from '#app/areas/scenario/NextSteps.tsx'
import type { CancelTerms } from '#rules/order/cancel-terms.ts'
import { cancelFee } from '#rules/order/prices.ts'
import { ORDER_WAIT_DAYS, USUAL_DIRECTOR_DAYS } from '#rules/order/schedule.ts'
import { formatCount } from '#rules/rewards.ts'

/**
 * @param terms those under which it is or was placed
 * @param held coins that the owner bears by then
 */
export function cancellingSteps(
  terms: CancelTerms,
  { type, orderCoin, isOpen }: { type: string; orderCoin: number; isOpen: boolean },
  held: number,
): NextStep[] {
  const fee = (isHandedIn: boolean): string => formatCount(cancelFee(terms, orderCoin, held, isHandedIn))
  return [
    ...(type === 'RequestScenario'
      ? [{ when: `ふつう${USUAL_DIRECTOR_DAYS}日`, words: '運営の確認', note: '取り消すと、全額もどります。' }]
      : []),
    {
      when: `${ORDER_WAIT_DAYS[isOpen ? 'OpenRequesting' : 'CheckingByMaster']}日以内`,
      words: isOpen ? '引き受けるマスターが決まる' : 'マスターの返事',
      note: '引き受けるまでに取り消すと、全額もどります。',
    },
    {
      when: `${ORDER_WAIT_DAYS.Ordered}日以内`,
      words: 'オープニング',
      note:
        terms.handedIn === 0
          ? '準備が始まったあとに取り消しても、全額もどります。'
          : `準備が始まったあとの取り消しは、総額の${terms.preparing}%（${fee(false)}コイン）、提出のあとは${terms.handedIn}%（${fee(true)}コイン）を、依頼した人が負担します。`,
    },
    { when: '公開のとき', words: 'お支払い', note: '相談が始まります。予約や抽選はありません。' },
  ]
}
