// Line in which words are searched. They stand in the address; another search there gives the field another text.
import { Search } from 'lucide-react'
import { TextField, type TextFieldProps } from '#app/ui/Field.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'

interface SearchLineProps extends Omit<TextFieldProps, 'key' | 'defaultValue' | 'trailing' | 'className'> {
  words: string
  /** called with what was typed, without spaces around it */
  onSearch: (typed: string) => void
  button?: string
}

export const SearchLine = ({ words, onSearch, button = '検索', name = 'q', ...field }: SearchLineProps) => (
  <search>
    <form
      className="mt-3"
      onSubmit={event => {
        event.preventDefault()
        onSearch(String(new FormData(event.currentTarget).get(name) ?? '').trim())
      }}
    >
      <TextField
        key={words}
        hideLabel
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        {...field}
        name={name}
        defaultValue={words}
        trailing={<IconButton icon={Search} label={button} type="submit" className="mr-px" />}
      />
    </form>
  </search>
)
