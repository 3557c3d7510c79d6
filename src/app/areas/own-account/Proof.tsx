// Proof of who asks, before an act that could take the account away: the password, or a sign-in of the last minutes by a linked
// service where the account has none.
import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { problemOf } from '#app/platform/problem.ts'
import { session } from '#app/platform/session.ts'
import { keepSocialGoal } from '#app/shared/session/social-goal.ts'
import { Button } from '#app/ui/Button.tsx'
import { PasswordField } from '#app/ui/Field.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { type Problem, ProblemNotice } from '#app/ui/ProblemNotice.tsx'
import { offlineReason } from '#rules/messages/offline.ts'
import { type SocialProvider, socialLabels } from '#rules/social-providers.ts'
import { socialNow } from './provider.ts'
import { waysIn } from './ways-in.ts'

/** Whether the account has a password, as far as that is known. */
export const useHasPassword = (): boolean => useQuery(waysIn).data?.hasPassword ?? true

/** @param goTo address at which the form stands, where a service leads back to */
export function Proof({ label = 'パスワード', goTo, className }: { label?: string; goTo: string; className?: string }) {
  const { data } = useQuery(waysIn)
  if (data && !data.hasPassword) return <ByService linkedList={data.linkedList} goTo={goTo} className={className} />
  return (
    <PasswordField
      label={label}
      name="password"
      autoComplete="current-password"
      maxLength={200}
      className={className}
    />
  )
}

type ByServiceProps = { linkedList: SocialProvider[]; goTo: string; className: string | undefined }

function ByService({ linkedList, goTo, className }: ByServiceProps) {
  const online = useOnline()
  const [pending, setPending] = useState<SocialProvider | null>(null)
  const [isProved, setProved] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const prove = async (provider: SocialProvider): Promise<void> => {
    setProblem(null)
    setPending(provider)
    try {
      keepSocialGoal(goTo)
      const entrance = await (await socialNow()).prove(provider)
      // On its way to another site the button goes on turning.
      if (entrance.at === 'away') return
      await session.renew()
      setProved(true)
    } catch (error) {
      setProblem(problemOf(error))
    }
    setPending(null)
  }
  return (
    <div className={className}>
      <p className="phrases text-cap text-ink-soft">
        パスワードのないアカウントです。ログインから5分以内なら、そのまま進めます。過ぎている場合は、ご本人の確認をお願いします。
      </p>
      {isProved ? (
        <Notice icon={CircleCheck} title="ご本人の確認が済みました。" className="mt-2">
          5分以内にお進みください。
        </Notice>
      ) : (
        <div className="mt-2 flex flex-wrap gap-3">
          {linkedList.map(provider => (
            <Button
              key={provider}
              pending={pending === provider}
              pendingLabel={`${socialLabels[provider]}へ移っています`}
              reason={offlineReason(online, '確認できます')}
              onClick={() => void prove(provider)}
            >
              {socialLabels[provider]}で本人確認
            </Button>
          ))}
        </div>
      )}
      {problem && <ProblemNotice problem={problem} title="ご本人を確かめられませんでした。" className="mt-3" />}
    </div>
  )
}
