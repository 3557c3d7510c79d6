// Race, class, and a second class where the world has any.
import { ClassChoice } from './ClassChoice.tsx'
import type { StepProps } from './wizard.ts'

export function StepClasses({ registration, form, values, errors }: StepProps) {
  const { classList, parameterList } = registration
  const assignable = parameterList.filter(({ isAssignable }) => isAssignable)
  const common = { parameters: assignable.length > 0 ? assignable : parameterList }
  const of = (kind: 'A' | 'B' | 'C') => classList.filter(({ classKind }) => classKind === kind)
  if (classList.length === 0) {
    return <p className="mt-4 text-sub">このワールドには種族とクラスの決まりがありません。つぎへ進んでください。</p>
  }
  return (
    <>
      <ClassChoice
        {...common}
        label="種族"
        classes={of('A')}
        value={values.classAId}
        mayBeNone={false}
        error={errors.classAId}
        onChange={classAId => form.change({ classAId })}
      />
      <ClassChoice
        {...common}
        label="クラス"
        classes={of('B')}
        value={values.classBId}
        mayBeNone={false}
        error={errors.classBId}
        onChange={classBId => form.change({ classBId })}
      />
      <ClassChoice
        {...common}
        label="サブクラス"
        note="あとからは変えられません。なくても遊べます。"
        classes={of('C')}
        value={values.classCId}
        mayBeNone
        error={errors.classCId}
        onChange={classCId => form.change({ classCId })}
      />
    </>
  )
}
