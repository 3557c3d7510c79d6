// /myPage/account/storySupporterExam?draft: the questions of the exam, kept as a draft; afterwards its state and result.
import { Send } from 'lucide-react'
import { useState } from 'react'
import { FormField } from '#app/shared/form/FormField.tsx'
import { FormText } from '#app/shared/form/FormText.tsx'
import { SentForm } from '#app/shared/form/SentForm.tsx'
import { useForm } from '#app/shared/form/use-form.ts'
import { useFormSend } from '#app/shared/form/use-form-send.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Card, SectionHeading } from '#app/ui/Card.tsx'
import { MissionCardSkeleton } from '#app/ui/Skeleton.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { EXAM_ANSWER_MAX } from '#rules/class-requests.ts'
import { shinseiStatus } from '#rules/codes/application.ts'
import { EXAM_PLACE } from '../draft-places.ts'
import { classQueries, type OwnRequest } from '../queries.ts'
import { RequestChip, RequestState } from '../RequestState.tsx'
import { handingInExam } from '../writes.ts'
import { emptyGround, examKind } from './request-kind.ts'

const EXAM = 'ストーリーサポーター試験'

export function ExamScreen({ draftId }: { draftId: string | undefined }) {
  const query = useRead(classQueries.mine())
  return (
    <Page top={<TopBar title={EXAM} back={<BackLink to="/myPage/account/userClass" />} />}>
      <Read query={query} title="試験を読み込めませんでした。" className="mt-3" skeleton={<MissionCardSkeleton />}>
        {({ requestList }) => {
          const exam = requestList.find(({ kind }) => kind === 'exam')
          const canWrite = exam?.status !== shinseiStatus.applying && exam?.status !== shinseiStatus.approved
          return (
            <>
              {exam && <Result exam={exam} />}
              {canWrite && (
                <>
                  <p className="mt-3 text-sub">
                    ストーリーサポーターは、募集しているワールドで物語を書く人です。合格すると、書きたいワールドごとに許可を申請できます。
                  </p>
                  {exam && <SectionHeading>もう一度受ける</SectionHeading>}
                  <ExamForm draftId={draftId} />
                </>
              )}
            </>
          )
        }}
      </Read>
    </Page>
  )
}

const resultWords: Partial<Record<OwnRequest['status'], string>> = { 1: '採点中', 2: '合格', 3: '不合格' }

function Result({ exam }: { exam: OwnRequest }) {
  const words = resultWords[exam.status]
  return (
    <Card as="section" className="mt-3" aria-label="試験の結果">
      <RequestChip status={exam.status} {...(words && { label: words })} />
      <RequestState request={exam} name={EXAM} />
      {exam.status === shinseiStatus.approved && (
        <div className="mt-3 flex justify-end">
          <ButtonLink to="/myPage/account/storySupporterPermission">書きたいワールドを選ぶ</ButtonLink>
        </div>
      )}
    </Card>
  )
}

function ExamForm({ draftId }: { draftId: string | undefined }) {
  const [first] = useState(() => emptyGround(examKind))
  const form = useForm({ kind: examKind, first, judged: 'sent' })
  const sending = useFormSend({ form, write: handingInExam, target: '', can: '提出できます' })
  const send = async (): Promise<void> => {
    if (sending.check('sent') && (await sending.send({}))) scrollTo({ top: 0 })
  }
  return (
    <SentForm
      {...{ form, sending }}
      icon={Send}
      button="提出する"
      pendingLabel="送っています"
      onSend={() => void send()}
    >
      <FormField form={form} name="reason" />
      <FormField form={form} name="world" />
      <FormField form={form} name="conflict" />
      <FormText
        {...{ form, draftId }}
        required
        place={EXAM_PLACE}
        limit={EXAM_ANSWER_MAX}
        rows={8}
        hint={`どの回答も${EXAM_ANSWER_MAX}文字まで。運営だけが読みます。`}
        onSubmit={() => void send()}
      />
    </SentForm>
  )
}
