// プロフィール: tab with numbers, profile, looks and manners, and free settings.
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Character } from '#app/shared/character/queries.ts'
import { StoryText } from '#app/shared/story/StoryText.tsx'
import { worldQueries } from '#app/shared/world/queries.ts'
import { Card } from '#app/ui/Card.tsx'
import { Loading } from '#app/ui/Skeleton.tsx'
import { seibetsuText } from '#rules/characters.ts'
import { toStatSource } from '#rules/stats/plain-source.ts'
import { SettingsCard } from './SettingsCard.tsx'
import { StatsPanel, StatsSkeleton } from './StatsPanel.tsx'

export function ProfileTab({ character }: { character: Character }) {
  const { data: rules, isPending } = useQuery(worldQueries.statRules(character.worldId))
  const source = useMemo(() => toStatSource(character.stats), [character.stats])
  const { catchphrase, profile } = character
  return (
    <div className="mt-4">
      {catchphrase && (
        <p className="phrases mb-4 text-center font-mincho text-card font-semibold [unicode-bidi:isolate]">
          「{catchphrase}」
        </p>
      )}
      {rules ? (
        <StatsPanel rules={rules} source={source} />
      ) : (
        isPending && (
          <Loading>
            <StatsSkeleton />
          </Loading>
        )
      )}
      <SettingsCard character={character} />
      {profile && (
        <Card as="section" aria-labelledby="told">
          <h2 id="told" className="mb-1 font-mincho text-card font-semibold">
            プロフィール
          </h2>
          <div className="max-w-[36em]">
            <StoryText text={profile} />
          </div>
        </Card>
      )}
      <Traits character={character} />
    </div>
  )
}

function Traits({ character }: { character: Character }) {
  const traits = [
    ['よみ', character.kana],
    ['種族', character.raceName],
    ['性別', seibetsuText(character.seibetsu)],
    ['年齢', character.age],
    ['身長', character.height],
    ['髪', character.hair],
    ['瞳', character.eyes],
    ['肌', character.skin],
    ['一人称', character.firstPerson],
    ['二人称', character.secondPerson],
    ['口調', character.tone],
    ['性格', character.personality],
  ].filter(([, told]) => told)
  return (
    <Card as="section" aria-labelledby="traits">
      <h2 id="traits" className="mb-1 font-mincho text-card font-semibold">
        基本
      </h2>
      <dl className="grid gap-x-8 md:grid-cols-2">
        {traits.map(([name, told]) => (
          <div key={name} className="flex min-h-11 items-center gap-3 border-b border-line py-1.5">
            <dt className="w-[4.5em] flex-none text-cap text-ink-soft">{name}</dt>
            <dd className="min-w-0 flex-1 text-sub [unicode-bidi:isolate]">{told}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
