// Button by which a reader buys an extra, or takes a free one; afterwards its reader opens. Guests are led to the sign-in and back.
import { useLocation, useNavigate } from '@tanstack/react-router'
import { BookOpen, Coins } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useSession } from '#app/platform/use-session.ts'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Button } from '#app/ui/Button.tsx'
import { extraPriceWords } from '#rules/scenario/extra.ts'
import { chapterParams } from './address.ts'
import { useExtraBuying } from './buying.ts'
import type { PhaseKey, ShownExtra } from './queries.ts'

const BuyExtraSheet = lazy(() => import('./BuyExtraSheet.tsx').then(module => ({ default: module.BuyExtraSheet })))

interface TakeExtraProps {
  of: PhaseKey
  extra: Pick<ShownExtra, 'extraId' | 'title' | 'price'>
}

export function TakeExtra({ of, extra }: TakeExtraProps) {
  const { extraId, title, price } = extra
  const { user } = useSession()
  const { href } = useLocation()
  const navigate = useNavigate()
  const [isAsking, ask] = useState(false)
  const buying = useExtraBuying(extraId)
  const take = async (coinType: 0 | 1 | undefined): Promise<void> => {
    if (!(await buying.press({ extraId, title, price, coinType }))) return
    ask(false)
    await navigate({
      to: '/world/$worldId/scenario/$scenarioId/$phase/extra/$extraId',
      params: { ...chapterParams(of), extraId: String(extraId) },
    })
  }
  if (!user) {
    return (
      <Button onClick={() => void navigate({ href: `/login?redirect=${encodeURIComponent(href)}` })}>
        ログインして読む<span className="vh">：{title}</span>
      </Button>
    )
  }
  return (
    <>
      {!isAsking && <PressNotice of={buying} className="w-full" />}
      <Button
        icon={price === 0 ? BookOpen : Coins}
        pending={price === 0 && buying.pending}
        pendingLabel="受け取っています"
        reason={buying.reason}
        onClick={() => (price === 0 ? void take(undefined) : ask(true))}
      >
        {price === 0 ? '無料で読む' : `${extraPriceWords(price)} で読む`}
        <span className="vh">：{title}</span>
      </Button>
      <Suspense>
        {isAsking && (
          <BuyExtraSheet
            extra={extra}
            buying={buying}
            onClose={() => buying.pending || ask(false)}
            onBuy={coinType => void take(coinType)}
          />
        )}
      </Suspense>
    </>
  )
}
