// Form of the search for characters: the name, and further criteria in a part that opens. The search stands in the address.
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ChevronDown, Search } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import {
  type CharacterAddress,
  characterSearch,
  detailCount,
  readCharacterAddress,
} from '#app/shared/world/character-address.ts'
import { worldQueries } from '#app/shared/world/queries.ts'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { SelectField, TextField } from '#app/ui/Field.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import {
  characterSortLabels,
  characterSorts,
  HIGHEST_LEVEL,
  MOST_CHARACTER_WORDS_LENGTH,
  MOST_TITLE_WORDS_LENGTH,
} from '#rules/worlds.ts'

const LEVELS_CROSSED = 'レベルは、低いほうから順に入力してください'

export function CharacterSearchForm({ worldId, place }: { worldId: string; place: CharacterAddress }) {
  const navigate = useNavigate()
  const [wrong, setWrong] = useState<string>()
  const details = detailCount(place)
  const go = (next: CharacterAddress) =>
    void navigate({
      to: '/world/$worldId/worldSearch/character',
      params: { worldId },
      search: characterSearch({ ...next, page: 1 }),
    })
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = readCharacterAddress(Object.fromEntries(new FormData(event.currentTarget)))
    const crossed = (typed.levelFrom ?? 1) > (typed.levelTo ?? HIGHEST_LEVEL)
    setWrong(crossed ? LEVELS_CROSSED : undefined)
    if (!crossed) go({ ...typed, kind: place.kind, isFollowed: place.isFollowed })
  }
  return (
    <search>
      {/* another search in the address gives another form */}
      <form key={JSON.stringify(characterSearch({ ...place, page: 1 }))} onSubmit={search} className="mt-3">
        <div className="flex flex-wrap gap-2">
          <TextField
            label="名前で探す"
            hideLabel
            name="q"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={MOST_CHARACTER_WORDS_LENGTH}
            defaultValue={place.name}
            placeholder="名前・よみがな"
            className="min-w-40 flex-[3_1_10rem]"
            trailing={<IconButton icon={Search} label="検索" type="submit" className="mr-px" />}
          />
          <SelectField
            label="並び順"
            hideLabel
            name="s"
            className="min-w-28 flex-[1_1_7rem]"
            defaultValue={place.sort}
            onChange={event => event.currentTarget.form?.requestSubmit()}
          >
            {characterSorts.map(sort => (
              <option key={sort} value={sort}>
                {characterSortLabels[sort]}
              </option>
            ))}
          </SelectField>
        </div>
        <details open={details > 0 || wrong !== undefined} className="group mt-2">
          <summary className="flex min-h-11 list-none items-center gap-1.5 text-cap font-semibold text-ai [&::-webkit-details-marker]:hidden">
            くわしく絞り込む
            {details > 0 && <Chip tone="ai">{details}</Chip>}
            <Icon of={ChevronDown} size="s" className="group-open:rotate-180" />
          </summary>
          <div className="mt-1 grid gap-3 rounded-card border border-line bg-surface p-4 md:grid-cols-2">
            <ClassFields worldId={worldId} place={place} />
            <div>
              <div className="grid grid-cols-2 gap-3">
                <Level name="l" label="レベル（から）" value={place.levelFrom} error={wrong} />
                <Level name="m" label="レベル（まで）" value={place.levelTo} />
              </div>
            </div>
            <TextField
              label="称号"
              name="t"
              autoComplete="off"
              maxLength={MOST_TITLE_WORDS_LENGTH}
              defaultValue={place.title}
            />
            <div className="flex flex-wrap gap-3 md:col-span-2">
              <Button type="submit" variant="ai">
                この条件で探す
              </Button>
              <ButtonLink
                variant="line"
                to="/world/$worldId/worldSearch/character"
                params={{ worldId }}
                search={characterSearch({ ...readCharacterAddress({}), sort: place.sort })}
              >
                条件をすべて消す
              </ButtonLink>
            </div>
          </div>
        </details>
      </form>
    </search>
  )
}

function Level({
  name,
  label,
  value,
  error,
}: {
  name: string
  label: string
  value: number | undefined
  error?: string | undefined
}) {
  return (
    <TextField
      label={label}
      name={name}
      type="number"
      inputMode="numeric"
      min={1}
      max={HIGHEST_LEVEL}
      step={1}
      defaultValue={value ?? ''}
      error={error}
    />
  )
}

/**
 * Fields for the classes. A class of the address that is not in the list stays chosen, so that the form shows the whole
 * search.
 */
function ClassFields({ worldId, place }: { worldId: string; place: CharacterAddress }) {
  const { data } = useQuery(worldQueries.classes(worldId))
  const classes = data?.classList ?? []
  const optionsOf = (kinds: string, chosen: string | undefined) => {
    const rows = classes.filter(({ classKind }) => kinds.includes(classKind))
    const known = chosen === undefined || rows.some(({ classId }) => classId === chosen)
    return known ? rows : [...rows, { classId: chosen, className: '選択中の条件' }]
  }
  const select = (name: string, label: string, kinds: string, chosen: string | undefined) => (
    <SelectField
      // The field is made anew when its options have been loaded.
      key={`${name} ${classes.length}`}
      label={label}
      name={name}
      defaultValue={chosen ?? ''}
    >
      <option value="">指定しない</option>
      {optionsOf(kinds, chosen).map(({ classId, className }) => (
        <option key={classId} value={classId}>
          {className}
        </option>
      ))}
    </SelectField>
  )
  return (
    <>
      {select('r', '種族', 'A', place.race)}
      {select('c', 'クラス', 'BC', place.class)}
    </>
  )
}
