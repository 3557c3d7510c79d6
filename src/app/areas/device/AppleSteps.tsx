// The three steps by which Apple's phones put a page on the home screen, each with the sign that is to be pressed.
import { Plus, Share, SquarePlus } from 'lucide-react'
import { Icon } from '#app/ui/Icon.tsx'

const steps = [
  { icon: Share, words: '画面の下（iPadは上）の「共有」を押します。' },
  { icon: SquarePlus, words: '一覧を下へ送り、「ホーム画面に追加」を選びます。' },
  { icon: Plus, words: '右上の「追加」を押すと、アイコンが並びます。' },
]

export const AppleSteps = () => (
  <ol className="grid gap-2">
    {steps.map(({ icon, words }, nth) => (
      <li key={words} className="flex items-center gap-3">
        <span className="grid size-11 flex-none place-items-center rounded-card border border-line bg-sunken text-ai">
          <Icon of={icon} />
        </span>
        <span className="text-sub">
          <b className="num mr-1">{nth + 1}</b>
          {words}
        </span>
      </li>
    ))}
  </ol>
)
