// Links to the screens of this area, for the top of a world.
import { Shapes, Tag } from 'lucide-react'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListLink } from '#app/ui/List.tsx'

export function WorldApplicationLinks({ worldId }: { worldId: string }) {
  return (
    <List>
      <ListLink
        to="/world/$worldId/originalClass"
        params={{ worldId }}
        icon={<Icon of={Shapes} className="text-ink-soft" />}
        title="オリジナルクラス"
        note="みんなが考えたクラスを見る・提案する"
      />
      <ListLink
        to="/world/$worldId/originalize"
        params={{ worldId }}
        icon={<Icon of={Tag} className="text-ink-soft" />}
        title="名前をつける"
        note="アイテムやスキルを、自分だけの名前に"
      />
    </List>
  )
}
