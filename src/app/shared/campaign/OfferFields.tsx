// Pages on offer: added by their address, described in a few words, put in their order.
import { useQueryClient } from '@tanstack/react-query'
import { Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { readQuery } from '#app/platform/query.ts'
import { NoAnswer } from '#app/platform/requests.ts'
import { tellFailure, whatWentWrong } from '#app/shared/draft/what-went-wrong.ts'
import { Count, FaultLine, MoveButtons, nextId } from '#app/shared/scenario/rows.tsx'
import { announce } from '#app/ui/announce.ts'
import { Button } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { TextField } from '#app/ui/Field.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { CAMPAIGN_NOTE_MAX, CAMPAIGN_OFFERS_MOST, offerKindLabels, offerOfAddress } from '#rules/campaigns.ts'
import { offlineReason } from '#rules/messages/offline.ts'
import type { OfferRow } from './offer-rows.ts'
import { campaignCalls } from './queries.ts'

interface OfferFieldsProps {
  /** words about the pages under the heading */
  words: string
  /** name of the section, and of one page in it: 対象 */
  title?: string
  most?: number
  rows: readonly OfferRow[]
  error: string | undefined
  onChange: (rows: readonly OfferRow[]) => void
}

const NO_PAGE = 'ワールド、ショップ、シナリオ、ミッション、フォームのページのアドレスを入力してください'

export function OfferFields(props: OfferFieldsProps) {
  const { words, title = '対象', most = CAMPAIGN_OFFERS_MOST, rows, error, onChange } = props
  const client = useQueryClient()
  const online = useOnline()
  const field = useRef<HTMLInputElement>(null)
  const [address, setAddress] = useState('')
  const [fault, setFault] = useState<string>()
  const [isPending, setPending] = useState(false)

  const add = async (): Promise<void> => {
    const named = offerOfAddress(address)
    const isKnown = rows.some(
      ({ kind, worldId, id }) => named?.kind === kind && named.worldId === worldId && named.id === id,
    )
    setFault(named ? (isKnown ? 'このページは、もう加えてあります' : undefined) : NO_PAGE)
    if (!named || isKnown) return field.current?.focus()
    setPending(true)
    try {
      const { kind, worldId, id } = named
      const asked = { kind, id, ...(worldId === null ? {} : { worldId }) }
      const found = await client.fetchQuery(readQuery(campaignCalls.offer, asked))
      onChange([...rows, { ...found, key: nextId(rows.map(row => row.key)) }])
      setAddress('')
      announce(`${found.title}を加えました。`)
    } catch (failure) {
      if (failure instanceof NoAnswer) tellFailure('ページを加えられませんでした', failure)
      else setFault(whatWentWrong(failure))
    } finally {
      setPending(false)
      field.current?.focus()
    }
  }
  return (
    <section aria-label={title}>
      <SectionHeading more={<Count used={rows.length} most={most} />}>{title}</SectionHeading>
      <p className="text-cap text-ink-soft">{words}</p>
      {rows.length > 0 && (
        <ol className="mt-2 grid gap-3">
          {rows.map((row, index) => (
            <OfferRowCard
              key={row.key}
              row={row}
              onNote={note => onChange(rows.map(one => (one.key === row.key ? { ...one, note } : one)))}
              moving={name => <MoveButtons {...{ name, rows, index, onChange }} />}
              onRemove={() => {
                onChange(rows.filter(one => one.key !== row.key))
                field.current?.focus()
              }}
            />
          ))}
        </ol>
      )}
      <FaultLine error={error} />
      <TextField
        ref={field}
        label="加えるページのアドレス"
        className="mt-3"
        autoComplete="off"
        spellCheck={false}
        inputMode="url"
        value={address}
        error={fault}
        hint="ページを開いて、アドレスをコピーして貼ってください。"
        onChange={event => {
          setAddress(event.currentTarget.value)
          setFault(undefined)
        }}
      />
      <Button
        variant="line"
        icon={Plus}
        className="mt-2"
        pending={isPending}
        pendingLabel="確かめています"
        reason={rows.length >= most ? `${title}は${most}件までです。` : offlineReason(online, '加えられます')}
        onClick={() => void add()}
      >
        {title}を加える
      </Button>
    </section>
  )
}

interface OfferRowCardProps {
  row: OfferRow
  onNote: (note: string) => void
  moving: (name: string) => ReactNode
  onRemove: () => void
}

function OfferRowCard({ row, onNote, moving, onRemove }: OfferRowCardProps) {
  const name = row.title || '公開されていないページ'
  return (
    <li className="rounded-card border border-line bg-surface px-4 py-3">
      <div className="flex flex-wrap items-center justify-end">
        <h3 className="mr-auto min-w-0 text-cap font-semibold wrap-anywhere">
          {name}
          <span className="block font-normal text-ink-soft">
            {[offerKindLabels[row.kind], row.worldName].filter(Boolean).join('・')}
          </span>
        </h3>
        {moving(name)}
        <IconButton icon={Trash2} label={`${name}を外す`} onClick={onRemove} />
      </div>
      <TextField
        label="ひとこと（なくてもよい）"
        autoComplete="off"
        value={row.note}
        hint={
          <span className="num">
            {row.note.length} / {CAMPAIGN_NOTE_MAX}文字
          </span>
        }
        onChange={event => onNote(event.currentTarget.value)}
      />
    </li>
  )
}
