// Form of a new request, to one master or offered to all.
import type { OwnCharacter } from '#app/shared/character/queries.ts'
import { ORDER_SEATS_MOST } from '#rules/order/prices.ts'
import { REQUEST_PLACE, requestTarget } from '../draft-places.ts'
import type { AskedMaster } from '../queries.ts'
import { placingRequest } from '../writes.ts'
import { MasterCard } from './MasterCard.tsx'
import { emptyOrder, orderKind } from './order-fields.ts'
import { PlacingForm } from './PlacingForm.tsx'

interface RequestFormProps {
  worldId: string
  /** null: offered to all */
  master: AskedMaster | null
  speaking: OwnCharacter
  draftId: string | undefined
}

const judged = { isRequest: true, seatsMost: ORDER_SEATS_MOST } as const

export function RequestForm({ worldId, master, speaking, draftId }: RequestFormProps) {
  const masterId = master?.masterId ?? null
  return (
    <PlacingForm
      {...{ worldId, judged, speaking, draftId }}
      kind={orderKind}
      first={emptyOrder()}
      type="RequestScenario"
      isOpen={masterId === null}
      write={placingRequest}
      input={{ worldId, masterId }}
      place={REQUEST_PLACE}
      target={requestTarget(worldId, masterId)}
      who="依頼するキャラクター"
    >
      <MasterCard master={master} />
    </PlacingForm>
  )
}
