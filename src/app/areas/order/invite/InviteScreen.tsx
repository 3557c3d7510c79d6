// /world/{worldId}/scenarioInvite/{scenarioOderId}/{hash}: an invitation by link, open for guests: inviter, master, plan, price,
// until when. Its secret leaves the address as soon as this tab keeps it.
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useSession } from '#app/platform/use-session.ts'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import {
  forgetInvitation,
  forgetOverInvitation,
  keepInvitation,
  keptInvitation,
} from '#app/shared/session/kept-invitation.ts'
import { WorldFrame } from '#app/shared/world/WorldFrame.tsx'
import { BowDrawing, FailureDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Loading, SkeletonBlock, SkeletonLines } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { isOrderHash, KEPT_HASH } from '../link-address.ts'
import { orderCalls, orderQueries } from '../queries.ts'
import { InvitationPage } from './InvitationPage.tsx'

interface InviteScreenProps {
  worldId: string
  orderId: number
  /** part of the address: the secret, or the word that stands for the kept one */
  hash: string
}

export function InviteScreen({ worldId, orderId, hash: given }: InviteScreenProps) {
  const navigate = useNavigate()
  const { user } = useSession()
  const [hash] = useState(() => (isOrderHash(given) ? given : keptInvitation(orderId)))
  const [isDeclined, setDeclined] = useState(false)
  // The secret is taken out of the address, so that neither the history, a screenshot nor the link to the sign-in has
  // it.
  useEffect(() => {
    if (!isOrderHash(given) || !keepInvitation({ orderId, hash: given, until: null })) return
    const params = { worldId, scenarioOderId: String(orderId), hash: KEPT_HASH }
    void navigate({ to: '/world/$worldId/scenarioInvite/$scenarioOderId/$hash', params, replace: true })
  }, [given, orderId, worldId, navigate])
  useVisit(orderId, user ? hash : null)
  useEffect(() => void forgetOverInvitation(), [])
  const query = useRead({ ...orderQueries.invitation(orderId, hash), enabled: hash !== null || user !== null })
  // The tab keeps it as long as the invitation is open.
  const { isInvited = false, state, dueAt = null } = query.data ?? {}
  useEffect(() => {
    if (!isInvited || hash === null) return
    if (state === 'Inviting') keepInvitation({ orderId, hash, until: dueAt })
    else forgetInvitation(orderId)
  }, [isInvited, state, dueAt, orderId, hash])
  const nowhere = {
    drawing: <FailureDrawing />,
    title: '招待は無効か、期限切れです。',
    note: 'リンクが途中で切れていないか、送った人にお確かめください。',
    action: (
      <ButtonLink variant="ai" to="/world/$worldId" params={{ worldId }}>
        ワールドのトップへ
      </ButtonLink>
    ),
  }
  return (
    <WorldFrame worldId={worldId} title="物語への招待" plain={query.data !== undefined && !isDeclined} purse>
      {isDeclined ? (
        <div className="mt-4" role="status">
          <EmptyState
            drawing={<BowDrawing />}
            title="招待を見送りました。"
            note="締め切られるまでは、リンクをもう一度開くと参加できます。"
            action={
              <ButtonLink variant="ai" to="/world/$worldId" params={{ worldId }}>
                ワールドのトップへ
              </ButtonLink>
            }
          />
        </div>
      ) : (
        <Read
          query={query}
          title="招待を読み込めませんでした。"
          isNowhere={hash === null && user === null}
          nowhere={nowhere}
          className="mt-3"
          skeleton={
            <Loading>
              <SkeletonLines widths={[40, 80]} className="mt-4" />
              <SkeletonBlock className="mt-4 h-40 rounded-card" />
            </Loading>
          }
        >
          {order => (
            <InvitationPage
              order={order}
              hash={hash}
              answeredAt={query.dataUpdatedAt}
              onDeclined={() => {
                forgetInvitation(orderId)
                setDeclined(true)
              }}
            />
          )}
        </Read>
      )}
    </WorldFrame>
  )
}

/** Tells the server at each visit that a member has opened the link; the server counts each member once. */
function useVisit(orderId: number, hash: string | null): void {
  useEffect(() => {
    if (hash !== null) orderCalls.visit.send({ orderId, hash }).catch(() => {})
  }, [orderId, hash])
}
