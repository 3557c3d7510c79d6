// Sheet that finds an item of the world by its name.
import { Check, Plus } from 'lucide-react'
import { useState } from 'react'
import { announce } from '#app/ui/announce.ts'
import { Button } from '#app/ui/Button.tsx'
import { TextField } from '#app/ui/Field.tsx'
import { List, ListRow } from '#app/ui/List.tsx'
import { CloseActions, Sheet } from '#app/ui/Sheet.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { REWARD_MOST } from '#rules/scenario/replay.ts'
import type { GivenItem, NamedItem } from './ItemsField.tsx'

interface ItemSheetProps {
  title: string
  who: string
  itemList: readonly NamedItem[]
  chosen: readonly GivenItem[]
  onAdd: (itemCode: string) => void
  onClose: () => void
}

/** Rows shown at once; the others are found by name. */
const SHOWN = 50

export function ItemSheet({ title, who, itemList, chosen, onAdd, onClose }: ItemSheetProps) {
  const [words, setWords] = useState('')
  const wanted = words.normalize('NFKC').trim().toLowerCase()
  const found = itemList.filter(({ itemName }) => itemName.normalize('NFKC').toLowerCase().includes(wanted))
  const isFull = chosen.length >= REWARD_MOST.items
  return (
    <Sheet open onClose={onClose} width={500} title={`${title}を選ぶ`} lead={`${who}・${REWARD_MOST.items}種類まで`}>
      <TextField
        label="アイテムの名前"
        hideLabel
        type="search"
        autoComplete="off"
        placeholder="名前で絞り込む"
        className="mt-3"
        value={words}
        onChange={event => setWords(event.currentTarget.value)}
        // Enter would submit the form of the replay, inside which this sheet stands.
        onKeyDown={event => event.key === 'Enter' && event.preventDefault()}
      />
      <p aria-live="polite" className="num mt-1 text-meta text-ink-soft">
        {found.length > SHOWN ? `${found.length}件のうち${SHOWN}件・名前で絞り込めます` : `${found.length}件`}
      </p>
      <div className="mt-1 min-h-64">
        {found.length === 0 ? (
          <EmptyState bare title="見つかりませんでした。" note="名前の一部で探してみてください。" />
        ) : (
          <List>
            {found.slice(0, SHOWN).map(({ itemCode, itemName }) => {
              const isChosen = chosen.some(one => one.itemCode === itemCode)
              return (
                <ListRow
                  key={itemCode}
                  title={itemName}
                  trailing={
                    isFull && !isChosen ? undefined : (
                      <Button
                        icon={isChosen ? Check : Plus}
                        variant={isChosen ? 'text' : 'tonal'}
                        aria-label={isChosen ? `${itemName}は選びました` : `${itemName}を選ぶ`}
                        aria-disabled={isChosen || undefined}
                        onClick={() => {
                          if (isChosen) return
                          onAdd(itemCode)
                          announce(`${itemName}を選びました。`)
                        }}
                      >
                        {isChosen ? '選びました' : '選ぶ'}
                      </Button>
                    )
                  }
                />
              )
            })}
          </List>
        )}
      </div>
      <CloseActions onClose={onClose} />
    </Sheet>
  )
}
