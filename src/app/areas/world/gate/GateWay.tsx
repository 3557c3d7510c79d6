// Next step at the gate of a world: signing in, or making a character, with a description of its uses.
import { ArrowLeftRight, BookOpen, Users } from 'lucide-react'
import { useSession } from '#app/platform/use-session.ts'
import type { World } from '#app/shared/world/queries.ts'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Icon } from '#app/ui/Icon.tsx'

const uses = [
  { icon: BookOpen, words: '物語に参加して、出番と称号を得る' },
  { icon: ArrowLeftRight, words: '装備をととのえ、素材を交換して新しいものを作る' },
  { icon: Users, words: 'ほかのキャラクターと関係を結ぶ' },
]

export function GateWay({ world, isFirst, goTo }: { world: World; isFirst: boolean; goTo: string }) {
  const { user } = useSession()
  const { worldId, status } = world
  const big = { variant: isFirst ? 'shu' : 'line', size: 'big', capped: true, className: 'mt-4' } as const
  return (
    <Card as="section" className="mt-4" aria-labelledby="gate">
      <h2 id="gate" className="font-mincho text-card font-semibold">
        {!user
          ? 'この先は、ログインしてキャラクターで進みます'
          : isFirst
            ? 'この先は、キャラクターで進みます'
            : '新しいキャラクターで進む'}
      </h2>
      {isFirst && (
        <ul className="mt-2 grid gap-1.5">
          {uses.map(({ icon, words }) => (
            <li key={words} className="flex items-center gap-2.5 text-sub">
              <Icon of={icon} size="s" className="text-ai" />
              {words}
            </li>
          ))}
        </ul>
      )}
      {!user ? (
        <ButtonLink {...big} to="/login" search={{ redirect: goTo }}>
          ログインして進む
        </ButtonLink>
      ) : status === 'open' ? (
        <ButtonLink
          {...big}
          to="/world/$worldId/characterRegistration"
          params={{ worldId }}
          search={{ redirect: goTo }}
        >
          キャラクターを作る
        </ButtonLink>
      ) : (
        <p className="mt-3 text-sub text-ink-soft">
          {status === 'coming'
            ? 'このワールドは、まもなく公開されます。キャラクターは公開されてから作れます。'
            : 'このワールドの公開は終了しました。新しいキャラクターは作れません。'}
        </p>
      )}
    </Card>
  )
}
