// The order of a situation to one of the masters who take it.

import { PlanOrderForm } from '#app/areas/order/plan/PlanOrderForm.tsx'
import { type PlacedOrder, sentOrder } from '#app/areas/order/request/sent-order.ts'
import { ORDER_TOUCHES } from '#app/areas/order/writes.ts'
import { defineWrite } from '#app/platform/outbox/write.ts'
import type { OwnCharacter } from '#app/shared/character/queries.ts'
import { writeForm } from '#app/shared/form/table.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { scenarioType } from '#rules/codes/scenario.ts'
import { REACT_ORDER_PLACE, reactOrderTarget } from '../draft-places.ts'
import { type React, reactCalls, type TakingMaster } from '../queries.ts'
import { MasterCard } from './MasterCard.tsx'

type Ordered = PlacedOrder & { worldId: string; templateId: number; masterId: string; title: string }

const orderingReact = defineWrite({
  kind: 'react.order',
  textIn: 'orderContent',
  policy: 'online',
  thing: ['target'],
  holdsText: true,
  touches: [...ORDER_TOUCHES, 'scenarioReact'],
  toasts: 'all',
  press: ({ worldId, templateId, masterId, title, ...ordered }: Ordered) => {
    const { characterId, draftId, fields } = ordered
    return {
      entity: `spend:${characterId}`,
      request: reactCalls.order.request({ worldId, templateId, masterId, ...sentOrder(ordered) }),
      note: title,
      facts: {
        ...{ draftId, place: REACT_ORDER_PLACE, target: reactOrderTarget(worldId, templateId, masterId) },
        fields: writeForm({ fields, version: 0 }),
      },
    }
  },
})

interface ReactOrderProps {
  react: React
  /** null: they do not take it */
  master: TakingMaster | null
  speaking: OwnCharacter
  draftId: string | undefined
  /** reads the situation and its masters again */
  onStale: () => void
}

export function ReactOrder({ react, master, speaking, draftId, onStale }: ReactOrderProps) {
  const { worldId, templateId, title, textType } = react
  if (!master || master.isMine) {
    return (
      <div className="mt-3">
        <EmptyState
          drawing={<EmptyDrawing />}
          title={
            master
              ? '自分がマスターのオーダーはできません。'
              : react.isOpen
                ? 'このマスターは、いまオーダーを受け付けていません。'
                : 'このシチュエーションの受付は終わりました。'
          }
          action={
            <ButtonLink
              variant="ai"
              to="/world/$worldId/scenarioReact/$templateId"
              params={{ worldId, templateId: String(templateId) }}
              search={{}}
            >
              シチュエーションへもどる
            </ButtonLink>
          }
        />
      </div>
    )
  }
  const { masterId, orderCoin, seats } = master
  return (
    <>
      <p className="mt-3 font-mincho text-card font-semibold wrap-anywhere">{title}</p>
      <PlanOrderForm
        plan={{ type: scenarioType.react, title, worldId, textType, orderCoin, seatsMost: seats }}
        write={orderingReact}
        place={REACT_ORDER_PLACE}
        target={reactOrderTarget(worldId, templateId, masterId)}
        input={{ worldId, templateId, masterId, title }}
        speaking={speaking}
        draftId={draftId}
        onRefused={onStale}
      >
        <MasterCard master={master} />
      </PlanOrderForm>
    </>
  )
}
