// 設定, behind the gear of マイページ: rarely changed settings of the user.
import { settingUrlCard } from '#app/areas/own-account/writes.ts'
import { useWrite } from '#app/platform/outbox/use-write.ts'
import { setLinkPreviews, useLinkPreviews } from '#app/platform/reading.ts'
import { Button } from '#app/ui/Button.tsx'
import { CheckField } from '#app/ui/Field.tsx'
import { Actions, Sheet } from '#app/ui/Sheet.tsx'
import { commonMessages } from '#rules/messages/common.ts'

export function SettingsSheet({ onClose }: { onClose: () => void }) {
  const previews = useLinkPreviews()
  const { write } = useWrite(settingUrlCard)
  return (
    <Sheet open onClose={onClose} title="設定" lead="どの端末でも同じ表示になります。">
      <h3 className="mt-3 mb-1 text-cap font-semibold">本文の表示</h3>
      <CheckField
        label="ほかのサイトへのリンクにプレビューを出す"
        checked={previews}
        onChange={event => {
          setLinkPreviews(event.target.checked)
          void write(event.target.checked)
        }}
      />
      <Actions>
        <Button variant="line" size="big" onClick={onClose}>
          {commonMessages.close}
        </Button>
      </Actions>
    </Sheet>
  )
}
