// A placed order being changed by its owner: the same form, with what is fixed of it left out. Guests' parts never rise.
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Save } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { useHandIn } from '#app/shared/draft/use-hand-in.ts'
import { FormBody } from '#app/shared/form/FormField.tsx'
import { FaultSummary, FormNotices } from '#app/shared/form/FormNotices.tsx'
import { useForm } from '#app/shared/form/use-form.ts'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import type { Problem } from '#app/ui/ProblemNotice.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { CHECKING, offlineReason } from '#rules/messages/offline.ts'
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
  const online = useOnline()
  const isRequest = type === 'RequestScenario'
  // Of a plan the number of places was fixed with its price.
  const judged = { isRequest, seatsMost: isRequest ? ORDER_SEATS_MOST : Math.max(seats, 1) }
  const [first] = useState(() => groundOfOrder(order))
  const form = useForm({ kind: isRequest ? orderKind : planOrderKind, first, judged })
  const [problem, setProblem] = useState<Problem | null>(null)
  const { handIn, pending, openOf } = useHandIn(revisingOrder)
  const target = revisionTarget(worldId, orderId)
  const isChecking = !pending && openOf({ target }) !== null
  // Somebody joined or left, or another device has changed it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each version.
  useEffect(() => {
    if (order.version > form.groundNow().version) void form.meet(groundOfOrder(order))
  }, [order.version])
  const save = async (): Promise<void> => {
    const { current } = form.editor
    if (!current || pending || form.conflict || !online || isChecking) return
    setProblem(null)
    if (!form.check(judged)) return
    const version = form.version()
    const result = await handIn(current, { worldId, orderId, version, fields: form.written().fields })
    if (result.state === 'done') {
      const params = { worldId, orderId: String(orderId) }
      return navigate({ to: '/world/$worldId/scenarioOrder/$orderId', params, search: {}, replace: true })
    }
    setProblem(
      'message' in result
        ? {
            code: 'code' in result ? result.code : null,
            message: result.message,
            isUnknown: result.state === 'unknown',
          }
        : { code: null, message: CHECKING, isUnknown: true },
    )
  }
  const newest = async () => groundOfOrder(await client.fetchQuery({ ...orderQueries.order(orderId), staleTime: 0 }))
  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void save()
      }}
    >
      <FormNotices
        form={form}
        of={{ problem, isChecking: false, askAgain: () => {}, forgetProblem: () => setProblem(null) }}
        doing={pending && '保存しています'}
        isNew={false}
        staleCodes={['ORDER_CHANGED']}
        newest={newest}
      />
      <FormBody form={form} isBusy={pending}>
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
      <FaultSummary form={form} />
      <Button
        type="submit"
        variant="shu"
        size="big"
        capped
        icon={Save}
        className="mt-4"
        pending={pending}
        pendingLabel="保存しています"
        reason={form.conflict ?? (isChecking ? CHECKING : offlineReason(online, '保存できます'))}
      >
        保存する
      </Button>
    </form>
  )
}
