// 称号: the title before the name of one's own character, and the others that it was given, to be chosen.
import { ChevronDown } from 'lucide-react'
import { useWrite } from '#app/platform/outbox/use-write.ts'
import { defineWrite } from '#app/platform/outbox/write.ts'
import { type Character, characterCalls, characterQueries, type GivenTitle } from '#app/shared/character/queries.ts'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { Card } from '#app/ui/Card.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { SkeletonLines } from '#app/ui/Skeleton.tsx'

type Named = Pick<Character, 'characterId' | 'characterFullName'>

/** Ids of no title, and of the one before the name that came from elsewhere than a replay. */
const NONE = 0
const FROM_ELSEWHERE = -1

const choosing = defineWrite({
  kind: 'character.title',
  policy: 'mayWait',
  touches: ['character', 'world', 'friend', 'follow', 'scenario'],
  toasts: 'problems',
  press: ({ characterId, characterFullName, titleId }: Named & { titleId: number | null }) => ({
    entity: `title:${characterId}`,
    request: characterCalls.chooseTitle.request({ characterId, titleId }),
    note: characterFullName,
    facts: { characterId, titleId: titleId ?? NONE },
  }),
})

export function TitleChooser({ character }: { character: Character }) {
  const query = useRead(characterQueries.titles(character.characterId))
  return (
    <Card as="section" aria-label="称号" flush className="mb-3">
      <details className="group">
        <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-2 px-4 py-2 -outline-offset-2">
          <span className="min-w-0">
            <span className="block text-cap text-ink-soft">名前の前に出す称号</span>
            <span className="block text-sub font-semibold text-kin">
              {character.shogo === null ? 'なし' : `《${character.shogo}》`}
            </span>
          </span>
          <Icon of={ChevronDown} size="s" className="group-open:rotate-180" />
        </summary>
        <div className="border-t border-line px-4 py-2">
          <Read query={query} title="称号を読み込めませんでした。" skeleton={<SkeletonLines widths={[50, 64, 42]} />}>
            {({ titleList, shogo }) => <Titles character={character} titles={titleList} shogo={shogo} />}
          </Read>
        </div>
      </details>
    </Card>
  )
}

interface TitlesProps {
  character: Character
  titles: readonly GivenTitle[]
  shogo: string | null
}

function Titles({ character, titles, shogo }: TitlesProps) {
  const { write, lastOf } = useWrite(choosing)
  const { characterId } = character
  const pressed = lastOf({ characterId })?.facts.titleId
  // Two replays may have given the same one.
  const given = titles.filter(({ title }, at) => titles.findIndex(each => each.title === title) === at)
  const known = given.find(({ title }) => title === shogo)
  const worn = shogo === null ? NONE : (known?.titleId ?? FROM_ELSEWHERE)
  const chosen = pressed === undefined ? worn : Number(pressed)
  const choices = [
    { titleId: NONE, title: 'なし', note: '' },
    ...(worn === FROM_ELSEWHERE ? [{ titleId: FROM_ELSEWHERE, title: `《${shogo}》`, note: 'いまの称号' }] : []),
    ...given.map(({ titleId, title, scenarioTitle }) => ({
      ...{ titleId, title: `《${title}》`, note: scenarioTitle === null ? '' : `『${scenarioTitle}』` },
    })),
  ]
  const choose = (titleId: number) => {
    // A title from elsewhere has no number until another title takes its place, so choosing it again sends nothing.
    if (titleId !== FROM_ELSEWHERE) void write({ ...character, titleId: titleId === NONE ? null : titleId })
  }
  return (
    <fieldset>
      <legend className="vh">名前の前に出す称号</legend>
      {choices.map(({ titleId, title, note }) => (
        <label key={titleId} className="flex min-h-11 items-center gap-3 py-1.5 text-sub">
          <input
            type="radio"
            name="title"
            checked={chosen === titleId}
            onChange={() => choose(titleId)}
            className="size-5 flex-none accent-ai"
          />
          <span className="min-w-0">
            <span className="block font-semibold">{title}</span>
            {note && <span className="block text-meta text-ink-soft">{note}</span>}
          </span>
        </label>
      ))}
      {titles.length === 0 && <p className="pb-1 text-cap text-ink-soft">リプレイでもらった称号が、ここに並びます。</p>}
    </fieldset>
  )
}
