// ログイン中の端末: the sessions of the account, each with its device; others can be ended one by one or all together.
import { Laptop, Smartphone } from 'lucide-react'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { Button } from '#app/ui/Button.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { formatDay } from '#app/ui/days.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListRow } from '#app/ui/List.tsx'
import { ProblemNotice } from '#app/ui/ProblemNotice.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { ownAccountCalls, ownAccountQueries } from './queries.ts'
import { useDirect } from './use-direct.ts'

export function SessionList() {
  const query = useRead(ownAccountQueries.sessions())
  const { send, pending, problem, reason } = useDirect('ログアウトできます')
  const end = async (sessionId: string, device: string): Promise<void> => {
    if (!(await send(ownAccountCalls.endSession.request({ sessionId })))) return
    toasts.add({ type: 'success', title: `${device}をログアウトしました` })
  }
  const endOthers = async (): Promise<void> => {
    if (!(await send(ownAccountCalls.endOtherSessions.request({})))) return
    toasts.add({ type: 'success', title: 'ほかの端末をすべてログアウトしました' })
  }
  return (
    <Read query={query} title="ログイン中の端末を読み込めませんでした。" skeleton={<NewsRowSkeleton />}>
      {({ sessionList }) => (
        <>
          <List>
            {sessionList.map(({ sessionId, device, isThis, lastSeenAt }) => (
              <ListRow
                key={sessionId}
                icon={<Icon of={/iPhone|Android/.test(device) ? Smartphone : Laptop} className="text-ai" />}
                title={device}
                note={`最後に使った日 ${formatDay(lastSeenAt)}`}
                trailing={
                  isThis ? (
                    <Chip tone="matsuba">この端末</Chip>
                  ) : (
                    <Button
                      variant="text-danger"
                      pending={pending}
                      reasonId={reason ? 'sessions-reason' : undefined}
                      onClick={() => void end(sessionId, device)}
                    >
                      ログアウト<span className="vh">：{device}</span>
                    </Button>
                  )
                }
              />
            ))}
          </List>
          {problem && <ProblemNotice problem={problem} title="ログアウトできませんでした。" className="mt-3" />}
          {sessionList.length > 1 && (
            <Button variant="line" className="mt-3" pending={pending} reason={reason} onClick={() => void endOthers()}>
              ほかの端末をすべてログアウト
            </Button>
          )}
          {reason && (
            <p id="sessions-reason" className="vh">
              {reason}
            </p>
          )}
        </>
      )}
    </Read>
  )
}
