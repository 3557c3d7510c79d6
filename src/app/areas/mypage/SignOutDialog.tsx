// Asked when something waits: signing out must neither lose it nor show it to the next person.
import { ClockArrowUp, Trash2, TriangleAlert } from 'lucide-react'
import type { OutboxItem } from '#app/platform/outbox/item.ts'
import { useOutbox } from '#app/platform/outbox/outbox-context.ts'
import { ConfirmDialog } from '#app/ui/AlertDialog.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListRow } from '#app/ui/List.tsx'
import { SendChip } from '#app/ui/WaitingLine.tsx'

const MOST_SHOWN = 5

export function SignOutDialog({
  items,
  onClose,
  onLeave,
}: {
  items: readonly OutboxItem[]
  onClose: () => void
  onLeave: () => Promise<void>
}) {
  const outbox = useOutbox()
  const throwAway = async (): Promise<void> => {
    await outbox?.throwAway()
    await onLeave()
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      filled="shu"
      title="まだ送っていないものがあります"
      lead="ログアウトしても消えません。次にこの端末でログインすると、つづきから送れます。ほかの人には読めません。"
      answers={[
        { label: '残してログアウト', role: 'main', onPress: () => void onLeave() },
        { label: 'やめる', role: 'cancel', onPress: onClose },
        { label: '捨ててログアウト', role: 'destroy', icon: Trash2, onPress: () => void throwAway() },
      ]}
    >
      <List>
        {items.slice(0, MOST_SHOWN).map(item => (
          <ListRow
            key={item.id}
            icon={
              item.state === 'refused' ? (
                <Icon of={TriangleAlert} className="text-hi" />
              ) : (
                <Icon of={ClockArrowUp} className="text-kin" />
              )
            }
            title={item.title}
            note={item.note}
            trailing={<SendChip state={item.state} />}
          />
        ))}
      </List>
      {items.length > MOST_SHOWN && <p className="mt-2 text-meta text-ink-soft">ほか{items.length - MOST_SHOWN}件</p>}
    </ConfirmDialog>
  )
}
