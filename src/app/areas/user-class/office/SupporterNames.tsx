// The names that the sign-in page thanks, as lines that an admin edits. What is written is kept on the device until it is saved.
import { Save } from 'lucide-react'
import { useState } from 'react'
import { useKeptChoice } from '#app/platform/kept-choice.ts'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { AskFirst } from '#app/shared/screen/AskFirst.tsx'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { Button } from '#app/ui/Button.tsx'
import { TextAreaField } from '#app/ui/Field.tsx'
import { MissionCardSkeleton } from '#app/ui/Skeleton.tsx'
import { classRequestRefusals } from '#rules/refusals/class-request.ts'
import { supporterLines, supporterNamesFault } from '#rules/supporters.ts'
import { classQueries } from '../queries.ts'
import { savingSupporters } from '../writes.ts'

export function SupporterNames() {
  const query = useRead(classQueries.supporters())
  return (
    <Read query={query} title="お名前を読み込めませんでした。" className="mt-3" skeleton={<MissionCardSkeleton />}>
      {({ nameList }) => <NamesForm stored={nameList} onReload={() => void query.refetch()} />}
    </Read>
  )
}

function NamesForm({ stored, onReload }: { stored: string[]; onReload: () => void }) {
  const { choice, choose } = useKeptChoice<string>('supporters1')
  const [message, setMessage] = useState<string>()
  const acts = usePress(savingSupporters, {}, { can: '保存できます' })
  const written = choice ?? stored.join('\n')
  const names = supporterLines(written)
  const [asks, setAsks] = useState(false)
  const ask = (): void => {
    const fault = supporterNamesFault(names) ? classRequestRefusals.SUPPORTER_NAMES.message : undefined
    setMessage(fault)
    if (!fault) setAsks(true)
  }
  const save = async (): Promise<void> => {
    if (await acts.press({ before: stored, nameList: names })) choose(null)
  }
  return (
    <form
      className="mt-3"
      onSubmit={event => {
        event.preventDefault()
        ask()
      }}
    >
      <TextAreaField
        label="ご支援いただいた皆さまのお名前"
        rows={12}
        value={written}
        error={message}
        hint={`1行にひとり。ログインの画面に、この順で表示します。いまは${names.length}人。`}
        onChange={event => {
          choose(event.currentTarget.value)
          setMessage(undefined)
        }}
      />
      <PressNotice of={acts}>
        {acts.problem?.code === 'SUPPORTERS_CHANGED' && (
          <Button variant="line" className="mt-2" onClick={onReload}>
            読み込み直す
          </Button>
        )}
      </PressNotice>
      <Button
        type="submit"
        variant="shu"
        size="big"
        capped
        icon={Save}
        className="mt-3"
        pending={acts.pending}
        pendingLabel="保存しています"
        reason={acts.reason}
      >
        保存する
      </Button>
      {asks && (
        <AskFirst
          asked={{
            title: 'お名前を公開しますか？',
            lead: `${names.length}人のお名前が、ログインの画面に表示されます。`,
            yes: '公開する',
          }}
          onClose={() => setAsks(false)}
          onYes={() => void save()}
        />
      )}
    </form>
  )
}
