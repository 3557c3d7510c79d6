// Button for the 公認申請 under a free setting, with its result. For the page that edits a character, which shows the state
// itself.
import { useQuery } from '@tanstack/react-query'
import { Stamp } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { Button } from '#app/ui/Button.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { TextButton } from '#app/ui/TextLink.tsx'
import { applicationFees, feeText } from '#rules/applications.ts'
import { shinseiStatus } from '#rules/codes/application.ts'
import { offlineReason, shownOnceOnline } from '#rules/messages/offline.ts'
import { required } from '#rules/validation/standard.ts'
import { applicationQueries, type SettingSlot } from '../queries.ts'
import { useSeen } from '../use-seen.ts'

const ApplySettingSheet = lazy(() =>
  import('./ApplySettingSheet.tsx').then(module => ({ default: module.ApplySettingSheet })),
)
const CancelDialog = lazy(() => import('../CancelDialog.tsx').then(module => ({ default: module.CancelDialog })))

export interface ApplySettingButtonProps {
  characterId: string
  /** slot number, 1 to 4 */
  slotNo: number
  /** Whether the form has unsaved changes; only the saved text can be applied for. */
  isChanged?: boolean | undefined
}

export function ApplySettingButton({ characterId, slotNo, isChanged = false }: ApplySettingButtonProps) {
  const online = useOnline()
  const { data, error, refetch } = useQuery(applicationQueries.settings(characterId))
  const decided = data?.settingList.find(setting => setting.slotNo === slotNo)?.application
  useSeen(decided ? [decided] : [])
  const [question, setQuestion] = useState<'apply' | 'cancel' | null>(null)
  if (!data) {
    if (!error) {
      return (
        <Loading>
          <SkeletonBlock className="mt-2 h-11 w-40" />
        </Loading>
      )
    }
    return (
      <p className="mt-2 flex flex-wrap items-center gap-x-3 text-cap text-ink-soft">
        {online ? '公認の申請を読み込めませんでした。' : shownOnceOnline('公認の申請')}
        {online && <TextButton onClick={() => void refetch()}>もう一度試す</TextButton>}
      </p>
    )
  }
  const slot = data.settingList.find(setting => setting.slotNo === slotNo)
  if (!slot || !required(slot.body)) {
    return <p className="mt-2 text-cap text-ink-soft">文章を保存すると、公認を申請できます。</p>
  }
  const isWaiting = slot.status === shinseiStatus.applying
  return (
    <div className="mt-2 grid gap-2">
      <Stands slot={slot} />
      {isWaiting && slot.application && (
        <Button
          variant="line"
          className="justify-self-start"
          reason={offlineReason(online, '送れます')}
          onClick={() => setQuestion('cancel')}
        >
          申請を取り下げる
        </Button>
      )}
      {!isWaiting && slot.status !== shinseiStatus.approved && (
        <Button
          icon={Stamp}
          className="justify-self-start"
          reason={isChanged ? '保存すると申請できます。' : offlineReason(online, '送れます')}
          onClick={() => setQuestion('apply')}
        >
          公認申請（手数料 {applicationFees.setting}）
        </Button>
      )}
      <Suspense>
        {question === 'apply' && (
          <ApplySettingSheet characterId={characterId} slot={slot} onClose={() => setQuestion(null)} />
        )}
        {question === 'cancel' && slot.application && (
          <CancelDialog application={slot.application} onClose={() => setQuestion(null)} />
        )}
      </Suspense>
    </div>
  )
}

function Stands({ slot: { status, application } }: { slot: SettingSlot }) {
  if (status === shinseiStatus.applying && application) {
    const fee = application.coin && `・${feeText(application.coin, application.fee)}`
    return (
      <p className="num text-cap text-ink-soft">
        {formatDayTime(application.createdAt)} に申請{fee}
      </p>
    )
  }
  if (status !== shinseiStatus.rejected || !application?.reason) return null
  return <p className="text-cap text-ink wrap-anywhere">却下の理由：{application.reason}</p>
}
