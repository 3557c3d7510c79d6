// Order of an episode of one's own under a theme.
import { Info } from 'lucide-react'
import { PlanOrderForm } from '#app/areas/order/plan/PlanOrderForm.tsx'
import type { OwnCharacter } from '#app/shared/character/queries.ts'
import { Card } from '#app/ui/Card.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { scenarioType } from '#rules/codes/scenario.ts'
import { OMNIBUS_ORDER_PLACE, orderTarget } from '../draft-places.ts'
import type { Theme } from '../queries.ts'
import { ThemeFace } from '../ThemeFace.tsx'
import { placingEpisode } from './placing-order.ts'

interface OrderFormProps {
  theme: Theme
  speaking: OwnCharacter
  draftId: string | undefined
  /** reads the theme again */
  onStale: () => void
}

export function OrderForm({ theme, speaking, draftId, onStale }: OrderFormProps) {
  const { worldId, omnibusId, title, textType, orderCoin, seats, acceptFlg, isMine } = theme
  const isClosed = !acceptFlg || isMine
  return (
    <PlanOrderForm
      plan={{ type: scenarioType.omnibus, title, worldId, textType, orderCoin, seatsMost: seats }}
      write={placingEpisode}
      place={OMNIBUS_ORDER_PLACE}
      target={orderTarget(worldId, omnibusId)}
      input={{ worldId, omnibusId, title }}
      {...{ speaking, draftId }}
      closed={isClosed ? 'このテーマには、いまオーダーできません。' : undefined}
      onRefused={onStale}
    >
      <Card>
        <ThemeFace theme={theme} />
      </Card>
      {isClosed && (
        <Notice
          icon={Info}
          silent
          title={isMine ? '自分のテーマはオーダーできません。' : 'いまはオーダーを受け付けていません。'}
        >
          {isMine ? '受付と価格は、マスターの仕事場で決められます。' : '受付が始まると、ここからオーダーできます。'}
        </Notice>
      )}
    </PlanOrderForm>
  )
}
