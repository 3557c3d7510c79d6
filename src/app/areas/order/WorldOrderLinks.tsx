// Links to the screens of orders, for the top of a world.
import { ClipboardList, LibraryBig, ScrollText } from 'lucide-react'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListLink } from '#app/ui/List.tsx'

export function WorldOrderLinks({ worldId }: { worldId: string }) {
  return (
    <List>
      <ListLink
        to="/world/$worldId/scenarioRequest"
        params={{ worldId }}
        search={{}}
        icon={<Icon of={ScrollText} className="text-ink-soft" />}
        title="リクエスト"
        note="マスターに、自分だけの物語を頼む"
      />
      <ListLink
        to="/world/$worldId/omnibus"
        params={{ worldId }}
        icon={<Icon of={LibraryBig} className="text-ink-soft" />}
        title="オムニバス"
        note="マスターのテーマから、自分たちの一話を頼む"
      />
      <ListLink
        to="/world/$worldId/scenarioOrder"
        params={{ worldId }}
        search={{}}
        icon={<Icon of={ClipboardList} className="text-ink-soft" />}
        title="オーダー"
        note="頼んだ物語の進みぐあいと、届いた招待"
      />
    </List>
  )
}
