// Question before one of the office's own openings is published or planned.
import { AskFirst } from '#app/shared/screen/AskFirst.tsx'
import { formatDateTime } from '#rules/dates.ts'

interface ScheduleDialogProps {
  title: string
  /** time of publication; null: at once */
  publishAt: string | null
  onClose: () => void
  onYes: () => void
}

export const ScheduleDialog = ({ title, publishAt, ...answers }: ScheduleDialogProps) => (
  <AskFirst
    asked={
      publishAt === null
        ? {
            title: 'このオープニングを公開しますか？',
            lead: `「${title}」をすぐに公開し、予約を受け付けます。`,
            yes: '公開する',
          }
        : {
            title: '公開を予約しますか？',
            lead: `「${title}」を ${formatDateTime(publishAt)} に公開します。それまでは、審査の画面から差し戻せます。`,
            yes: '予約する',
          }
    }
    {...answers}
  />
)
