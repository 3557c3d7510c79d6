// Row of マイページ that leads to the results of the user's applications, with the number of new ones.
import { Stamp } from 'lucide-react'
import { Chip } from '#app/ui/Chip.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { ListLink } from '#app/ui/List.tsx'
import { useUnseenDecisions } from './decision-count.ts'

export function DecisionsLink() {
  const unseen = useUnseenDecisions()
  return (
    <ListLink
      to="/myPage/applications"
      icon={<Icon of={Stamp} className="text-ai" />}
      title="申請の結果"
      note="公認・名前・オリジナルクラス"
      trailing={unseen > 0 ? <Chip tone="hi">新着 {unseen}件</Chip> : undefined}
    />
  )
}
