// Links to the activities in a world: first those with a character, then those for everybody.
import { Link } from '@tanstack/react-router'
import {
  ArrowLeftRight,
  Dices,
  Images,
  MailOpen,
  MessageCircle,
  NotebookPen,
  NotebookText,
  Search,
  Shield,
  Sparkles,
  Stamp,
  Store,
  UserRoundPen,
  UserRoundPlus,
  UsersRound,
} from 'lucide-react'
import { WorldApplicationLinks } from '#app/areas/application/WorldApplicationLinks.tsx'
import { WorldOrderLinks } from '#app/areas/order/WorldOrderLinks.tsx'
import { useSpeaking } from '#app/shared/character/speaking.ts'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Icon } from '#app/ui/Icon.tsx'

const mine = [
  { to: '/world/$worldId/sobiItemSettings', label: '装備', icon: Shield },
  { to: '/world/$worldId/skillSettings', label: 'スキル', icon: Sparkles },
  { to: '/world/$worldId/itemSynth', label: 'アイテム交換', icon: ArrowLeftRight },
  { to: '/world/$worldId/friendPage', label: 'フレンド', icon: UsersRound },
  { to: '/world/$worldId/message', label: '手紙', icon: MailOpen },
  { to: '/world/$worldId/makaiPost', label: '魔界ポスト', icon: Stamp },
  { to: '/world/$worldId/characterNote', label: '自分のノート', icon: NotebookPen },
  { to: '/world/$worldId/soloJournal', label: 'ジャーナル', icon: Dices },
  { to: '/world/$worldId/characterProfileEdit', label: 'プロフィール', icon: UserRoundPen },
] as const
const all = [
  { to: '/world/$worldId/tweet', label: 'つぶやき', icon: MessageCircle },
  { to: '/world/$worldId/shop', label: 'ショップ', icon: Store },
  { to: '/world/$worldId/worldSearch/character', label: 'キャラクターを探す', icon: Search },
  { to: '/world/$worldId/worldSearch/note', label: 'みんなのノート', icon: NotebookText },
  { to: '/world/$worldId/worldGallery', label: 'ギャラリー', icon: Images },
] as const
const more = [
  {
    to: '/world/$worldId/characterRegistration',
    label: 'キャラクターを作る',
    icon: UserRoundPlus,
  },
] as const

export function WorldLinks({ worldId, isOpen }: { worldId: string; isOpen: boolean }) {
  const speaking = useSpeaking(worldId)
  // While it is not known, the user is assumed to have a character here, so that the rest rarely moves.
  const isAlone = speaking === null
  // Users without a character find the link for making one in the card above.
  const links = isAlone ? all : [...mine, ...all, ...(isOpen ? more : [])]
  return (
    <nav aria-label="このワールドで">
      <SectionHeading>このワールドで</SectionHeading>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,6.25rem),1fr))] gap-2">
        {links.map(({ to, label, icon }) => (
          <li key={to} className="rounded-card border border-line bg-surface">
            <Link
              to={to}
              params={{ worldId }}
              className="grid h-full min-h-18 content-center justify-items-center gap-1 rounded-card px-1 py-2.5 text-center text-cap leading-[1.3] text-ink -outline-offset-2"
            >
              <Icon of={icon} className="text-ai" />
              <span className="phrases">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
      {!isAlone && (
        <div className="mt-2 grid gap-2">
          <WorldOrderLinks worldId={worldId} />
          <WorldApplicationLinks worldId={worldId} />
        </div>
      )}
    </nav>
  )
}
