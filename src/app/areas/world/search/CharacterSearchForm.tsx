// Form of the search for characters: the name, and further criteria in a part that opens. The search stands in the address.
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { SearchForm } from '#app/shared/search/SearchForm.tsx'
import {
  type CharacterAddress,
  characterSearch,
  detailCount,
  readCharacterAddress,
} from '#app/shared/world/character-address.ts'
import { worldQueries } from '#app/shared/world/queries.ts'
import { ButtonLink } from '#app/ui/Button.tsx'
import { SelectField, TextField } from '#app/ui/Field.tsx'
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
  const go = (next: CharacterAddress) =>
    void navigate({
      to: '/world/$worldId/worldSearch/character',
      params: { worldId },
      search: characterSearch({ ...next, page: 1 }),
    })
  const search = (fields: Record<string, unknown>) => {
    const typed = readCharacterAddress(fields)
    const crossed = (typed.levelFrom ?? 1) > (typed.levelTo ?? HIGHEST_LEVEL)
    setWrong(crossed ? LEVELS_CROSSED : undefined)
    if (!crossed) go({ ...typed, kind: place.kind, isFollowed: place.isFollowed })
  }
  return (
    <SearchForm
      search={characterSearch({ ...place, page: 1 })}
      onSearch={search}
      words={{
        ...{ label: '名前で探す', placeholder: '名前・よみがな' },
        ...{ most: MOST_CHARACTER_WORDS_LENGTH, value: place.name },
      }}
      order={{ name: 's', value: place.sort, labels: characterSortLabels, all: characterSorts }}
      details={detailCount(place)}
      isWrong={wrong !== undefined}
      columns="md:grid-cols-2"
      clear={
        <ButtonLink
          variant="line"
          to="/world/$worldId/worldSearch/character"
          params={{ worldId }}
          search={characterSearch({ ...readCharacterAddress({}), sort: place.sort })}
        >
          条件をすべて消す
        </ButtonLink>
      }
    >
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
    </SearchForm>
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
