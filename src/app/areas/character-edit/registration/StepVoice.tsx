// Step of the wizard for the personality and the way of speaking; the profile as a whole.
import { Editor } from '#app/ui/editor/Editor.tsx'
import { toldFields } from '#rules/character-texts.ts'
import { lengthCount } from '#rules/text/count.ts'
import { ToldLine } from '../ToldLine.tsx'
import type { StepProps } from './wizard.ts'

const examples = {
  catchphrase: '霧の向こうまで、灯りを届けます。',
  firstPerson: 'わたし',
  secondPerson: 'あなた、呼び捨て',
  tone: '丁寧だが、慌てると早口',
} as const
const lines = Object.keys(examples) as (keyof typeof examples)[]

export function StepVoice({ form, values, errors }: StepProps) {
  return (
    <div className="mt-4 grid grid-cols-1 gap-4" {...form.composing}>
      <div className="grid gap-4 min-[480px]:grid-cols-2">
        {lines.map(field => (
          <ToldLine
            key={field}
            field={field}
            value={values[field]}
            error={errors[field]}
            placeholder={examples[field]}
            onChange={value => form.change({ [field]: value })}
          />
        ))}
      </div>
      <Editor
        key={`personality-${form.epoch}`}
        label={toldFields.personality.label}
        initialText={values.personality}
        onText={personality => personality !== form.get().personality && form.change({ personality })}
        count={lengthCount}
        limit={toldFields.personality.max}
        error={errors.personality}
        rows={4}
      />
      <Editor
        ref={form.editor}
        label={toldFields.profile.label}
        initialText={form.text()}
        onText={form.onText}
        count={lengthCount}
        limit={toldFields.profile.max}
        error={errors.profile}
        hint="生まれや暮らし、いま何を望んでいるか。マスターが物語を書くときに読みます。"
        rows={8}
      />
    </div>
  )
}
