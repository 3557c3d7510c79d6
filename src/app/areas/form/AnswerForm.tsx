// A member's answer being written: as a user, or as a character of the form's world.
import { useQuery } from '@tanstack/react-query'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { characterQueries } from '#app/shared/character/queries.ts'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Choice } from '#app/ui/Choice.tsx'
import { imageSource } from '#rules/images.ts'
import { formRefusals } from '#rules/refusals/form.ts'
import { AnswerFields } from './AnswerFields.tsx'
import type { SentAnswer, WebForm } from './queries.ts'
import { useAnswers } from './use-answers.ts'
import { sendingAnswer } from './writes.ts'

interface AnswerFormProps {
  form: WebForm
  /** answer that is changed; null for a new one */
  sent: SentAnswer | null
  /** characters that have answered already, where each character answers once */
  taken: readonly string[]
  onSent: (answer: SentAnswer) => void
  onCancel: (() => void) | undefined
}

export function AnswerForm({ form, sent, taken, onSent, onCancel }: AnswerFormProps) {
  const { formId, worldId, audience, questions, title } = form
  const answering = useAnswers({ formId, questions, sent })
  const isByCharacter = audience === 'character' && sent === null
  const { data: mine } = useQuery({ ...characterQueries.mine(), enabled: isByCharacter })
  const people = (mine?.characterList ?? []).filter(one => one.worldId === worldId && !taken.includes(one.characterId))
  const characterId = isByCharacter
    ? (people.find(one => one.characterId === answering.characterId) ?? (people.length === 1 ? people[0] : undefined))
        ?.characterId
    : undefined
  const hear = (answer: SentAnswer): void => {
    answering.drop()
    onSent(answer)
  }
  const desk = usePress(sendingAnswer, { formId }, { onLate: hear, can: '送れます' })
  const isMissing = isByCharacter && answering.isTried && characterId === undefined

  const send = async (): Promise<void> => {
    if (desk.pending || desk.reason) return
    if (!answering.check() || (isByCharacter && characterId === undefined)) return answering.tell()
    const answer = await desk.press({
      ...{ formId, title, answers: answering.answers },
      ...{ answerId: sent?.answerId ?? null, characterId: characterId ?? null },
    })
    if (answer) hear(answer)
  }
  return (
    <AnswerFields
      form={form}
      answering={answering}
      isBusy={desk.pending}
      reason={desk.reason}
      isChange={sent !== null}
      onSubmit={() => void send()}
      onCancel={onCancel}
      lead={
        isByCharacter &&
        mine &&
        (people.length === 0 ? (
          <div className="grid justify-items-start gap-2 text-sub">
            <p>
              {taken.length > 0 ? 'どのキャラクターも、もう答えています。' : 'このワールドのキャラクターが要ります。'}
            </p>
            {taken.length === 0 && worldId !== null && (
              <ButtonLink variant="ai" to="/world/$worldId/characterRegistration" params={{ worldId }}>
                キャラクターを登録する
              </ButtonLink>
            )}
          </div>
        ) : (
          <Choice
            label="答えるキャラクター"
            options={people.map(({ characterId: value, characterFullName: name, className, level, icon }) => ({
              ...{ value, name, note: `${className} Lv.${level}` },
              src: icon === null ? undefined : imageSource(icon, 'character', 96),
            }))}
            value={characterId}
            onChange={answering.setCharacter}
            placeholder="キャラクターを選ぶ"
            emptyText="キャラクターがいません。"
            error={isMissing ? formRefusals.FORM_NEEDS_CHARACTER.message : undefined}
          />
        ))
      }
    >
      <PressNotice of={desk} className="w-full" />
    </AnswerFields>
  )
}
