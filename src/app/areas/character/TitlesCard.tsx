// 称号 that a character was given in stories; its player chooses the one that stands before the name.
import { Link } from '@tanstack/react-router'
import { Crown } from 'lucide-react'
import { useWrite } from '#app/platform/outbox/use-write.ts'
import { defineWrite } from '#app/platform/outbox/write.ts'
import { type Character, characterCalls, characterQueries, type GivenTitle } from '#app/shared/character/queries.ts'
import { useRead } from '#app/shared/screen/use-read.ts'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { formatDay } from '#app/ui/days.ts'
import { List } from '#app/ui/List.tsx'
import { padScenarioId } from '#rules/scenario-ids.ts'

const showing = defineWrite({
  kind: 'character.title',
  policy: 'mayWait',
  touches: ['character', 'world', 'friend', 'follow', 'scenario', 'scenarioBoard', 'scenarioPlaying'],
  toasts: 'all',
  press: ({ characterId, characterFullName, titleId }: Named & { titleId: number | null }) => ({
    entity: `title:${characterId}`,
    request: characterCalls.showTitle.request({ characterId, titleId }),
    note: characterFullName,
    facts: { characterId, titleId: titleId ?? 0 },
  }),
})
type Named = Pick<Character, 'characterId' | 'characterFullName'>

export function TitlesCard({ character }: { character: Character }) {
  const { characterId, isOwn } = character
  const { data } = useRead(characterQueries.titles(characterId))
  const { write, lastOf } = useWrite(showing)
  if (!data || (data.titleList.length === 0 && data.shogo === null)) return null
  const { titleList, shogo } = data
  const pressed = lastOf({ characterId })?.facts.titleId
  const worn = titleList.find(({ title }) => title === shogo)
  const chosen = pressed ?? worn?.titleId ?? 0
  /** A title from elsewhere that stands before the name has no row until another one is chosen. */
  const elsewhere = shogo !== null && !worn && pressed === undefined ? shogo : null
  return (
    <section aria-labelledby="titles">
      <SectionHeading id="titles" more={<span className="num text-meta text-ink-soft">{titleList.length}件</span>}>
        称号
      </SectionHeading>
      {isOwn && <p className="mb-2 text-cap text-ink-soft">選んだ称号が、名前の前に出ます。</p>}
      <List className="mb-4">
        {elsewhere && (
          <li className="px-4 py-2.5">
            <Choosing isOwn={isOwn} isChosen name={elsewhere} onChoose={() => {}} />
          </li>
        )}
        {titleList.map(one => (
          <li key={one.titleId} className="px-4 py-2.5">
            <Choosing
              isOwn={isOwn}
              isChosen={!elsewhere && one.titleId === chosen}
              name={one.title}
              onChoose={() => void write({ ...character, titleId: one.titleId })}
            />
            <From title={one} />
          </li>
        ))}
        {isOwn && (
          <li className="px-4 py-2.5">
            <Choosing
              isOwn
              isChosen={!elsewhere && chosen === 0}
              name={null}
              onChoose={() => void write({ ...character, titleId: null })}
            />
          </li>
        )}
      </List>
    </section>
  )
}

interface ChoosingProps {
  isOwn: boolean
  isChosen: boolean
  /** null: no title */
  name: string | null
  onChoose: () => void
}

function Choosing({ isOwn, isChosen, name, onChoose }: ChoosingProps) {
  const words = (
    <bdi className="min-w-0 font-mincho text-body font-semibold wrap-anywhere">{name ? `《${name}》` : '出さない'}</bdi>
  )
  if (!isOwn) return words
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input type="radio" name="title" checked={isChosen} onChange={onChoose} className="size-5 flex-none accent-ai" />
      {words}
    </label>
  )
}

function From({
  title: { isMvp, reason, scenarioTitle, worldId, scenarioId, phase, createdAt },
}: {
  title: GivenTitle
}) {
  return (
    <>
      <p className="num flex flex-wrap items-center gap-x-2 gap-y-1 text-meta text-ink-soft">
        {isMvp && (
          <Chip tone="kin" icon={Crown}>
            MVP
          </Chip>
        )}
        {scenarioTitle && worldId && scenarioId && (
          <Link
            to="/world/$worldId/scenario/$scenarioId/$phase"
            params={{ worldId, scenarioId: padScenarioId(scenarioId), phase: String(phase ?? 1) }}
            search={{ tab: 'replay' }}
            className="inline-flex min-h-11 items-center text-ai wrap-anywhere"
          >
            {scenarioTitle}
          </Link>
        )}
        <time dateTime={createdAt}>{formatDay(createdAt)}</time>
      </p>
      {reason && <p className="text-cap wrap-anywhere">{reason}</p>}
    </>
  )
}
