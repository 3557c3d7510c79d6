// Buttons for what a party may do with a commission now; each asks first, those that others read ask for words.
import { Ban, Check, CircleOff, PackageCheck, PenLine, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { ReasonSheet } from '#app/shared/decision/ReasonSheet.tsx'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Button } from '#app/ui/Button.tsx'
import { ConfirmActions, Sheet } from '#app/ui/Sheet.tsx'
import type { CommissionTransitionName } from '#rules/commission/transitions.ts'
import { CORRECTIONS_MOST, TAILOR_MOST } from '#rules/tailor.ts'
import type { Commission } from '../queries.ts'
import { actingOnCommission } from '../writes.ts'

const RETURNS = 'お預かりしたコインは、全額もどります。'

const faces = {
  accept: {
    ...{ icon: Check, main: true, button: '引き受ける', pending: '送っています' },
    ...{ title: 'この発注を引き受けますか？', effect: '約束の日までに、作品を納品してください。', reason: false },
  },
  decline: {
    ...{ icon: Ban, main: false, button: 'お断りする', pending: '送っています' },
    ...{ title: 'この発注をお断りしますか？', effect: `理由が発注した人に届きます。${RETURNS}`, reason: true },
  },
  cancel: {
    ...{ icon: CircleOff, main: false, button: '取り消す', pending: '取り消しています' },
    ...{ title: '発注を取り消しますか？', effect: RETURNS, reason: false },
  },
  pass: {
    ...{ icon: Check, main: true, button: 'お客さまに渡す', pending: '渡しています' },
    ...{ title: 'この作品をお客さまに渡しますか？', effect: '7日のあいだ、お客さまが確かめます。', reason: false },
  },
  returnByOffice: {
    ...{ icon: Undo2, main: false, button: '修正をお願いする', pending: '送っています' },
    ...{ title: 'クリエイターに修正をお願いしますか？', effect: '理由はクリエイターだけに届きます。', reason: true },
  },
  askCorrection: {
    ...{ icon: PenLine, main: false, button: '修正をお願いする', pending: '送っています' },
    ...{ title: '修正をお願いしますか？', effect: '', reason: true },
  },
  receive: {
    ...{ icon: PackageCheck, main: true, button: '受け取る', pending: '受け取っています' },
    ...{
      title: 'この作品を受け取りますか？',
      effect: 'お預かりしたコインのお支払いがすみ、作品がギャラリーに並びます。ギャラリーからは、あとで外せます。',
      reason: false,
    },
  },
  giveUp: {
    ...{ icon: CircleOff, main: false, button: '制作を中止する', pending: '送っています' },
    ...{ title: '制作を中止しますか？', effect: `理由が発注した人と運営に届きます。${RETURNS}`, reason: true },
  },
  stop: {
    ...{ icon: CircleOff, main: false, button: '発注を中止する', pending: '中止しています' },
    ...{ title: 'この発注を中止しますか？', effect: `理由が双方に届きます。${RETURNS}`, reason: true },
  },
} as const
type Act = keyof typeof faces
const isAct = (name: string): name is Act => Object.hasOwn(faces, name)

export function CommissionActs({ commission }: { commission: Commission }) {
  const { commissionId, title, actList, corrections } = commission
  const [asked, ask] = useState<Act>()
  const acts = usePress(actingOnCommission, { commissionId }, { can: '送れます' })
  // The main act stands first.
  const names = actList.filter(isAct).sort((one, other) => Number(faces[other].main) - Number(faces[one].main))
  if (names.length === 0) return null
  const press = async (act: CommissionTransitionName, words: string): Promise<boolean> => {
    const done = await acts.press({ commissionId, title, act, words })
    if (done) ask(undefined)
    return done !== null
  }
  const face = asked && faces[asked]
  return (
    <>
      {!asked && <PressNotice of={acts} />}
      <div className="mt-3 flex flex-wrap gap-2">
        {names.map(name => {
          const { icon, main, button } = faces[name]
          return (
            <Button
              key={name}
              variant={main ? 'shu' : 'line'}
              icon={icon}
              className="flex-initial!"
              reason={acts.isChecking ? acts.reason : undefined}
              onClick={() => ask(name)}
            >
              {button}
            </Button>
          )
        })}
      </div>
      {asked &&
        face &&
        (face.reason ? (
          <ReasonSheet
            title={face.title}
            about={`commission:${commissionId}:${asked}`}
            lead={title}
            effect={
              asked === 'askCorrection'
                ? `お願いできるのは、あと${CORRECTIONS_MOST - corrections}回です。`
                : face.effect
            }
            hint="相手に届きます。"
            most={TAILOR_MOST.words}
            button={face.button}
            pendingLabel={face.pending}
            acts={acts}
            onPress={words => press(asked, words)}
            onClose={() => ask(undefined)}
          />
        ) : (
          <Sheet open onClose={() => ask(undefined)} title={face.title} lead={title}>
            <p className="phrases mt-2 text-sub">{face.effect}</p>
            <PressNotice of={acts} />
            <ConfirmActions
              onCancel={() => ask(undefined)}
              icon={face.icon}
              pending={acts.pending}
              pendingLabel={face.pending}
              reason={acts.reason}
              onClick={() => void press(asked, '')}
            >
              {face.button}
            </ConfirmActions>
          </Sheet>
        ))}
    </>
  )
}
