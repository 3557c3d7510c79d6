// Question at sign-out when unsent work is on the device: it must neither be lost nor shown to the next user.
import { ClockArrowUp, PenLine, Trash2, TriangleAlert } from 'lucide-react'
import type { DraftRecord } from '#app/platform/drafts/record.ts'
import { throwAwayDrafts } from '#app/platform/drafts/unsent.ts'
import type { OutboxItem } from '#app/platform/outbox/item.ts'
import { useOutbox } from '#app/platform/outbox/outbox-context.ts'
import { ConfirmDialog } from '#app/ui/AlertDialog.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListRow } from '#app/ui/List.tsx'
import { SendChip } from '#app/ui/WaitingLine.tsx'
import { actWords } from '#rules/messages/acts.ts'
import { commonMessages } from '#rules/messages/common.ts'

const MOST_SHOWN = 5
const MOST_LETTERS = 30

export function SignOutDialog({
  userId,
  items,
  drafts,
  onClose,
  onLeave,
}: {
  userId: string
  items: readonly OutboxItem[]
  /** Drafts that are only on this device. */
  drafts: readonly DraftRecord[]
  onClose: () => void
  onLeave: () => Promise<void>
}) {
  const outbox = useOutbox()
  const throwAway = async (): Promise<void> => {
    await outbox?.throwAway()
    await throwAwayDrafts(userId).catch(() => {})
    await onLeave()
  }
  const shownDrafts = Math.max(0, MOST_SHOWN - items.length)
  const hidden = Math.max(0, items.length + drafts.length - MOST_SHOWN)
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      filled="shu"
      title="まだ送っていないものがあります"
      lead="ログアウトしても消えません。次にこの端末でログインすると、つづきから送れます。ほかの人には読めません。"
      answers={[
        { label: '残してログアウト', role: 'main', onPress: () => void onLeave() },
        { label: commonMessages.cancel, role: 'cancel', onPress: onClose },
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
            title={actWords(item).name}
            note={item.note}
            trailing={<SendChip state={item.state} />}
          />
        ))}
        {drafts.slice(0, shownDrafts).map(draft => (
          <ListRow
            key={draft.draftId}
            icon={<Icon of={PenLine} className="text-kin" />}
            title={draft.name || '書きかけの文章'}
            note={draft.text.trim().slice(0, MOST_LETTERS)}
            trailing={<Chip tone="kin">この端末だけ</Chip>}
          />
        ))}
      </List>
      {hidden > 0 && <p className="mt-2 text-meta text-ink-soft">ほか{hidden}件</p>}
    </ConfirmDialog>
  )
}
