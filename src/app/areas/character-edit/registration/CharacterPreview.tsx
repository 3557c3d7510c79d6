// The character so far: face, name, class. Beside the wizard on wide screens, above the confirmation on all.
import { Card } from '#app/ui/Card.tsx'
import { classNameOf, namesInOrder } from '#rules/character-texts.ts'
import { Portrait } from '../Portrait.tsx'
import type { Registration } from '../queries.ts'
import type { RegistrationValues } from './registration-values.ts'

export const classNames = (registration: Registration, values: RegistrationValues) => {
  const nameOf = (id: string | null) => registration.classList.find(({ classId }) => classId === id)?.className ?? null
  return { race: nameOf(values.classAId), shown: classNameOf(nameOf(values.classBId), nameOf(values.classCId)) }
}

export function CharacterPreview({ registration, values }: { registration: Registration; values: RegistrationValues }) {
  const { race, shown } = classNames(registration, values)
  const facts = [race, shown && `${shown} Lv.1`].filter(Boolean).join('・')
  return (
    <Card as="section" aria-label="作っているキャラクター" className="text-center">
      <div className="grid justify-items-center">
        <Portrait named={{ ...values, worldId: registration.worldId }} icon={values.icon} size={128} name="" />
      </div>
      <p className="mt-3 font-mincho text-head leading-[1.35] font-semibold wrap-anywhere">
        {namesInOrder(values) || 'まだ名前がありません'}
      </p>
      <p className="mt-1 text-cap text-ink-soft">{facts || registration.worldName}</p>
      {values.catchphrase && <p className="mt-2 font-mincho text-sub wrap-anywhere">「{values.catchphrase}」</p>}
    </Card>
  )
}
