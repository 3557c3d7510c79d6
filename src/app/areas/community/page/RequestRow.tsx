// A request for membership: who asks, with which words, and the leader's answer; the given one stands in the place of the buttons.
import { Check, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { CharacterRow } from '#app/shared/character/CharacterRow.tsx'
import { Folded } from '#app/shared/fold/Folded.tsx'
import { FOLDED_PERSON, personFold } from '#app/shared/fold/use-fold.ts'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Button } from '#app/ui/Button.tsx'
import { cx } from '#app/ui/cx.ts'
import { formatDayTime } from '#app/ui/days.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { COMMUNITY_MOST } from '#rules/communities.ts'
import { communityRefusals } from '#rules/refusals/community.ts'
import type { Community, JoinRequest } from '../queries.ts'
import { decidingRequest } from '../writes.ts'

const ReasonSheet = lazy(() =>
  import('#app/shared/decision/ReasonSheet.tsx').then(module => ({ default: module.ReasonSheet })),
)

interface RequestRowProps {
  community: Community
  request: JoinRequest
  /** whether it has left the list since the screen was opened */
  isGone: boolean
}

export function RequestRow({ community, request, isGone }: RequestRowProps) {
  const { worldId, communityId } = community
  const { requestId, character, words, createdAt } = request
  const name = character.isFolded ? FOLDED_PERSON : character.characterFullName
  const [verdict, setVerdict] = useState<boolean | null>(null)
  const [refuses, refuse] = useState(false)
  const acts = usePress(
    decidingRequest,
    { requestId },
    { can: '決められます', onLate: (_, { isAccepted }) => setVerdict(isAccepted === 1) },
  )
  /** Whether somebody else has ended it: it has left the list, or the server says so. */
  const isOver = isGone || acts.problem?.code === 'COMMUNITY_REQUEST_NOT_FOUND'
  const decide = async (isAccepted: boolean, reason: string): Promise<boolean> => {
    const isDone = (await acts.press({ communityId, requestId, isAccepted, reason, name })) !== null
    if (isDone) {
      setVerdict(isAccepted)
      refuse(false)
    }
    return isDone
  }
  return (
    <li className="px-4 py-2">
      <Folded isFolded={character.isFolded} id={personFold(character.characterId)}>
        <CharacterRow character={character} worldId={worldId} />
        {words && (
          <p className="mt-1 rounded-card bg-sunken px-3.5 py-2.5 text-sub wrap-anywhere whitespace-pre-wrap">
            {words}
          </p>
        )}
      </Folded>
      <p className="num mt-1 text-meta text-ink-soft">
        <time dateTime={createdAt}>{formatDayTime(createdAt)}</time>に届きました
      </p>
      {!refuses && !isOver && <PressNotice of={acts} className="mt-2" />}
      {verdict !== null ? (
        <Verdict isAccepted={verdict} />
      ) : isOver ? (
        <p role="status" className="flex min-h-13 items-center text-sub text-ink-soft">
          {communityRefusals.COMMUNITY_REQUEST_NOT_FOUND.message}
        </p>
      ) : (
        <div className="mt-2 flex min-h-11 flex-wrap gap-2">
          <Button
            variant="ai"
            icon={Check}
            aria-label={`認める：${name}`}
            pending={acts.pending && !refuses}
            pendingLabel="送っています"
            reason={acts.reason}
            onClick={() => void decide(true, '')}
          >
            認める
          </Button>
          {!acts.reason && (
            <Button
              variant="line"
              aria-label={`見送る：${name}`}
              onClick={() => {
                if (!acts.pending) refuse(true)
              }}
            >
              見送る
            </Button>
          )}
        </div>
      )}
      <Suspense>
        {refuses && (
          <ReasonSheet
            title="申し込みを見送る"
            about={`communityRequest:${requestId}`}
            lead={name}
            effect="見送ったことと理由が、申し込んだ人に知らされます。"
            hint="申し込んだ人が読みます。"
            most={COMMUNITY_MOST.reason}
            button="見送る"
            pendingLabel="送っています"
            acts={acts}
            onPress={reason => decide(false, reason)}
            onClose={() => refuse(false)}
          />
        )}
      </Suspense>
    </li>
  )
}

/** The given answer in the place of its buttons, as high as they are. */
const Verdict = ({ isAccepted }: { isAccepted: boolean }) => (
  <p
    role="status"
    className={cx('flex min-h-13 items-center gap-2 text-sub font-bold', isAccepted ? 'text-matsuba' : 'text-ink-soft')}
  >
    <Icon of={isAccepted ? Check : X} size="s" />
    {isAccepted ? '入会を認めました' : '申し込みを見送りました'}
  </p>
)
