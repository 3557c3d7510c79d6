// Writing a letter of the makai post: to whom, the rule, with or without a name, and the text with its draft.
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useOutboxView } from '#app/platform/outbox/outbox-context.ts'
import { CharacterRow } from '#app/shared/character/CharacterRow.tsx'
import type { OwnCharacter } from '#app/shared/character/queries.ts'
import { SpeakingChip } from '#app/shared/character/SpeakingChip.tsx'
import { HandedInCard } from '#app/shared/draft/HandedInCard.tsx'
import { TextForm } from '#app/shared/draft/TextForm.tsx'
import { useNextText } from '#app/shared/draft/use-next-text.ts'
import { useTextForm } from '#app/shared/draft/use-text-form.ts'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { Switch } from '#app/ui/Switch.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { MAKAI_MAX, makaiFault } from '#rules/makai-post.ts'
import { characterRefusals } from '#rules/refusals/character.ts'
import { letterRefusals } from '#rules/refusals/letter.ts'
import type { MakaiPlace } from '../address.ts'
import { letterTarget, MAKAI_PLACE, type Pair } from '../draft-places.ts'
import { makaiQueries } from '../queries.ts'
import { postingMakai } from '../writes.ts'
import { Rule } from './Rule.tsx'

interface WritingProps {
  mine: OwnCharacter
  place: MakaiPlace
}

export function Writing({ mine, place }: WritingProps) {
  const { to } = place
  return to === undefined ? <Nobody worldId={mine.worldId} /> : <To mine={mine} place={place} otherId={to} />
}

const find = (worldId: string) => (
  <ButtonLink variant="ai" to="/world/$worldId/worldSearch/character" params={{ worldId }}>
    キャラクターを探す
  </ButtonLink>
)

const Nobody = ({ worldId }: { worldId: string }) => (
  <div className="mt-3">
    <EmptyState
      drawing={<EmptyDrawing />}
      title="宛先を選んでください。"
      note="キャラクターやNPCのページの「魔界ポストに投函する」から書けます。"
      action={find(worldId)}
    />
    <Rule className="mt-4" />
  </div>
)

function To({ mine, place, otherId }: WritingProps & { otherId: string }) {
  const { worldId, characterId } = mine
  const pair: Pair = { worldId, characterId, otherId }
  const query = useRead(makaiQueries.receiver(pair))
  const { error } = query
  const isOwn = error !== null && 'code' in error && error.code === 'MESSAGE_OWN'
  return (
    <Read
      query={query}
      title="宛先を読み込めませんでした。"
      className="mt-3"
      isNowhere={isOwn}
      nowhere={{
        title: (isOwn ? letterRefusals.MESSAGE_OWN : characterRefusals.CHARACTER_NOT_FOUND).message,
        action: find(worldId),
      }}
      skeleton={<NewsRowSkeleton count={1} />}
    >
      {({ receiver }) => (
        <>
          <div className="mt-2">
            <CharacterRow character={receiver} worldId={worldId} note="宛先" />
          </div>
          <Rule className="mt-2" />
          <MakaiForm pair={pair} name={receiver.characterFullName} draftId={place.draft} />
        </>
      )}
    </Read>
  )
}

const faultOf = (text: string): string | undefined => {
  const fault = makaiFault(text)
  return fault ? letterRefusals[fault].message : undefined
}

/** The choice as the draft keeps it: only that of a letter with a name. */
const NAMED = 'named'

function MakaiForm({ pair, name, draftId }: { pair: Pair; name: string; draftId: string | undefined }) {
  const [isAnonymous, hide] = useState(true)
  const navigate = useNavigate()
  const form = useTextForm({ write: postingMakai, faultOf })
  const { items } = useOutboxView()
  const target = letterTarget(pair)
  const waiting = items.filter(
    ({ kind, state, facts }) => kind === postingMakai.kind && state === 'waiting' && facts.target === target,
  )
  const { send, next, begun } = useNextText(form, {
    ...{ place: MAKAI_PLACE, target, name: '魔界ポストの手紙', waiting },
  })
  const fields = isAnonymous ? '' : NAMED
  const post = async (): Promise<void> => {
    const result = await send({ pair, name, isAnonymous, fields })
    if (result?.state !== 'done') return
    toasts.add({ type: 'success', title: '手紙を投函しました', line: '届くのは、四つの便のうちのどれかです' })
    void navigate({
      to: '/world/$worldId/makaiPost',
      params: { worldId: pair.worldId },
      search: { box: 'out' },
    })
  }
  return (
    <TextForm
      form={form}
      label={`${name}への手紙`}
      place={MAKAI_PLACE}
      target={target}
      draftId={draftId}
      next={next}
      limit={MAKAI_MAX}
      rows={6}
      fields={fields}
      onFields={kept => hide(kept !== NAMED)}
      fieldWords={kept => (kept === NAMED ? '名前をつけて出す' : '匿名で出す')}
      button="投函する"
      isMain
      onSend={() => void post()}
      head={
        <>
          <SpeakingChip worldId={pair.worldId} full className="mb-2" />
          <Switch
            label="匿名で出す"
            note={isAnonymous ? '名前もアイコンも届きません。' : 'あなたのキャラクターの名前がそえられます。'}
            checked={isAnonymous}
            onChange={checked => {
              hide(checked)
              form.editor.current?.fill(checked ? '' : NAMED)
            }}
            className="mb-2"
          />
        </>
      }
      foot={waiting.map(item => (
        <div key={item.id} className="mt-3">
          <HandedInCard item={item} onCancelled={begun} />
        </div>
      ))}
    />
  )
}
