// Step of the wizard for the personality and the way of speaking; the profile as a whole.
import { ToldLines } from '../ToldLines.tsx'
import { ToldTexts } from '../ToldTexts.tsx'
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
      <ToldLines lines={lines} {...{ values, errors, examples }} onChange={form.change} />
      <ToldTexts
        {...{ form, values, errors }}
        rows={8}
        hint="生まれや暮らし、いま何を望んでいるか。マスターが物語を書くときに読みます。"
        onChange={form.change}
      />
    </div>
  )
}
