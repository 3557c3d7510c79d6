// Form of the search for scenarios: words at once, the rest in a part that opens. What is searched stands in the address.
import { useNavigate } from '@tanstack/react-router'
import { ChevronDown, Search } from 'lucide-react'
import type { SubmitEvent } from 'react'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { SelectField, TextField } from '#app/ui/Field.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import {
  difficultyLabels,
  rewardLabels,
  scenarioKindLabels,
  scenarioRequestStatusLabels,
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
  const details = detailCount(place)
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = readSearchAddress(Object.fromEntries(new FormData(event.currentTarget)))
    const next = { ...typed, tab: place.tab, which: place.which, page: 1 }
    void navigate({ to, params: { worldId }, search: scenarioSearch(next) })
  }
  return (
    <search>
      {/* another search of the address is another form */}
      <form key={JSON.stringify(scenarioSearch({ ...place, page: 1 }))} onSubmit={search} className="mt-3">
        <div className="flex flex-wrap gap-2">
          <TextField
            label="シナリオを検索"
            hideLabel
            name="q"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={KEYWORD_MAX}
            defaultValue={place.words}
            placeholder="題名・人の名前・本文の言葉"
            className="min-w-40 flex-[3_1_10rem]"
            trailing={<IconButton icon={Search} label="検索" type="submit" className="mr-px" />}
          />
          <SelectField
            label="並び順"
            hideLabel
            name="o"
            className="min-w-28 flex-[1_1_7rem]"
            defaultValue={place.order}
            onChange={event => event.currentTarget.form?.requestSubmit()}
          >
            {SCENARIO_ORDERS.map(order => (
              <option key={order} value={order}>
                {orderLabels[order]}
              </option>
            ))}
          </SelectField>
        </div>
        <details open={details > 0} className="group mt-2">
          <summary className="flex min-h-11 list-none items-center gap-1.5 text-cap font-semibold text-ai [&::-webkit-details-marker]:hidden">
            くわしく絞り込む
            {details > 0 && <Chip tone="ai">{details}</Chip>}
            <Icon of={ChevronDown} size="s" className="group-open:rotate-180" />
          </summary>
          <div className="mt-1 grid gap-3 rounded-card border border-line bg-surface p-4 grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))]">
            <Choice name="st" label="状態" labels={statusLabels} value={place.status} />
            <TextField
              label="マスター"
              name="m"
              autoComplete="off"
              maxLength={KEYWORD_MAX}
              defaultValue={place.master}
              placeholder="名前の一部"
            />
            <Choice name="k" label="種別" labels={scenarioKindLabels} value={place.kind} />
            <Choice name="t" label="文章の長さ" labels={textTypeLabels} value={place.textType} />
            <Choice name="d" label="難易度" labels={difficultyLabels} value={place.difficulty} />
            <Choice name="r" label="報酬" labels={rewardLabels} value={place.reward} />
            <Choice name="h" label="つぎの締切" labels={withinLabels} value={place.within} />
            <div className="flex flex-wrap gap-3 col-span-full">
              <Button type="submit" variant="ai">
                この条件で探す
              </Button>
              <ButtonLink variant="line" to={to} params={{ worldId }} search={scenarioSearch({ order: place.order })}>
                条件をすべて消す
              </ButtonLink>
            </div>
          </div>
        </details>
      </form>
    </search>
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
