// Form of the search for scenarios: words at once, the rest in a part that opens. What is searched stands in the address.
import { useNavigate } from '@tanstack/react-router'
import { SearchForm } from '#app/shared/search/SearchForm.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { SelectField, TextField } from '#app/ui/Field.tsx'
import {
  difficultyLabels,
  rewardLabels,
  scenarioKindLabels,
  scenarioRequestStatusLabels,
  scenarioTypeLabels,
  textTypeLabels,
} from '#rules/codes/scenario-labels.ts'
import { KEYWORD_MAX, SCENARIO_ORDERS, type ScenarioOrder } from '#rules/scenario/lists.ts'
import {
  detailCount,
  LISTED_STATUSES,
  readSearchAddress,
  type SearchAddress,
  scenarioSearch,
  withinLabels,
} from './search-address.ts'

export const searchPaths = {
  v1: '/world/$worldId/worldSearch/scenario',
  v2: '/world/$worldId/worldSearch/scenarioV2',
} as const

const orderLabels: Record<ScenarioOrder, string> = { soon: '締切が近い', new: '新しい', seats: '席が多い' }

const statusLabels = Object.fromEntries(LISTED_STATUSES.map(code => [code, scenarioRequestStatusLabels[code]]))

interface ScenarioSearchFormProps {
  worldId: string
  isV2: boolean
  place: SearchAddress
}

export function ScenarioSearchForm({ worldId, isV2, place }: ScenarioSearchFormProps) {
  const navigate = useNavigate()
  const to = isV2 ? searchPaths.v2 : searchPaths.v1
  const search = (fields: Record<string, unknown>) => {
    const next = { ...readSearchAddress(fields), tab: place.tab, which: place.which, page: 1 }
    void navigate({ to, params: { worldId }, search: scenarioSearch(next) })
  }
  return (
    <SearchForm
      search={scenarioSearch({ ...place, page: 1 })}
      onSearch={search}
      words={{
        ...{ label: 'シナリオを検索', placeholder: '題名・人の名前・本文の言葉' },
        ...{ most: KEYWORD_MAX, value: place.words },
      }}
      order={{ name: 'o', value: place.order, labels: orderLabels, all: SCENARIO_ORDERS }}
      details={detailCount(place)}
      columns="grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))]"
      clear={
        <ButtonLink variant="line" to={to} params={{ worldId }} search={scenarioSearch({ order: place.order })}>
          条件をすべて消す
        </ButtonLink>
      }
    >
      <Choice name="st" label="状態" labels={statusLabels} value={place.status} />
      <TextField
        label="マスター"
        name="m"
        autoComplete="off"
        maxLength={KEYWORD_MAX}
        defaultValue={place.master}
        placeholder="名前の一部"
      />
      <Choice name="y" label="形式" labels={scenarioTypeLabels} value={place.type} />
      <Choice name="k" label="種別" labels={scenarioKindLabels} value={place.kind} />
      <Choice name="t" label="文章の長さ" labels={textTypeLabels} value={place.textType} />
      <Choice name="d" label="難易度" labels={difficultyLabels} value={place.difficulty} />
      <Choice name="r" label="報酬" labels={rewardLabels} value={place.reward} />
      <Choice name="h" label="つぎの締切" labels={withinLabels} value={place.within} />
    </SearchForm>
  )
}

interface ChoiceProps {
  name: string
  label: string
  labels: Readonly<Record<string | number, string>>
  value: string | number | null
}

const Choice = ({ name, label, labels, value }: ChoiceProps) => (
  <SelectField label={label} name={name} defaultValue={value ?? ''}>
    <option value="">指定しない</option>
    {Object.entries(labels).map(([code, words]) => (
      <option key={code} value={code}>
        {words}
      </option>
    ))}
  </SelectField>
)
