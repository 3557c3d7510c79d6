// The service in three steps, on a thread.
import { BookOpen, type LucideIcon, PenLine, UserRoundPen } from 'lucide-react'
import { Icon } from '#app/ui/Icon.tsx'

const steps: readonly { icon: LucideIcon; title: string; words: string }[] = [
  { icon: UserRoundPen, title: '分身をつくる', words: 'ワールドを選び、名前と願いを決めるだけ。登録は無料です。' },
  { icon: PenLine, title: '行動を書く', words: '参加する物語を選び、どうするかを数百字で送ります。' },
  { icon: BookOpen, title: '物語になって届く', words: '仲間と紡いだ一編を、マスターが小説に仕上げます。' },
]

export const ThreeSteps = () => (
  <ol className="mt-3">
    {steps.map(({ icon, title, words }, index) => (
      <li key={title} className="relative grid grid-cols-[44px_1fr] gap-3 py-2.5">
        {index > 0 && (
          <span
            aria-hidden="true"
            className="absolute -top-4 left-[21px] h-7 border-l-2 border-dotted border-line-strong"
          />
        )}
        <span aria-hidden="true" className="z-1 grid size-11 place-items-center rounded-full bg-ai-soft text-ai">
          <Icon of={icon} />
        </span>
        <span className="min-w-0">
          <b className="block font-mincho text-card font-semibold">{title}</b>
          <span className="phrases block text-cap text-ink-soft">{words}</span>
        </span>
      </li>
    ))}
  </ol>
)
