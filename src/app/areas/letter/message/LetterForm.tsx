// The form of a letter: whom it comes from, the text with its draft, what is put in, and below it what waits on this device.
import { Gift, type LucideIcon, Volume2, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { useOutboxView } from '#app/platform/outbox/outbox-context.ts'
import { SpeakingChip } from '#app/shared/character/SpeakingChip.tsx'
import { HandedInCard } from '#app/shared/draft/HandedInCard.tsx'
import { handedIn } from '#app/shared/draft/handed-in.ts'
import { TextForm } from '#app/shared/draft/TextForm.tsx'
import { useNextText } from '#app/shared/draft/use-next-text.ts'
import { useTextForm } from '#app/shared/draft/use-text-form.ts'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { LETTER_MAX, letterFault } from '#rules/letters.ts'
import { offlineWritingReason } from '#rules/messages/offline.ts'
import { letterRefusals } from '#rules/refusals/letter.ts'
import { LETTER_PLACE, letterTarget, type Pair } from '../draft-places.ts'
import { type Enclosed, enclosedGiftWords, enclosedWords, keptEnclosed, NOTHING, readEnclosed } from '../enclosed.ts'
import { givingLetter, sendingLetter } from '../writes.ts'

const EncloseSheet = lazy(() => import('./EncloseSheet.tsx').then(module => ({ default: module.EncloseSheet })))

const faultOf = (text: string): string | undefined => {
  const fault = letterFault(text)
  return fault ? letterRefusals[fault].message : undefined
}

interface LetterFormProps {
  pair: Pair
  name: string
  draftId: string | undefined
}

export function LetterForm({ pair, name, draftId }: LetterFormProps) {
  const online = useOnline()
  const [enclosed, enclose] = useState<Enclosed>(NOTHING)
  const [isOpen, open] = useState(false)
  const { gift } = enclosed
  const form = useTextForm({ write: gift ? givingLetter : sendingLetter, faultOf })
  const { items } = useOutboxView()
  const target = letterTarget(pair)
  const waiting = items.filter(
    ({ kind, state, facts }) =>
      (kind === sendingLetter.kind || kind === givingLetter.kind) && state === 'waiting' && facts.target === target,
  )
  const { send, next, begun } = useNextText(form, { place: LETTER_PLACE, target, name: '手紙', waiting })
  const change = (now: Enclosed): void => {
    enclose(now)
    form.editor.current?.fill(keptEnclosed(now))
  }
  const post = async (): Promise<void> => {
    const input = { pair, name, enclosed }
    // A gift is never sent hours later: without a network its letter stays a draft.
    const result = gift ? (online ? await form.send(input) : null) : await send(input)
    if (!result || 'message' in result) return
    enclose(NOTHING)
    if (result.state === 'done')
      toasts.add({ type: 'success', title: gift ? '手紙と贈りものを送りました' : '手紙を送りました' })
  }
  return (
    <>
      <TextForm
        form={form}
        label={`${name}への手紙`}
        place={LETTER_PLACE}
        target={target}
        draftId={draftId}
        next={next}
        limit={LETTER_MAX}
        rows={3}
        fields={keptEnclosed(enclosed)}
        onFields={fields => enclose(readEnclosed(fields))}
        fieldWords={fields => enclosedWords(readEnclosed(fields))}
        button="手紙を送る"
        isMain
        reason={gift ? offlineWritingReason(online, '贈りものつきの手紙は送れます') : undefined}
        onSend={() => void post()}
        head={<SpeakingChip worldId={pair.worldId} full className="mb-2" />}
        foot={waiting.map(item => (
          <div key={item.id} className="mt-3">
            <HandedInCard
              item={item}
              onCancelled={taken => {
                enclose(readEnclosed(handedIn(item)?.fields ?? ''))
                begun(taken)
              }}
            />
          </div>
        ))}
      >
        <div className="mt-2 flex flex-wrap items-center gap-2">
          {gift && (
            <Line
              icon={Gift}
              words={enclosedGiftWords(gift)}
              drop="贈りものをやめる"
              onDrop={() => change({ ...enclosed, gift: null })}
            />
          )}
          {enclosed.voice && (
            <Line
              icon={Volume2}
              words={enclosed.voice.shouhinmei}
              drop="ボイスをやめる"
              onDrop={() => change({ ...enclosed, voice: null })}
            />
          )}
          <Button
            variant="line"
            icon={Gift}
            reason={online ? undefined : '贈りものとボイスは、つながってから添えられます。'}
            onClick={() => open(true)}
          >
            添えるものを選ぶ
          </Button>
        </div>
      </TextForm>
      <Suspense>
        {isOpen && (
          <EncloseSheet
            of={pair}
            enclosed={enclosed}
            onClose={() => open(false)}
            onChoose={now => {
              change(now)
              open(false)
            }}
          />
        )}
      </Suspense>
    </>
  )
}

interface LineProps {
  icon: LucideIcon
  words: string
  drop: string
  onDrop: () => void
}

const Line = ({ icon, words, drop, onDrop }: LineProps) => (
  <p className="flex min-h-11 w-full items-center gap-2 rounded-card bg-sunken pl-4 text-cap">
    <Icon of={icon} size="s" className="flex-none text-ai" />
    <span className="min-w-0 flex-1 wrap-anywhere">{words}</span>
    <IconButton icon={X} label={drop} onClick={onDrop} />
  </p>
)
