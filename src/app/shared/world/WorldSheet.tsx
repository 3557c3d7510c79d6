// Sheet for going to another world, or out of all worlds.
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { useSession } from '#app/platform/use-session.ts'
import { ButtonLink } from '#app/ui/Button.tsx'
import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { List } from '#app/ui/List.tsx'
import { Actions, Sheet } from '#app/ui/Sheet.tsx'
import { mineFirst, ownHeads } from './facts.ts'
import { worldQueries } from './queries.ts'
import { WorldPicture } from './WorldPicture.tsx'

export function WorldSheet({ worldId, onClose }: { worldId: string; onClose: () => void }) {
  const { user } = useSession()
  const { data } = useQuery(worldQueries.worlds())
  return (
    <Sheet open onClose={onClose} width={500} title="ワールドを切り替える">
      <List className="mt-3">
        {mineFirst(data?.worldSelectList ?? []).map(world => {
          const here = world.worldId === worldId
          return (
            <li key={world.worldId}>
              <Link
                to="/world/$worldId"
                params={{ worldId: world.worldId }}
                onClick={onClose}
                className={cx(
                  'flex min-h-15 items-center gap-3 px-4 py-2 text-ink -outline-offset-2',
                  here && 'bg-ai-soft',
                )}
              >
                <WorldPicture keyVisual={world.keyVisual} width={64} className="h-11 w-16 rounded-pic" />
                <span className="min-w-0 flex-1">
                  <span className="block font-mincho text-body font-semibold">{world.worldName}</span>
                  <span className={cx('num block text-meta', here ? 'text-ink' : 'text-ink-soft')}>
                    {ownHeads(world) ?? 'キャラクターはまだいません'}
                  </span>
                </span>
                {here && <Icon of={Check} className="text-ai" />}
              </Link>
            </li>
          )
        })}
      </List>
      <Actions>
        <ButtonLink variant="line" size="big" to="/worldSelect" onClick={onClose}>
          ワールドの一覧
        </ButtonLink>
        <ButtonLink variant="tonal" size="big" to={user ? '/' : '/login'} onClick={onClose}>
          {user ? 'ホームへ' : 'ログイン'}
        </ButtonLink>
      </Actions>
    </Sheet>
  )
}
