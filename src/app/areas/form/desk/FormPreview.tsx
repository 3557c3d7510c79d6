// The unsaved form as those who answer it will see it. What is tried here is kept nowhere.
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { Notice } from '#app/ui/Notice.tsx'
import type { Answer } from '#rules/web-forms.ts'
import { FormHead } from '../FormHead.tsx'
import { QuestionField } from '../QuestionField.tsx'
import { type BuildForm, sentForm } from './fields.ts'

interface FormPreviewProps {
  form: BuildForm
  worldName: string | null
  now: number
}

export function FormPreview({ form, worldName, now }: FormPreviewProps) {
  const [tried, setTried] = useState<Record<string, Answer>>({})
  const sent = sentForm(form.fields)
  return (
    <>
      <Notice icon={Eye} silent className="mt-3">
        {form.isDirty ? '保存していない変更をふくむ見えかたです。' : '答える人に見えるかたちです。'}
        試しに書いても、送られません。
      </Notice>
      <FormHead
        form={{ ...sent, title: sent.title || '（タイトルなし）', body: form.text ?? '', worldName, isOpen: true }}
        now={now}
      />
      <div className="grid grid-cols-1 gap-6">
        {sent.questions.map(question => {
          const { questionId } = question
          const answer = tried[questionId] ?? { questionId, text: '', options: [], fileId: null }
          return (
            <QuestionField
              key={questionId}
              formId={null}
              question={question}
              answer={answer}
              error={undefined}
              onChange={patch => setTried({ ...tried, [questionId]: { ...answer, ...patch } })}
            />
          )
        })}
      </div>
    </>
  )
}
