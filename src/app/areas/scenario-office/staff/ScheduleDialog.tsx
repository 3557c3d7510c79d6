// Question before one of the office's own openings is published or planned.
import { ConfirmDialog } from '#app/ui/AlertDialog.tsx'
import { formatDateTime } from '#rules/dates.ts'
import { commonMessages } from '#rules/messages/common.ts'

interface ScheduleDialogProps {
  title: string
  /** time of publication; null: at once */
  publishAt: string | null
  onClose: () => void
  onYes: () => void
}

export const ScheduleDialog = ({ title, publishAt, onClose, onYes }: ScheduleDialogProps) => (
  <ConfirmDialog
    open
    onClose={onClose}
    title={publishAt === null ? 'このオープニングを公開しますか？' : '公開を予約しますか？'}
    lead={
      publishAt === null
        ? `「${title}」をすぐに公開し、予約を受け付けます。`
        : `「${title}」を ${formatDateTime(publishAt)} に公開します。それまでは、審査の画面から差し戻せます。`
    }
    filled="shu"
    answers={[
      { label: commonMessages.cancel, role: 'other', onPress: onClose },
      { label: publishAt === null ? '公開する' : '予約する', role: 'main', onPress: onYes },
    ]}
  />
)
