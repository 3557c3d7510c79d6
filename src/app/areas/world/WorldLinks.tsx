// What one can do in a world: with a character of one's own first, then for everybody.
import { ArrowLeftRight, Search, Shield, Sparkles, UserRoundPen, UsersRound } from 'lucide-react'
import { useSpeaking } from '#app/areas/character/speaking.ts'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import { placeIn } from './places.ts'

const mine = [
  { path: '/sobiItemSettings', label: '装備', note: '身につけるものを選ぶ', icon: Shield },
  { path: '/skillSettings', label: 'スキル', note: '覚える・セットする', icon: Sparkles },
  { path: '/itemSynth', label: 'アイテム交換', note: '素材から作る', icon: ArrowLeftRight },
  { path: '/friendPage', label: 'フレンド', note: '関係を結ぶ・書きとめる', icon: UsersRound },
  { path: '/characterProfileEdit', label: 'プロフィールの編集', note: '設定・口調・画像', icon: UserRoundPen },
]

export function WorldLinks({ worldId }: { worldId: string }) {
  const speaking = useSpeaking(worldId)
  return (
    <section>
      <SectionHeading>このワールドで</SectionHeading>
      <List>
        {speaking &&
          mine.map(({ path, label, note, icon }) => (
            <ListLink
              key={path}
              to={placeIn(worldId, path)}
              icon={<Icon of={icon} className="text-ai" />}
              title={label}
              note={note}
            />
          ))}
        <ListLink
          to="/world/$worldId/worldSearch/character"
          params={{ worldId }}
          icon={<Icon of={Search} className="text-ai" />}
          title="キャラクターを探す"
          note="名前・種族・称号から"
        />
      </List>
    </section>
  )
}
