// Rows of my page for the office: applications of masters, story supporters and creators, with the numbers of waiting ones.
import { useQuery } from '@tanstack/react-query'
import { Feather, HeartHandshake, Palette } from 'lucide-react'
import { Chip } from '#app/ui/Chip.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { ListLink } from '#app/ui/List.tsx'
import { classQueries } from '../queries.ts'

export function ClassRequestLinks() {
  const { data } = useQuery(classQueries.counts())
  const rows = [
    { to: '/myPage/admin/master', icon: Feather, title: 'マスターの審査', count: data?.master ?? 0 },
    {
      ...{ to: '/myPage/admin/storySupporterApproval', icon: HeartHandshake, title: 'ストーリーサポーターの審査' },
      count: (data?.exam ?? 0) + (data?.permission ?? 0),
    },
    { to: '/admin/creator', icon: Palette, title: 'クリエイターの審査・支援者のお名前', count: data?.creator ?? 0 },
  ] as const
  return rows.map(({ to, icon, title, count }) => (
    <ListLink
      key={to}
      to={to}
      icon={<Icon of={icon} className="text-ink-soft" />}
      title={title}
      trailing={count > 0 ? <Chip tone="kin">{count}件</Chip> : undefined}
    />
  ))
}
