// All answers as a file for spreadsheets.
import { CsvButton } from '#app/shared/download/CsvButton.tsx'
import { type DeskForm, formDeskCalls } from '../queries.ts'

export const DownloadButton = ({ form: { formId } }: { form: DeskForm }) => (
  <div className="mt-4">
    <CsvButton request={formDeskCalls.download.request({ formId })} fileName={`tsumugi-form-${formId}.csv`} />
    <p className="mt-1.5 text-cap text-ink-soft">だれがいつ保存したかは、運営の記録に残ります。</p>
  </div>
)
