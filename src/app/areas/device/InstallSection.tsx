// ホーム画面 on the page of this device: the button, the steps by hand, or the word that it is done.
import { BadgeCheck, SquarePlus } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { isInstalled } from '#app/platform/home-screen.ts'
import { AppleSteps } from '#app/shared/home-screen/AppleSteps.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { askToInstall, installWay, watchInstallWay } from './install.ts'

export function InstallSection() {
  const way = useSyncExternalStore(watchInstallWay, installWay)
  if (way === 'none') {
    return (
      <Card>
        <p className="flex items-center gap-2 text-sub">
          <Icon
            of={isInstalled() ? BadgeCheck : SquarePlus}
            className={isInstalled() ? 'text-matsuba' : 'text-ink-soft'}
          />
          {isInstalled()
            ? 'ホーム画面から開いています。'
            : 'ブラウザのメニューから「ホーム画面に追加」または「インストール」を選ぶと、アイコンから開けます。'}
        </p>
      </Card>
    )
  }
  return (
    <Card>
      <p className="mb-3 text-sub">
        アイコンから一度で開けます。電波のないところでも、読みかけと書きかけがそのまま開きます。
      </p>
      {way === 'apple' ? (
        <AppleSteps />
      ) : (
        <Button variant="ai" icon={SquarePlus} onClick={() => void askToInstall()}>
          ホーム画面に追加
        </Button>
      )}
    </Card>
  )
}
