// /myPage/account/mute: the words and characters that a user muted, each with a button that ends it.
import { type FormEvent, useRef, useState } from 'react'
import { useWrite } from '#app/platform/outbox/use-write.ts'
import { type MutedCharacter, muteQueries } from '#app/shared/mute/queries.ts'
import { muteCharacter, muteWord, muting } from '#app/shared/mute/writes.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { Avatar } from '#app/ui/Avatar.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { Button } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { TextField } from '#app/ui/Field.tsx'
import { List, ListRow } from '#app/ui/List.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { SendChip } from '#app/ui/WaitingLine.tsx'
import { imageSource } from '#rules/images.ts'
import { MUTED_WORDS_MOST, mutedWordFault } from '#rules/mutes.ts'
import { muteRefusals } from '#rules/refusals/mute.ts'

export const MuteScreen = () => (
  <Page top={<TopBar title="ミュート" back={<BackLink to="/myPage" />} />}>
    <p className="mt-3 text-cap text-ink-soft">
      ミュートした言葉をふくむ投稿と、ミュートしたキャラクターの投稿は、つぶやき・ノート・コメント・相談でたたまれます。押せば、その場で読めます。だれにも知らされず、フレンドやフォローもそのままです。
    </p>
    <Mutes />
  </Page>
)

function Mutes() {
  const query = useRead(muteQueries.list())
  return (
    <Read
      query={query}
      title="ミュートの一覧を読み込めませんでした。"
      className="mt-3"
      skeleton={<NewsRowSkeleton count={3} />}
    >
      {({ wordList, characterList }) => (
        <>
          <section aria-label="言葉">
            <SectionHeading>言葉</SectionHeading>
            <WordForm isFull={wordList.length >= MUTED_WORDS_MOST} />
            {wordList.length > 0 && (
              <List className="mt-3">
                {wordList.map(({ word }) => (
                  <Row key={word} name={word} press={muteWord(word, false)} />
                ))}
              </List>
            )}
          </section>
          <section aria-label="キャラクター">
            <SectionHeading>キャラクター</SectionHeading>
            {characterList.length === 0 ? (
              <EmptyState
                drawing={<EmptyDrawing />}
                title="ミュートしたキャラクターはいません。"
                note="つぶやきやコメント、キャラクターのページの「…」から、ミュートできます。"
              />
            ) : (
              <List>
                {characterList.map(one => (
                  <CharacterRow key={one.characterId} character={one} />
                ))}
              </List>
            )}
          </section>
        </>
      )}
    </Read>
  )
}

function WordForm({ isFull }: { isFull: boolean }) {
  const { write } = useWrite(muting)
  const [word, setWord] = useState('')
  const [message, setMessage] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const add = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const fault = mutedWordFault(word)
    setMessage(fault ? muteRefusals[fault].message : undefined)
    if (fault) return field.current?.focus()
    const result = await write(muteWord(word.trim(), true))
    if (result?.state === 'done' || result?.state === 'waiting') setWord('')
  }
  return (
    <form noValidate className="flex flex-wrap items-start gap-2" onSubmit={event => void add(event)}>
      <TextField
        ref={field}
        className="min-w-0 flex-[1_1_12rem]"
        label="ミュートする言葉"
        autoComplete="off"
        value={word}
        error={message}
        hint="ひらがなとカタカナ、全角と半角は区別しません。"
        onChange={event => {
          setWord(event.currentTarget.value)
          setMessage(undefined)
        }}
      />
      <Button
        type="submit"
        variant="ai"
        className="mt-7"
        reason={isFull ? muteRefusals.MUTE_WORDS_MOST.message : undefined}
      >
        加える
      </Button>
    </form>
  )
}

interface RowProps {
  name: string
  note?: string
  icon?: string | null
  press: ReturnType<typeof muteWord>
}

function Row({ name, note, icon, press }: RowProps) {
  const { write, openOf } = useWrite(muting)
  const waiting = openOf({ entity: press.entity })
  return (
    <ListRow
      icon={
        icon === undefined ? undefined : (
          <Avatar size={44} src={icon ? imageSource(icon, 'character', 96) : undefined} />
        )
      }
      title={<bdi className="wrap-anywhere">{name}</bdi>}
      note={note}
      trailing={
        waiting ? (
          <SendChip state={waiting.state} />
        ) : (
          <Button variant="line" aria-label={`ミュートを解除する：${name}`} onClick={() => void write(press)}>
            解除する
          </Button>
        )
      }
    />
  )
}

const CharacterRow = ({
  character: { characterId, characterFullName, icon, worldName },
}: {
  character: MutedCharacter
}) => (
  <Row
    name={characterFullName}
    note={worldName}
    icon={icon}
    press={muteCharacter({ characterId, name: characterFullName }, false)}
  />
)
