// Sheet in which a tweet, an answer or a quote is written: the character that speaks, the words with their draft, pictures. It lies
// over the list, which keeps its place.
import { useOutboxView } from '#app/platform/outbox/outbox-context.ts'
import { lackOfRoom } from '#app/platform/uploads.ts'
import { useOneAtATime } from '#app/platform/use-one-at-a-time.ts'
import { useSession } from '#app/platform/use-session.ts'
import { SpeakingChip } from '#app/shared/character/SpeakingChip.tsx'
import { useSpeaking } from '#app/shared/character/speaking.ts'
import { TextForm } from '#app/shared/draft/TextForm.tsx'
import { useNextText } from '#app/shared/draft/use-next-text.ts'
import { useTextForm } from '#app/shared/draft/use-text-form.ts'
import type { SentPicture } from '#app/shared/picture/kept-pictures.ts'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { Actions, Sheet } from '#app/ui/Sheet.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { tweetRefusals } from '#rules/refusals/tweet.ts'
import { oneLine } from '#rules/text/excerpt.ts'
import { TWEET_MAX, tweetFault, withSign } from '#rules/tweets.ts'
import { TWEET_PLACE, tweetTarget } from './draft-place.ts'
import { pictureFields, picturesInFields, picturesInWords } from './named-pictures.ts'
import { PictureChooser } from './PictureChooser.tsx'
import type { Tweet, TweetEvent } from './queries.ts'
import { usePictures } from './use-pictures.ts'
import { refusedPictures, waitingTweets } from './waiting.ts'
import { tweeting } from './writes.ts'

/** A tweet that is being written: a new one, an answer or a quote; of one that was taken back also its draft and pictures. */
export interface Writing {
  replyTo: number | null
  quoteOf: number | null
  /** tweet that it answers or quotes, where it is at hand */
  about?: Tweet | undefined
  draftId?: string | undefined
  pictures?: readonly SentPicture[]
}

interface ComposerProps {
  worldId: string
  writing: Writing
  /** event that goes on now, whose hashtag is offered */
  event: TweetEvent | null
  onPosted: () => void
  onClose: () => void
}

const ABOUT_LENGTH = 60

export function Composer({ worldId, writing, event, onPosted, onClose }: ComposerProps) {
  const speaking = useSpeaking(worldId)
  const { replyTo, quoteOf, about } = writing
  const lead = about
    ? `${about.character.characterFullName}：${oneLine(about.body, ABOUT_LENGTH) || '画像'}`
    : undefined
  return (
    <Sheet
      open
      onClose={onClose}
      width={500}
      title={replyTo !== null ? '返信する' : quoteOf !== null ? '引用してつぶやく' : 'つぶやく'}
      lead={lead}
    >
      {speaking ? (
        <Form {...{ worldId, writing, event, onPosted, onClose }} characterId={speaking.characterId} />
      ) : (
        <>
          <p className="mt-3 text-sub">つぶやくには、このワールドのキャラクターが必要です。</p>
          <Actions>
            <Button variant="line" size="big" onClick={onClose}>
              とじる
            </Button>
            <ButtonLink variant="shu" size="big" to="/world/$worldId/characterRegistration" params={{ worldId }}>
              キャラクターを作る
            </ButtonLink>
          </Actions>
        </>
      )}
    </Sheet>
  )
}

function Form({ worldId, writing, event, characterId, onPosted, onClose }: ComposerProps & { characterId: string }) {
  const { replyTo, quoteOf, draftId } = writing
  const { user } = useSession()
  const { items } = useOutboxView()
  const about = { replyTo, quoteOf }
  const target = tweetTarget(worldId, about)
  const waiting = waitingTweets(items, worldId)
  const pictures = usePictures({
    place: { kind: 'tweet', userId: user?.userId ?? '', target },
    first: writing.pictures,
    refused: () => refusedPictures(items, target),
    draftId: () => form.editor.current?.draftId() ?? draftId ?? null,
    isWaiting: id => waiting.some(({ facts }) => facts.draftId === id),
    onNamed: ids => form.editor.current?.fill(pictureFields(ids)),
  })
  const faultOf = (text: string): string | undefined => {
    const fault = tweetFault(text, pictures.list.length)
    return fault ? tweetRefusals[fault].message : undefined
  }
  const form = useTextForm({ write: tweeting, faultOf })
  const { send, next } = useNextText(form, { place: TWEET_PLACE, target, name: 'つぶやき', waiting })
  const post = useOneAtATime(async () => {
    const sent = await pictures.chosen()
    const full = await lackOfRoom(sent)
    if (full) return form.say(full)
    const result = await send({ worldId, characterId, ...about, pictures: sent })
    if (!result || 'message' in result) return
    pictures.clear()
    if (result.state === 'done') {
      toasts.add({ type: 'success', title: 'つぶやきました' })
      onPosted()
    }
    onClose()
  })
  return (
    <TextForm
      form={form}
      label={replyTo !== null ? '返信' : 'つぶやき'}
      place={TWEET_PLACE}
      target={target}
      draftId={draftId}
      next={next}
      limit={TWEET_MAX}
      rows={4}
      onFields={fields => pictures.setNamed(picturesInFields(fields))}
      fieldWords={picturesInWords}
      button={replyTo !== null ? '返信する' : 'つぶやく'}
      isMain
      reason={pictures.isReading ? '画像を読み取っています。' : undefined}
      hint={
        event?.phase === 'within'
          ? `${withSign(event.hashtag)} をつけると、「${event.title}」に参加できます。`
          : undefined
      }
      onSend={() => void post()}
      head={<SpeakingChip worldId={worldId} full className="mb-2" />}
    >
      <PictureChooser pictures={pictures} />
    </TextForm>
  )
}
