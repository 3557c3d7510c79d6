// Form of the private parts of a replay (限定公開): each a text with those who read it. It saves nothing by itself.
import { Lock, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Place, story } from '#app/shared/form/FormField.tsx'
import { AddRow, Count, FaultLine, nextId, useFocusAfter } from '#app/shared/scenario/rows.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { CheckField } from '#app/ui/Field.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { PARTS_MOST, type PrivatePart, REPLAY_MOST, replayErrors, replayFaults } from '#rules/scenario/replay.ts'
import { replaceCount } from '#rules/text/count.ts'
import type { CastFace } from './cast-results.ts'

const Editor = lazy(() => import('#app/ui/editor/Editor.tsx').then(module => ({ default: module.Editor })))

export interface PartsFormProps {
  partList: readonly PrivatePart[]
  cast: readonly CastFace[]
  /** takes all parts, which the caller gives back as partList at once */
  onChange: (partList: readonly PrivatePart[]) => void
  disabled?: boolean | undefined
  /** judged as for being handed in */
  isWhole?: boolean | undefined
}

/** A part with the key of its editor. The key is a new one when the text came from elsewhere, so that the editor begins anew. */
type Row = { id: number; body: string }

function useKeyedRows(partList: readonly PrivatePart[]) {
  const [rows, setRows] = useState<readonly Row[]>([])
  const isSame = rows.length === partList.length && rows.every(({ body }, index) => body === partList[index]?.body)
  if (isSame) return { rows, setRows }
  const next = nextId(rows.map(({ id }) => id))
  const renewed = partList.map(({ body }, index) => {
    const row = rows[index]
    return row?.body === body ? row : { id: next + index, body }
  })
  setRows(renewed)
  return { rows: renewed, setRows }
}

export function PartsForm({ partList, cast, onChange, disabled = false, isWhole = false }: PartsFormProps) {
  const { rows, setRows } = useKeyedRows(partList)
  const { list, adder, focusRow, focusAdder } = useFocusAfter()
  const entries = new Set(cast.map(({ entryId }) => entryId))
  const fault = (parts: readonly PrivatePart[]): string | undefined =>
    (isWhole ? replayErrors : replayFaults)({ body: '', result: null, castList: [], partList: parts }, entries).partList
  const change = (index: number, patch: Partial<PrivatePart>): void => {
    const { body } = patch
    if (body !== undefined) setRows(rows.map((row, at) => (at === index ? { ...row, body } : row)))
    onChange(partList.map((part, at) => (at === index ? { ...part, ...patch } : part)))
  }
  const add = (): void => {
    const id = nextId(rows.map(row => row.id))
    setRows([...rows, { id, body: '' }])
    onChange([...partList, { body: '', entryIds: [] }])
    focusRow(id)
  }
  const remove = (index: number): void => {
    setRows(rows.toSpliced(index, 1))
    onChange(partList.toSpliced(index, 1))
    focusAdder()
  }
  return (
    <Place name="partList">
      <fieldset disabled={disabled} className="min-w-0">
        <legend className="vh">限定公開の部分</legend>
        <section ref={list} aria-label="限定公開の部分">
          <SectionHeading more={<Count used={partList.length} most={PARTS_MOST} />}>限定公開の部分</SectionHeading>
          <p className="flex gap-1.5 text-cap text-ink-soft">
            <Icon of={Lock} size="xs" className="mt-1" />
            <span>選んだキャラクターのプレイヤーだけが読めます。ほかの人には、部分があることだけが伝わります。</span>
          </p>
          {partList.length > 0 && (
            <ol className="mt-2 grid grid-cols-1 gap-3">
              {partList.map((part, index) => (
                <li
                  key={rows[index]?.id}
                  data-row={rows[index]?.id}
                  className="rounded-card border border-line bg-surface px-3 py-2"
                >
                  <PartFields
                    number={index + 1}
                    part={part}
                    cast={cast}
                    error={fault([part])}
                    disabled={disabled}
                    onChange={patch => change(index, patch)}
                    onRemove={() => remove(index)}
                  />
                </li>
              ))}
            </ol>
          )}
          <FaultLine error={partList.length > PARTS_MOST ? fault(partList) : undefined} />
          {!disabled && (
            <AddRow
              ref={adder}
              full={partList.length >= PARTS_MOST && `限定公開の部分は${PARTS_MOST}個までです。`}
              onAdd={add}
            >
              限定公開の部分を加える
            </AddRow>
          )}
          {disabled && partList.length === 0 && <p className="mt-2 text-sub text-ink-soft">ありません。</p>}
        </section>
      </fieldset>
    </Place>
  )
}

interface PartFieldsProps {
  number: number
  part: PrivatePart
  cast: readonly CastFace[]
  error: string | undefined
  disabled: boolean
  onChange: (patch: Partial<PrivatePart>) => void
  onRemove: () => void
}

function PartFields({ number, part, cast, error, disabled, onChange, onRemove }: PartFieldsProps) {
  const { body, entryIds } = part
  const toggle = (entryId: number, isReader: boolean): void =>
    onChange({
      entryIds: cast.map(one => one.entryId).filter(id => (id === entryId ? isReader : entryIds.includes(id))),
    })
  return (
    <>
      <div className="flex items-center">
        <h3 className="num mr-auto text-cap font-semibold">限定公開 {number}</h3>
        {!disabled && <IconButton icon={Trash2} label={`限定公開 ${number}を削除`} onClick={onRemove} />}
      </div>
      {disabled ? (
        <div className="font-mincho text-body leading-[1.9]">{story(body)}</div>
      ) : (
        <Suspense fallback={<SkeletonBlock className="h-40 rounded-card" />}>
          <Editor
            label={`限定公開 ${number}の本文`}
            initialText={body}
            onText={text => text !== body && onChange({ body: text })}
            count={replaceCount}
            limit={REPLAY_MOST.part}
            rows={5}
            preview={story}
          />
        </Suspense>
      )}
      <fieldset className="mt-3">
        <legend className="num text-cap font-semibold">
          読める人 {entryIds.length} / {cast.length}人
        </legend>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-x-3">
          {cast.map(({ entryId, character }) => (
            <CheckField
              key={entryId}
              label={<bdi>{character.characterFullName}</bdi>}
              checked={entryIds.includes(entryId)}
              onChange={event => toggle(entryId, event.currentTarget.checked)}
            />
          ))}
        </div>
      </fieldset>
      <FaultLine error={error} />
    </>
  )
}
