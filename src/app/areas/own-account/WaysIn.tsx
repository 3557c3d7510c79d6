// ログインの方法: the services that are linked to the account, and those that can be. The last way to sign in cannot be taken
// off.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { unknownOr } from '#app/platform/problem.ts'
import { AskFirst } from '#app/shared/screen/AskFirst.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { Button } from '#app/ui/Button.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { List, ListRow } from '#app/ui/List.tsx'
import { type Problem, ProblemNotice } from '#app/ui/ProblemNotice.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { offlineReason } from '#rules/messages/offline.ts'
import { type SocialProvider, socialLabels } from '#rules/social-providers.ts'
import { socialNow } from './provider.ts'
import { waysIn } from './ways-in.ts'

export function WaysIn() {
  const query = useRead(waysIn)
  const queryClient = useQueryClient()
  const online = useOnline()
  const reason = offlineReason(online, '変更できます')
  const [pending, setPending] = useState<SocialProvider | null>(null)
  const [asked, setAsked] = useState<SocialProvider | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)

  const act = async (provider: SocialProvider, does: 'link' | 'unlink'): Promise<void> => {
    if (pending !== null) return
    setProblem(null)
    setPending(provider)
    try {
      const social = await socialNow()
      const entrance = does === 'link' ? await social.link(provider) : await social.unlink(provider)
      // On its way to another site the button goes on turning.
      if (entrance?.at === 'away') return
      const done = does === 'link' ? 'をつなげました' : 'を外しました'
      toasts.add({ type: 'success', title: `${socialLabels[provider]}${done}` })
      await queryClient.invalidateQueries({ queryKey: waysIn.queryKey })
    } catch (error) {
      setProblem(unknownOr(error))
    }
    setPending(null)
  }
  return (
    <Read query={query} title="ログインの方法を読み込めませんでした。" skeleton={<NewsRowSkeleton />}>
      {({ hasPassword, linkedList, offeredList }) => {
        const isLast = !hasPassword && linkedList.length === 1
        return (
          <>
            <List>
              <ListRow
                title="メールアドレスとパスワード"
                note={
                  hasPassword ? undefined : 'パスワードはまだありません。上の「パスワードを決める」から決められます。'
                }
                trailing={hasPassword ? <Chip tone="matsuba">使えます</Chip> : undefined}
              />
              {linkedList.map(provider => (
                <ListRow
                  key={provider}
                  title={socialLabels[provider]}
                  note={isLast ? 'ほかにログインする方法がないため、外せません。' : undefined}
                  trailing={
                    isLast ? (
                      <Chip tone="matsuba">使えます</Chip>
                    ) : (
                      <Button
                        variant="text-danger"
                        pending={pending === provider}
                        pendingLabel="外しています"
                        reasonId={reason ? 'ways-reason' : undefined}
                        onClick={() => setAsked(provider)}
                      >
                        外す<span className="vh">：{socialLabels[provider]}</span>
                      </Button>
                    )
                  }
                />
              ))}
              {offeredList.map(provider => (
                <ListRow
                  key={provider}
                  title={socialLabels[provider]}
                  trailing={
                    <Button
                      pending={pending === provider}
                      pendingLabel="移っています"
                      reasonId={reason ? 'ways-reason' : undefined}
                      onClick={() => void act(provider, 'link')}
                    >
                      つなげる<span className="vh">：{socialLabels[provider]}</span>
                    </Button>
                  }
                />
              ))}
            </List>
            {reason && (
              <p id="ways-reason" className="mt-1 text-cap text-ink-soft">
                {reason}
              </p>
            )}
            {problem && (
              <ProblemNotice problem={problem} title="ログインの方法を変更できませんでした。" className="mt-3" />
            )}
            {asked !== null && (
              <AskFirst
                asked={{
                  title: `${socialLabels[asked]}を外しますか？`,
                  lead: '次からは、残りの方法でログインします。あとからつなげなおせます。',
                  yes: '外す',
                  destroys: true,
                }}
                onClose={() => setAsked(null)}
                onYes={() => void act(asked, 'unlink')}
              />
            )}
          </>
        )
      }}
    </Read>
  )
}
