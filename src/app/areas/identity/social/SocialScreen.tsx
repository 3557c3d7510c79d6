// /social: the page to which Google and Twitter lead back. It finishes the sign-in, or asks for a mail address where
// the service has named none.
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import type { Entrance } from '#app/platform/identity-port.ts'
import { Refusal } from '#app/platform/requests.ts'
import { embeddedSocial, finishSocial } from '#app/platform/social-embedded.ts'
import { safeRedirect, useSession } from '#app/platform/use-session.ts'
import { keepSocialGoal, takeSocialGoal } from '#app/shared/session/social-goal.ts'
import { ButtonLink } from '#app/ui/Button.tsx'
import { OfflineStrip } from '#app/ui/OfflineStrip.tsx'
import { BareFrame } from '#app/ui/Shell.tsx'
import { Loading, SkeletonLines } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { TopBar } from '#app/ui/TopBar.tsx'
import { socialRefusals } from '#rules/refusals/social.ts'
import { LeavingNotice } from '../LeavingNotice.tsx'
import { MailForm } from '../MailForm.tsx'
import { useEntrance } from './use-entrance.ts'

/** Parameters that a service has added to the address, unchecked: they may be anything. */
export type SocialAnswer = { state?: unknown; code?: unknown; error?: unknown; mail?: unknown }

const words = (given: unknown): string | undefined => (given === undefined ? undefined : String(given))

const NO_ANSWER = '通信がとぎれ、ログインを終えられませんでした。もう一度お試しください。'

type Fault = { title: string; note?: string; isMailInUse: boolean }
const faultOf = (title: string, note?: string, isMailInUse = false): Fault => ({
  ...{ title, isMailInUse },
  ...(note === undefined ? {} : { note }),
})

export function SocialScreen({ mail, ...given }: SocialAnswer) {
  const [state, code, error] = [words(given.state), words(given.code), words(given.error)]
  const online = useOnline()
  const navigate = useNavigate()
  const { user } = useSession()
  const goOn = useEntrance()
  const [fault, setFault] = useState<Fault | null>(null)
  const [leaving, setLeaving] = useState<(Entrance & { at: 'leaving' } & { goTo: string }) | null>(null)
  const [isStaying, setStaying] = useState(false)
  const [mailaddress, setMailaddress] = useState('')
  const [sent, setSent] = useState<ReactNode>(null)

  const finish = async (): Promise<void> => {
    const goTo = safeRedirect(takeSocialGoal())
    // The code is taken out of the address before it is used, so that the browser's history does not keep it.
    await navigate({ to: '/social', search: {}, replace: true })
    if (error === 'access_denied') return setFault(faultOf(socialRefusals.SOCIAL_CANCELLED.message))
    if (state === undefined || code === undefined) return setFault(faultOf(socialRefusals.SOCIAL_REFUSED.message))
    try {
      const entrance = await finishSocial({ state, code })
      if (entrance.at === 'leaving') return setLeaving({ ...entrance, goTo })
      await goOn(entrance, goTo)
    } catch (met) {
      const refused = met instanceof Refusal && met.status < 500 ? met : null
      setFault(
        refused
          ? faultOf('ログインできませんでした。', refused.message, refused.code === 'SOCIAL_MAIL_IN_USE')
          : faultOf(NO_ANSWER),
      )
    }
  }
  /** Leads to the service once more: the sign-in of before is used up. */
  const stay = async ({ provider, sharedDevice, goTo }: NonNullable<typeof leaving>): Promise<void> => {
    setStaying(true)
    keepSocialGoal(goTo)
    await embeddedSocial.enter(provider, sharedDevice, true).catch(() => {
      setStaying(false)
      setFault(faultOf(NO_ANSWER))
    })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: finished once; the address loses the answer meanwhile
  useEffect(() => {
    if (state !== undefined || error !== undefined) void finish()
    else if (!mail) setFault(faultOf(socialRefusals.SOCIAL_ENDED.message))
  }, [])

  return (
    <BareFrame className="min-h-dvh">
      <div className="sticky top-0 z-10">
        <TopBar title="ログイン" />
        <OfflineStrip offline={!online} />
      </div>
      <div className="mx-auto max-w-122 px-4 pt-4 pb-8">
        {leaving && !fault ? (
          <LeavingNotice pending={isStaying} onStay={() => void stay(leaving)} />
        ) : mail && !fault ? (
          <>
            {sent}
            <MailForm
              kind="socialMail"
              online={online}
              mailaddress={mailaddress}
              onType={setMailaddress}
              onSent={setSent}
            />
          </>
        ) : fault ? (
          <EmptyState title={fault.title} note={fault.note} action={<WayOut isUser={user !== null} fault={fault} />} />
        ) : (
          <Loading label="ログインしています">
            <SkeletonLines widths={[60, 100, 100]} />
          </Loading>
        )}
      </div>
    </BareFrame>
  )
}

const WayOut = ({ isUser, fault: { isMailInUse } }: { isUser: boolean; fault: Fault }) =>
  isUser ? (
    <ButtonLink variant="ai" to="/myPage/account/userInfo">
      登録情報へ
    </ButtonLink>
  ) : (
    <ButtonLink variant="ai" to="/login" search={isMailInUse ? { redirect: '/myPage/account/userInfo' } : {}}>
      ログインの画面へ
    </ButtonLink>
  )
