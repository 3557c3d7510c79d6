// Signing in by Google or Twitter, below the form of the sign-in page. Services without settings have no button.
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { socialNow } from '#app/platform/accounts.ts'
import { problemOf } from '#app/platform/problem.ts'
import { exchange } from '#app/platform/requests.ts'
import { hasSharedChoice, keepSocialGoal } from '#app/shared/session/social-goal.ts'
import { Button } from '#app/ui/Button.tsx'
import { type Problem, ProblemNotice } from '#app/ui/ProblemNotice.tsx'
import { offlineReason } from '#rules/messages/offline.ts'
import { type SocialProvider, socialLabels } from '#rules/social-providers.ts'
import { useEntrance } from './social/use-entrance.ts'

const LeavingNotice = lazy(async () => ({ default: (await import('./LeavingNotice.tsx')).LeavingNotice }))

export type SocialButtonsProps = { goTo: string; online: boolean }

const readServices = async (signal: AbortSignal): Promise<SocialProvider[]> => {
  const answer = await exchange({ method: 'GET', url: '/api/Identity/provider', body: null }, { signal })
  return (answer as { social: SocialProvider[] }).social
}

export function SocialButtons({ goTo, online }: SocialButtonsProps) {
  const { data = [] } = useQuery({
    queryKey: ['identity', 'provider'],
    queryFn: ({ signal }) => readServices(signal),
    enabled: online,
  })
  const goOn = useEntrance()
  const [pending, setPending] = useState<SocialProvider | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [leaving, setLeaving] = useState<SocialProvider | null>(null)
  if (data.length === 0) return null
  const enter = async (provider: SocialProvider, stay = false): Promise<void> => {
    setProblem(null)
    setPending(provider)
    try {
      keepSocialGoal(goTo)
      const entrance = await (await socialNow()).enter(provider, hasSharedChoice(), stay)
      setLeaving(entrance.at === 'leaving' ? provider : null)
      await goOn(entrance, goTo)
      // On its way to another site the button goes on turning.
      if (entrance.at !== 'away') setPending(null)
    } catch (error) {
      setPending(null)
      setProblem(problemOf(error))
    }
  }
  return (
    <section aria-label="ほかのサービスでログイン" className="mt-4">
      <p className="mb-2.5 flex items-center gap-3 text-meta text-ink-soft">
        <span className="flex-1 border-t border-line" />
        または
        <span className="flex-1 border-t border-line" />
      </p>
      {problem && <ProblemNotice problem={problem} title="ログインできませんでした。" className="mb-3" />}
      {leaving && (
        <Suspense>
          <LeavingNotice pending={pending === leaving} onStay={() => void enter(leaving, true)} />
        </Suspense>
      )}
      <div className="flex flex-wrap gap-3">
        {data.map(provider => (
          <Button
            key={provider}
            variant="line"
            className="min-h-12 flex-1"
            pending={pending === provider}
            pendingLabel={`${socialLabels[provider]}へ移っています`}
            reason={offlineReason(online, 'ログインできます')}
            onClick={() => void enter(provider)}
          >
            <span
              aria-hidden="true"
              className="grid size-6 place-items-center rounded-full border border-line-strong text-meta"
            >
              {provider === 'google' ? 'G' : 't'}
            </span>
            {socialLabels[provider]}
          </Button>
        ))}
      </div>
    </section>
  )
}
