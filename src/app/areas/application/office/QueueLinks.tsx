// Links of my page to the queues of applications, with the numbers of waiting ones.
import { useQuery } from '@tanstack/react-query'
import { Shapes, Sparkles, Stamp, Tag } from 'lucide-react'
import { Chip } from '#app/ui/Chip.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { ListLink } from '#app/ui/List.tsx'
import { MOST_COUNTED_APPLICATIONS } from '#rules/applications.ts'
import { applicationQueries } from '../queries.ts'

const rows = [
  { kind: 'setting', to: '/myPage/admin/characterSetting', icon: Stamp, title: '公認の審査' },
  { kind: 'item', to: '/myPage/admin/itemOriginalize', icon: Tag, title: 'アイテムの名前の審査' },
  { kind: 'skill', to: '/myPage/admin/skillOriginalize', icon: Sparkles, title: 'スキルの名前の審査' },
  { kind: 'class', to: '/myPage/admin/originalClass', icon: Shapes, title: 'オリジナルクラスの審査' },
] as const

export function QueueLinks() {
  const { data } = useQuery(applicationQueries.counts())
  return rows.map(({ kind, to, icon, title }) => {
    const count = data?.[kind] ?? 0
    return (
      <ListLink
        key={kind}
        to={to}
        icon={<Icon of={icon} className="text-ink-soft" />}
        title={title}
        trailing={
          count > 0 ? (
            <Chip tone="kin">
              {count}件{count >= MOST_COUNTED_APPLICATIONS && '以上'}
            </Chip>
          ) : undefined
        }
      />
    )
  })
}
