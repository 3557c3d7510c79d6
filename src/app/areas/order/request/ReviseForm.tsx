// Form in which the owner changes a placed order: the same form, without what is fixed. The parts that guests pay never
// rise.
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { FormBody } from '#app/shared/form/FormField.tsx'
import { SavedForm } from '#app/shared/form/SavedForm.tsx'
import { useForm } from '#app/shared/form/use-form.ts'
import { useFormSend } from '#app/shared/form/use-form-send.ts'
import { ButtonLink } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { ORDER_SEATS_MOST } from '#rules/order/prices.ts'
import { revisionTarget } from '../draft-places.ts'
import { orderWords } from '../order-words.ts'
import { type Order, orderQueries } from '../queries.ts'
import { revisingOrder } from '../writes.ts'
import { OrderFormFields } from './OrderFormFields.tsx'
import { groundOfOrder, orderKind, planOrderKind } from './order-fields.ts'

interface ReviseFormProps {
  order: Order
  draftId: string | undefined
}

export function ReviseForm(props: ReviseFormProps) {
  const { worldId, orderId, status, actList } = props.order
  if (actList.includes('revise')) return <Revision {...props} />
  return (
    <div className="mt-3">
      <EmptyState
        title="いまは、内容を直せません。"
        note={orderWords(status)}
        action={
          <ButtonLink
            variant="ai"
            to="/world/$worldId/scenarioOrder/$orderId"
            params={{ worldId, orderId: String(orderId) }}
            search={{}}
          >
            オーダーへもどる
          </ButtonLink>
        }
      />
    </div>
  )
}

function Revision({ order, draftId }: ReviseFormProps) {
  const { worldId, orderId, type, seats, memberList, state } = order
  const client = useQueryClient()
  const navigate = useNavigate()
  const isRequest = type === 'RequestScenario'
  // The number of places of a situation or theme was fixed with its price.
  const judged = { isRequest, seatsMost: isRequest ? ORDER_SEATS_MOST : Math.max(seats, 1) }
  const [first] = useState(() => groundOfOrder(order))
  const form = useForm({ kind: isRequest ? orderKind : planOrderKind, first, judged })
  const target = revisionTarget(worldId, orderId)
  const sending = useFormSend({ form, write: revisingOrder, target, can: '保存できます' })
  // Somebody joined or left, or another device has changed it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each version.
  useEffect(() => {
    if (order.version > form.groundNow().version) void form.meet(groundOfOrder(order))
  }, [order.version])
  const save = async (): Promise<void> => {
    if (!sending.check(judged) || !(await sending.send({ worldId, orderId, version: form.version() }))) return
    const params = { worldId, orderId: String(orderId) }
    await navigate({ to: '/world/$worldId/scenarioOrder/$orderId', params, search: {}, replace: true })
  }
  const newest = async () => groundOfOrder(await client.fetchQuery({ ...orderQueries.order(orderId), staleTime: 0 }))
  return (
    <SavedForm
      {...{ form, newest }}
      saving={{ ...sending, doing: sending.pending && '保存しています' }}
      isNew={false}
      staleCodes={['ORDER_CHANGED']}
      onSave={() => void save()}
    >
      <FormBody form={form} isBusy={sending.pending}>
        <OrderFormFields
          {...{ worldId, form, judged, draftId, target }}
          seatsLeast={memberList.length}
          mayInvite={state !== 'Inviting'}
          onSubmit={() => void save()}
        />
      </FormBody>
      {memberList.length > 1 && (
        <p className="mt-3 phrases text-cap text-ink-soft">
          参加した人のぶんは、あとから増えません。安くしたときは、その差をすぐに返します。
        </p>
      )}
    </SavedForm>
  )
}
