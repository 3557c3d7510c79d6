// Form of a search whose criteria stand in the address: words and order at once, the rest in a part that opens.
import { ChevronDown, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#app/ui/Button.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { SelectField, TextField } from '#app/ui/Field.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'

interface SearchFormProps<Order extends string> {
  /** search of the address; another search gets a new form */
  search: object
  /** called with the fields by their names */
  onSearch: (fields: Record<string, FormDataEntryValue>) => void
  words: { label: string; placeholder: string; most: number; value: string }
  order: { name: string; value: Order; labels: Readonly<Record<Order, string>>; all: readonly Order[] }
  /** number of further criteria */
  details: number
  /** whether something is wrong with one of them */
  isWrong?: boolean
  /** link to a search without them */
  clear: ReactNode
  /** columns of the further fields */
  columns: string
  children: ReactNode
}

export function SearchForm<Order extends string>(props: SearchFormProps<Order>) {
  const { search, onSearch, words, order, details, isWrong = false, clear, columns, children } = props
  return (
    <search>
      <form
        key={JSON.stringify(search)}
        className="mt-3"
        onSubmit={event => {
          event.preventDefault()
          onSearch(Object.fromEntries(new FormData(event.currentTarget)))
        }}
      >
        <div className="flex flex-wrap gap-2">
          <TextField
            label={words.label}
            hideLabel
            name="q"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={words.most}
            defaultValue={words.value}
            placeholder={words.placeholder}
            className="min-w-40 flex-[3_1_10rem]"
            trailing={<IconButton icon={Search} label="検索" type="submit" className="mr-px" />}
          />
          <SelectField
            label="並び順"
            hideLabel
            name={order.name}
            className="min-w-28 flex-[1_1_7rem]"
            defaultValue={order.value}
            onChange={event => event.currentTarget.form?.requestSubmit()}
          >
            {order.all.map(one => (
              <option key={one} value={one}>
                {order.labels[one]}
              </option>
            ))}
          </SelectField>
        </div>
        <details open={details > 0 || isWrong} className="group mt-2">
          <summary className="flex min-h-11 list-none items-center gap-1.5 text-cap font-semibold text-ai [&::-webkit-details-marker]:hidden">
            くわしく絞り込む
            {details > 0 && <Chip tone="ai">{details}</Chip>}
            <Icon of={ChevronDown} size="s" className="group-open:rotate-180" />
          </summary>
          <div className={`mt-1 grid gap-3 rounded-card border border-line bg-surface p-4 ${columns}`}>
            {children}
            <div className="col-span-full flex flex-wrap gap-3">
              <Button type="submit" variant="ai">
                この条件で探す
              </Button>
              {clear}
            </div>
          </div>
        </details>
      </form>
    </search>
  )
}
