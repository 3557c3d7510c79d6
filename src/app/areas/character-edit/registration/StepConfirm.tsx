// Step of the wizard that shows everything once more, with links back to each step.
import { PenLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card, SectionHeading } from '#app/ui/Card.tsx'
import { RichText } from '#app/ui/RichText.tsx'
import { TextButton } from '#app/ui/TextLink.tsx'
import { toldFields } from '#rules/character-texts.ts'
import { type Seibetsu, seibetsuLabels } from '#rules/codes/user.ts'
import { CharacterPreview, classNames } from './CharacterPreview.tsx'
import { assignableOf, stepName } from './registration-steps.ts'
import type { StepProps } from './wizard.ts'

const here = [location.origin]

export function StepConfirm({ registration, form, values, onStep }: StepProps & { onStep: (step: number) => void }) {
  const { race, shown } = classNames(registration, values)
  const profile = form.text()
  const abilities = assignableOf(registration)
  const facts = (rows: readonly (readonly [string, string])[]) => (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-sub">
      {rows.map(([term, words]) => (
        <div key={term} className="contents">
          <dt className="text-cap leading-[1.7] text-ink-soft">{term}</dt>
          <dd className="min-w-0 wrap-anywhere">{words || <span className="text-ink-soft">—</span>}</dd>
        </div>
      ))}
    </dl>
  )
  const part = (step: number, children: ReactNode) => (
    <section aria-label={stepName(step)}>
      <SectionHeading
        more={
          <TextButton icon={PenLine} onClick={() => onStep(step)}>
            直す<span className="vh">：{stepName(step)}</span>
          </TextButton>
        }
      >
        {stepName(step)}
      </SectionHeading>
      <Card>{children}</Card>
    </section>
  )
  const told = (fields: readonly (keyof typeof toldFields)[]) =>
    fields.map(field => [toldFields[field].label, field === 'profile' ? profile : values[field]] as const)
  const settings = values.settings.filter(({ body }) => body.trim() !== '')
  return (
    <>
      <div className="mt-4">
        <CharacterPreview registration={registration} values={values} />
      </div>
      {part(
        2,
        facts([
          ['種族', race ?? ''],
          ['クラス', shown],
        ]),
      )}
      {abilities.length > 0 && part(3, facts(abilities.map(({ id, value }) => [value, `+${values.points[id] ?? 0}`])))}
      {part(4, facts([['読み', values.kana]]))}
      {part(
        5,
        facts([
          ['性別', values.seibetsu === null ? '' : seibetsuLabels[values.seibetsu as Seibetsu]],
          ...told(['age', 'height', 'hair', 'eyes', 'skin']),
        ]),
      )}
      {part(
        6,
        <>
          {facts(told(['firstPerson', 'secondPerson', 'tone', 'personality']))}
          {profile && (
            <div className="mt-3 border-t border-line pt-3">
              <RichText text={profile} origins={here} />
            </div>
          )}
        </>,
      )}
      {part(
        7,
        settings.length === 0 ? (
          <p className="text-sub text-ink-soft">自由設定はありません。</p>
        ) : (
          <ul className="grid gap-3">
            {settings.map(({ heading, body }) => (
              <li key={heading + body}>
                <p className="text-cap text-ink-soft">{heading}</p>
                <RichText text={body} origins={here} />
              </li>
            ))}
          </ul>
        ),
      )}
      <p className="mt-4 text-cap text-ink-soft">
        名前と読み、性別、年齢、種族とクラス、能力の割り振りは、登録のあとでは変えられません。
      </p>
    </>
  )
}
