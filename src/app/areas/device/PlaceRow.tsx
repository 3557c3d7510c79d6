// A form that a shared text can go into: a row that is a button.
import { ChevronRight, type LucideIcon } from 'lucide-react'
import { Icon } from '#app/ui/Icon.tsx'

type Props = { icon: LucideIcon; title: string; note: string; pending: boolean; onPress: () => void }

export const PlaceRow = ({ icon, title, note, pending, onPress }: Props) => (
  <li>
    <button
      type="button"
      aria-busy={pending}
      disabled={pending}
      onClick={onPress}
      className="flex min-h-14 w-full items-center gap-3 py-2 pr-3 pl-4 text-left text-ink -outline-offset-2"
    >
      <Icon of={icon} className="flex-none text-ai" />
      <span className="min-w-0 flex-1">
        <span className="block text-sub leading-[1.45] wrap-anywhere">{title}</span>
        <span className="block text-meta text-ink-soft">{note}</span>
      </span>
      <Icon of={ChevronRight} size="s" />
    </button>
  </li>
)
