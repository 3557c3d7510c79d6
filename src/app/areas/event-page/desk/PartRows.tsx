// Parts of a page in their order: added by their kind, written, moved, taken out.
import { BarChart3, ImageIcon, ListTree, type LucideIcon, Text, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { OfferFields } from '#app/shared/campaign/OfferFields.tsx'
import { story } from '#app/shared/form/FormField.tsx'
import { PictureField } from '#app/shared/picture/PictureField.tsx'
import { Count, FaultLine, MoveButtons, nextId, useFocusAfter } from '#app/shared/scenario/rows.tsx'
import { Button } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Editor } from '#app/ui/editor/Editor.tsx'
import { TextAreaField, TextField } from '#app/ui/Field.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { EVENT_MOST, type EventPartKind, eventPartKinds, eventPartLabels } from '#rules/event-pages.ts'
import { ChoiceFromLibrary } from './ChoiceFromLibrary.tsx'
import { emptyRow, type PartRow } from './fields.ts'

const icons: Record<EventPartKind, LucideIcon> = {
  text: Text,
  picture: ImageIcon,
  links: ListTree,
  progress: BarChart3,
}

interface PartRowsProps {
  worldId: string
  /** number of the form's content, which changes where another version takes its place */
  epoch: number
  rows: readonly PartRow[]
  error: string | undefined
  onChange: (rows: readonly PartRow[]) => void
}

export function PartRows({ worldId, epoch, rows, error, onChange }: PartRowsProps) {
  const { list, adder, focusRow, focusAdder } = useFocusAfter<HTMLOListElement>()
  const isFull = rows.length >= EVENT_MOST.parts
  const add = (kind: EventPartKind): void => {
    const id = Math.max(1, nextId(rows.map(row => row.id)))
    onChange([...rows, { ...emptyRow(kind), id }])
    focusRow(id)
  }
  return (
    <section aria-label="中身">
      <SectionHeading more={<Count used={rows.length} most={EVENT_MOST.parts} />}>中身</SectionHeading>
      <p className="text-cap text-ink-soft">イベントが始まると、ここに並べた順に表示されます。</p>
      <FaultLine error={error} />
      <ol ref={list} className="mt-2 grid grid-cols-1 gap-3">
        {rows.map((row, index) => {
          const name = `中身 ${index + 1}`
          return (
            <li key={row.id} data-row={row.id} className="min-w-0 rounded-card border border-line bg-surface px-4 py-3">
              <div className="flex flex-wrap items-center justify-end">
                <h3 className="mr-auto text-cap font-semibold">
                  {name}・{eventPartLabels[row.kind]}
                </h3>
                <MoveButtons {...{ name, rows, index, onChange }} />
                <IconButton
                  icon={Trash2}
                  label={`${name}を外す`}
                  onClick={() => {
                    onChange(rows.toSpliced(index, 1))
                    focusAdder()
                  }}
                />
              </div>
              <PartFields
                {...{ worldId, row, name, epoch }}
                onChange={patch => onChange(rows.map(one => (one.id === row.id ? { ...one, ...patch } : one)))}
              />
            </li>
          )
        })}
      </ol>
      <p className="mt-3 text-cap font-semibold">中身を加える</p>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {eventPartKinds.map((kind, place) => (
          <Button
            key={kind}
            ref={place === 0 ? adder : undefined}
            variant="line"
            icon={icons[kind]}
            reason={isFull ? `中身は${EVENT_MOST.parts}個までです。` : undefined}
            aria-label={`${eventPartLabels[kind]}を加える`}
            onClick={() => add(kind)}
          >
            {eventPartLabels[kind]}
          </Button>
        ))}
      </div>
    </section>
  )
}

interface PartFieldsProps {
  worldId: string
  row: PartRow
  /** 中身 2 */
  name: string
  epoch: number
  onChange: (patch: Partial<PartRow>) => void
}

function PartFields(props: PartFieldsProps) {
  const { row, name, onChange } = props
  return (
    <div className="mt-2 grid grid-cols-1 gap-3">
      <TextField
        label={`${name}の見出し（なくてもよい）`}
        autoComplete="off"
        value={row.title}
        hint={
          <span className="num">
            {row.title.length} / {EVENT_MOST.partTitle}文字
          </span>
        }
        onChange={event => onChange({ title: event.currentTarget.value })}
      />
      {contents[row.kind](props)}
    </div>
  )
}

const characters = (text: string): number => text.length

const contents: Record<EventPartKind, (props: PartFieldsProps) => ReactNode> = {
  text: ({ row, name, epoch, onChange }) => (
    <Editor
      key={epoch}
      label={`${name}の文章`}
      initialText={row.text}
      onText={text => text !== row.text && onChange({ text })}
      count={characters}
      limit={EVENT_MOST.text}
      rows={6}
      preview={story}
    />
  ),
  picture: props => <PicturePart {...props} />,
  links: ({ row, onChange }) => (
    <OfferFields
      title="行き先"
      words="このページから開けるようにするページです。"
      most={EVENT_MOST.links}
      rows={row.links}
      error={undefined}
      onChange={links => onChange({ links })}
    />
  ),
  progress: ({ row, name, onChange }) => (
    <>
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={`${name}のいまの数`}
          inputMode="numeric"
          autoComplete="off"
          value={row.reached}
          hint={row.tweetEventId.trim() === '' ? undefined : 'つぶやきの数を使います。'}
          onChange={event => onChange({ reached: event.currentTarget.value })}
        />
        <TextField
          label={`${name}の目標の数`}
          inputMode="numeric"
          autoComplete="off"
          value={row.goal}
          onChange={event => onChange({ goal: event.currentTarget.value })}
        />
      </div>
      <TextField
        label={`${name}で数えるつぶやきイベントの番号（なくてもよい）`}
        inputMode="numeric"
        autoComplete="off"
        value={row.tweetEventId}
        hint="つぶやきイベントのアドレスの、最後の数字です。入れると、そのつぶやきを数えます。"
        onChange={event => onChange({ tweetEventId: event.currentTarget.value })}
      />
      <TextAreaField
        label={`${name}の説明（なくてもよい）`}
        rows={2}
        value={row.text}
        onChange={event => onChange({ text: event.currentTarget.value })}
      />
    </>
  ),
}

const PicturePart = ({ worldId, row, name, onChange }: PartFieldsProps) => (
  <>
    <PictureField
      picture={row.picture?.id ?? null}
      choose={face => (
        <ChoiceFromLibrary
          {...face}
          worldId={worldId}
          type="picture"
          onBlob={({ pictureId: id, width, height }) => onChange({ picture: { id, width, height } })}
        />
      )}
      // A chosen one is told by the library, with its size.
      onChange={id => id === null && onChange({ picture: null })}
    />
    <TextField
      label={`${name}の絵の説明（なくてもよい）`}
      autoComplete="off"
      value={row.text}
      hint={
        <span className="num">
          {row.text.length} / {EVENT_MOST.caption}文字・絵の下に出て、読み上げにも使われます
        </span>
      }
      onChange={event => onChange({ text: event.currentTarget.value })}
    />
  </>
)
