// What one can do in a world: with a character of one's own first, then for everybody.
import { Link } from '@tanstack/react-router'
import { ArrowLeftRight, type LucideIcon, Search, Shield, Sparkles, UserRoundPen, UsersRound } from 'lucide-react'
import { useSpeaking } from '#app/areas/character/speaking.ts'
import { SectionHeading } from '#app/ui/Card.tsx'
import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { placeIn } from './places.ts'

type WorldLink = { path: string; label: string; icon: LucideIcon }

const mine: readonly WorldLink[] = [
  { path: '/sobiItemSettings', label: '装備', icon: Shield },
  { path: '/skillSettings', label: 'スキル', icon: Sparkles },
  { path: '/itemSynth', label: 'アイテム交換', icon: ArrowLeftRight },
  { path: '/friendPage', label: 'フレンド', icon: UsersRound },
  { path: '/characterProfileEdit', label: 'プロフィール', icon: UserRoundPen },
]
const search: WorldLink = { path: '/worldSearch/character', label: 'さがす', icon: Search }

export function WorldLinks({ worldId }: { worldId: string }) {
  const speaking = useSpeaking(worldId)
  // Who is not known yet most likely has somebody here: what stands below need not move then.
  const isAlone = speaking === null
  const links = isAlone ? [{ ...search, label: 'キャラクターを探す' }] : [...mine, search]
  return (
    <nav aria-label="このワールドで">
      <SectionHeading>このワールドで</SectionHeading>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,6.25rem),1fr))] gap-2">
        {links.map(({ path, label, icon }) => (
          <li key={path} className={cx('rounded-card border border-line bg-surface', isAlone && 'col-span-full')}>
            <Link
              to={placeIn(worldId, path)}
              className="grid h-full min-h-18 content-center justify-items-center gap-1 rounded-card px-1 py-2.5 text-center text-cap leading-[1.3] text-ink -outline-offset-2"
            >
              <Icon of={icon} className="text-ai" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
