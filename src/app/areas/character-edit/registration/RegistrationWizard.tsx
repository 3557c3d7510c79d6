// The wizard: one step at a time, every change stored while writing.

import { RotateCcw, TriangleAlert } from 'lucide-react'
import { lazy, Suspense, useEffect, useId } from 'react'
import { CHOOSE_VERSION } from '#app/shared/draft/choose-version.ts'
import { DraftConflict } from '#app/shared/draft/DraftConflict.tsx'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { StepTrail } from '#app/ui/StepTrail.tsx'
import { TextButton } from '#app/ui/TextLink.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { namesInOrder } from '#rules/character-texts.ts'
import { formMessages } from '#rules/messages/checks.ts'
import { offlineWritingReason } from '#rules/messages/offline.ts'
import type { Registration } from '../queries.ts'
import type { FormDraft } from '../use-form-draft.ts'
import { LAST_STEP, stepName, stepNames } from './registration-steps.ts'
import { type RegistrationValues, readValues } from './registration-values.ts'
import { StepClasses } from './StepClasses.tsx'
import { StepGuide } from './StepGuide.tsx'
import { StepLook } from './StepLook.tsx'
import { StepName } from './StepName.tsx'
import { StepPoints } from './StepPoints.tsx'
import { type Registered, useRegistration } from './use-registration.ts'
import type { StepProps } from './wizard.ts'

// With the editor, which the first steps do not need.
const StepVoice = lazy(() => import('./StepVoice.tsx').then(module => ({ default: module.StepVoice })))
const StepSettings = lazy(() => import('./StepSettings.tsx').then(module => ({ default: module.StepSettings })))
const StepIcon = lazy(() => import('./StepIcon.tsx').then(module => ({ default: module.StepIcon })))
const StepConfirm = lazy(() => import('./StepConfirm.tsx').then(module => ({ default: module.StepConfirm })))

export function RegistrationWizard({
  registration,
  form,
  values,
  step,
  online,
  isOver,
  onStep,
  onLater,
  onRegistered,
}: {
  registration: Registration
  form: FormDraft<RegistrationValues>
  values: RegistrationValues
  step: number
  online: boolean
  /** whether the character was made and its screen is about to open */
  isOver: boolean
  onStep: (step: number, replace?: boolean) => void
  onLater: () => void
  onRegistered: (registered: Registered, redirect: string | null) => void
}) {
  const course = useRegistration({ registration, form, step, isOver, onStep, onRegistered })
  const { errors } = course
  const busy = course.isBusy || isOver
  const underWay = useId()
  // A step of a form that is empty again, as the way back from another page finds it.
  const isLeft = step > 1 && !form.isBegun && !busy && !course.isChecking
  useEffect(() => {
    if (isLeft) onStep(1, true)
  }, [isLeft, onStep])
  const beginAnew = async (): Promise<void> => {
    await course.letGo()
    toasts.add({ type: 'info', overline: '前のものは、下書きの一覧に30日残ります', title: 'はじめからにしました' })
  }
  const isFull = registration.ownNameList.length >= registration.characterLimit
  const isClosed = registration.status !== 'open'
  const conflict = form.draft.view?.conflict
  const props: StepProps = { registration, form, values, errors, online }
  const obstacle = isClosed
    ? 'このワールドでは、いまキャラクターを作れません。'
    : isFull
      ? 'このワールドでは、これ以上キャラクターを作れません。'
      : conflict
        ? CHOOSE_VERSION
        : offlineWritingReason(online || step !== LAST_STEP, '登録できます')
  return (
    <div ref={course.top}>
      <StepTrail step={step} names={stepNames} />
      {conflict && form.draft.view && (
        <DraftConflict
          mine={form.draft.view}
          other={conflict}
          saved={form.line?.text ?? ''}
          resolve={form.draft.resolve}
          fieldWords={wordsOfFields}
        />
      )}
      {step === 1 && form.isBegun && values.step > 1 && (
        <Notice icon={RotateCcw} title="途中の登録があります" className="mt-3" silent>
          <p>{`${namesInOrder(values) || '名前はまだ'}・${stepName(values.step)}まで`}</p>
          <div className="mt-2 flex flex-wrap gap-x-4">
            <Button variant="ai" onClick={() => onStep(values.step)}>
              再開
            </Button>
            <Button variant="text" onClick={() => void beginAnew()}>
              はじめからやり直す
            </Button>
          </div>
        </Notice>
      )}
      {Object.keys(errors).length > 0 && (
        <Notice tone="hi" icon={TriangleAlert} title={formMessages.inputMistakes} className="mt-3" />
      )}
      <PressNotice of={course} />
      {/* What is on its way is not changed under way. */}
      <div inert={busy}>
        <Suspense
          fallback={
            <Loading>
              <SkeletonBlock className="mt-4 h-12 w-full" />
              <SkeletonBlock className="mt-4 h-48 w-full" />
            </Loading>
          }
        >
          {step === 1 && <StepGuide registration={registration} />}
          {step === 2 && <StepClasses {...props} />}
          {step === 3 && <StepPoints {...props} />}
          {step === 4 && <StepName {...props} />}
          {step === 5 && <StepLook {...props} />}
          {step === 6 && <StepVoice {...props} />}
          {step === 7 && <StepSettings {...props} />}
          {step === 8 && <StepIcon {...props} />}
          {step === 9 && <StepConfirm {...props} onStep={course.go} />}
        </Suspense>
      </div>
      {/* In the thumb's zone, over the bar. */}
      <div
        data-action-bar=""
        className="sticky bottom-[calc(var(--bar-bottom)+env(safe-area-inset-bottom))] z-5 -mx-4 mt-6 flex flex-wrap gap-3 border-t border-line bg-surface px-4 py-2.5 *:flex-[1_1_6rem] *:last:flex-[2_1_12.5rem] md:bottom-0 md:-mx-6 md:px-6"
      >
        {step > 1 && (
          <Button variant="line" size="big" reasonId={busy ? underWay : undefined} onClick={() => course.go(step - 1)}>
            前へ
          </Button>
        )}
        {step < LAST_STEP ? (
          <Button variant="shu" size="big" reason={isClosed || isFull ? obstacle : undefined} onClick={course.next}>
            {step === 1 ? 'はじめる' : 'つぎへ'}
          </Button>
        ) : (
          <Button
            variant="shu"
            size="big"
            pending={busy}
            pendingLabel="登録しています"
            reason={busy ? undefined : course.isChecking ? course.reason : obstacle}
            onClick={course.register}
          >
            この内容で登録する
          </Button>
        )}
      </div>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4">
        <p id={underWay} role="status" className="num min-w-0 flex-1 text-cap text-ink-soft">
          {busy ? UNDER_WAY : form.isBegun && form.line ? lineOf(form.line) : ''}
        </p>
        <TextButton onClick={onLater}>あとで</TextButton>
      </div>
    </div>
  )
}

const UNDER_WAY = '登録を送っています。終わるまで、このままお待ちください。'

const lineOf = ({ text, detail }: NonNullable<FormDraft<RegistrationValues>['line']>): string =>
  [text, detail].filter(Boolean).join('　')

/** Two versions in words: the name, and how far it came. */
function wordsOfFields(fields: string): string {
  const values = readValues(fields)
  return `${namesInOrder(values) || '（名前はまだ）'}・${stepName(values.step)}まで`
}
