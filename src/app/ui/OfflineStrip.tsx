import { WifiOff } from 'lucide-react'
import { Icon } from './Icon.tsx'

/** The slim bar under the top bar, inside Screen. Keep it mounted and give it the state, so that changes are announced. */
export function OfflineStrip({ offline }: { offline: boolean }) {
  return (
    <div role="status">
      {offline && (
        <div className="flex min-h-9 items-center gap-2 bg-inv px-4 py-1.5 text-cap leading-[1.4] text-on-inv md:px-6">
          <Icon of={WifiOff} size="s" />
          <span className="flex-1">オフライン — 保存済みの内容を表示しています</span>
        </div>
      )}
    </div>
  )
}
