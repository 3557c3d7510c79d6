// Proposal, on the start page, to put the app on the home screen. It is made to users who have come on several days,
// and not again for two months after あとで.
import { SquarePlus } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { AppleSteps } from '#app/shared/home-screen/AppleSteps.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { commonMessages } from '#rules/messages/common.ts'
import { askToInstall, beSilent, installWay, mayPropose, watchInstallWay } from './install.ts'

export function InstallCard() {
  const way = useSyncExternalStore(watchInstallWay, installWay)
  const [proposed, setProposed] = useState(() => mayPropose(Date.now()))
  const [showsSteps, setShowsSteps] = useState(false)
  if (way === 'none' || !proposed) return null
  const later = () => {
    beSilent(Date.now())
    setProposed(false)
  }
  return (
    <Card as="section" className="mt-4" aria-label="ホーム画面に置く">
      <h2 className="font-mincho text-body font-semibold">ホーム画面に置きませんか？</h2>
      <p className="mt-1 mb-3 text-sub">
        アイコンから一度で開けます。電波のないところでも、読みかけと書きかけがそのまま開きます。
      </p>
      {showsSteps && <AppleSteps />}
      <div className="mt-2 flex flex-wrap items-center gap-2">
        {!showsSteps && (
          <Button
            variant="ai"
            icon={SquarePlus}
            onClick={() => {
              if (way === 'apple') setShowsSteps(true)
              else void askToInstall().then(agreed => agreed || later())
            }}
          >
            {way === 'apple' ? '追加のしかた' : 'ホーム画面に追加'}
          </Button>
        )}
        <Button variant="text" onClick={later}>
          {showsSteps ? commonMessages.close : 'あとで'}
        </Button>
      </div>
    </Card>
  )
}
