// Offer of push above the list of notices, until push is on or its user declines. The browser asks the user only after
// a press.
import { get, set } from 'idb-keyval'
import { BellRing } from 'lucide-react'
import { useEffect, useState } from 'react'
import { keyval } from '#app/platform/storage.ts'
import { useSession } from '#app/platform/use-session.ts'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { ProblemNotice } from '#app/ui/ProblemNotice.tsx'
import { offlineReason } from '#rules/messages/offline.ts'
import { usePushHere } from './use-push-here.ts'

const OFFERED = ['asked', 'off', 'home']

/** Hook for whether the offer was declined on this device; nothing until that is known. */
function useDeclined(): [declined: boolean | undefined, decline: () => void] {
  const place = `push-declined:${useSession().user?.userId ?? ''}`
  const [declined, setDeclined] = useState<boolean>()
  useEffect(() => {
    get<boolean>(place, keyval).then(
      kept => setDeclined(kept ?? false),
      () => setDeclined(true),
    )
  }, [place])
  const decline = () => {
    setDeclined(true)
    set(place, true, keyval).catch(() => {})
  }
  return [declined, decline]
}

export function PushOffer() {
  const { state, online, isReady, pending, problem, turnOn } = usePushHere()
  const [declined, decline] = useDeclined()
  if (declined !== false || !state || !OFFERED.includes(state)) return null
  return (
    <Card as="section" className="mt-3 mb-1.5">
      <div className="flex gap-3">
        <span className="grid size-10 flex-none place-items-center rounded-full bg-ai-soft text-ai">
          <Icon of={BellRing} />
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="phrases text-sub font-semibold">締切をこの端末で知らせますか？</h2>
          <p className="phrases text-meta text-ink-soft">
            出していないプレイングがあるときだけ、24時間・3時間・30分前に。夜は鳴りません。
          </p>
        </div>
      </div>
      {problem && <ProblemNotice problem={problem} title="できませんでした。" className="mt-3" />}
      <div className="mt-3 flex flex-wrap gap-2 *:flex-[1_1_8rem]">
        <Button variant="line" onClick={decline}>
          いまはしない
        </Button>
        {state === 'home' ? (
          <ButtonLink variant="ai" to="/myPage/account/notifications">
            受け取りかたを見る
          </ButtonLink>
        ) : (
          <Button
            variant="ai"
            pending={pending === 'on' || (online && !isReady)}
            pendingLabel="準備しています"
            reason={offlineReason(online, '受け取れます')}
            onClick={() => void turnOn()}
          >
            受け取る
          </Button>
        )}
      </div>
    </Card>
  )
}
