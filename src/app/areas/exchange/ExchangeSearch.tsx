// Search field of the exchange: typed text takes effect at once, the address follows after a pause.
import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { TextField } from '#app/ui/Field.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { exchangeMessages } from '#rules/messages/exchange.ts'

const REST_MS = 600

export function ExchangeSearch({
  initial,
  onType,
  onRest,
}: {
  initial: string
  onType: (text: string) => void
  onRest: (text: string) => void
}) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const typed = (text: string) => {
    onType(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onRest(text), REST_MS)
  }
  return (
    <search>
      <TextField
        className="mt-3"
        label={exchangeMessages.search}
        hideLabel
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={60}
        defaultValue={initial}
        placeholder={exchangeMessages.search}
        // During a composition the content of the field is no word yet.
        onChange={event => (event.nativeEvent as InputEvent).isComposing || typed(event.currentTarget.value)}
        onCompositionEnd={event => typed(event.currentTarget.value)}
        leading={<Icon of={Search} size="s" className="-mr-1 ml-3 text-ink-soft" />}
      />
    </search>
  )
}
