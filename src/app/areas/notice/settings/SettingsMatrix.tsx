// なにを、どこで: a table with a row for each event and a column for each channel. A lock stands where a channel cannot be
// switched off.
import { Bell, Check, Lock, type LucideIcon, Mail, Smartphone } from 'lucide-react'
import { SectionHeading } from '#app/ui/Card.tsx'
import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { sticksUnderBars } from '#app/ui/under-bars.ts'
import { LIVE_CHANNELS, type NoticeChannel, noticeChannelLabels } from '#rules/notices/channels.ts'
import { isLockedOn, type NOTICE_SETTINGS, type NoticeSettingKey } from '#rules/notices/settings.ts'

type Row = (typeof NOTICE_SETTINGS)[number]
type MatrixProps = {
  rows: readonly Row[]
  isOn: (key: NoticeSettingKey, channel: NoticeChannel) => boolean
  onChoose: (key: NoticeSettingKey, channel: NoticeChannel, isOn: boolean) => void
}

const icons: Record<NoticeChannel, LucideIcon> = { app: Bell, push: Smartphone, mail: Mail }
const cards = ['playing', 'others', 'own', 'desk'] as const
const column = 'w-16 text-center align-middle'

export function SettingsMatrix({ rows, isOn, onChoose }: MatrixProps) {
  return (
    <>
      <SectionHeading>なにを、どこで</SectionHeading>
      <table className="w-full border-separate border-spacing-0">
        <thead ref={sticksUnderBars} className="sticky top-(--bar-top) z-1 bg-paper">
          <tr>
            <th scope="col">
              <span className="vh">できごと</span>
            </th>
            {LIVE_CHANNELS.map(channel => (
              <th key={channel} scope="col" className={cx(column, 'pb-2 text-badge font-normal text-ink-soft')}>
                <Icon of={icons[channel]} size="s" className="mx-auto block" />
                {noticeChannelLabels[channel]}
              </th>
            ))}
          </tr>
        </thead>
        {cards.map(card => {
          const ofCard = rows.filter(row => row.card === card)
          return ofCard.length === 0 ? null : (
            // The empty line of each body is the gap between cards.
            <tbody key={card} className="before:block before:h-2">
              {ofCard.map((row, index) => (
                <MatrixRow
                  key={row.key}
                  row={row}
                  place={cx(index === 0 && 'first', index === ofCard.length - 1 && 'last')}
                  isOn={isOn}
                  onChoose={onChoose}
                />
              ))}
            </tbody>
          )
        })}
      </table>
      <p className="phrases flex gap-1 text-meta text-ink-soft">
        <Icon of={Lock} size="xs" className="mt-1 flex-none" />
        錠のついたものは、参加や登録にかかわるため、止められません。
      </p>
    </>
  )
}

type MatrixRowProps = Omit<MatrixProps, 'rows'> & { row: Row; place: string }

function MatrixRow({ row, place, isOn, onChoose }: MatrixRowProps) {
  const { key, label, note } = row
  const [first, last] = [place.includes('first'), place.includes('last')]
  const edge = cx('h-14 border-t border-line bg-surface', last && 'border-b')
  return (
    <tr>
      <th
        scope="row"
        className={cx(
          edge,
          'border-l py-2 pr-2 pl-4 text-left font-normal',
          first && 'rounded-tl-card',
          last && 'rounded-bl-card',
        )}
      >
        <span className="phrases block text-sub leading-[1.45]">{label}</span>
        {note && <span className="phrases block text-meta text-ink-soft">{note}</span>}
      </th>
      {LIVE_CHANNELS.map((channel, index) => {
        const isEnd = index === LIVE_CHANNELS.length - 1
        return (
          <td
            key={channel}
            className={cx(
              edge,
              column,
              isEnd && 'border-r',
              isEnd && first && 'rounded-tr-card',
              isEnd && last && 'rounded-br-card',
            )}
          >
            {isLockedOn(key, channel) ? (
              <span className="mx-auto grid size-7 place-items-center rounded-pic bg-sunken text-ink-soft">
                <Icon of={Lock} size="s" />
                <span className="vh">止められません</span>
              </span>
            ) : (
              <Cell
                label={`${label}：${noticeChannelLabels[channel]}`}
                checked={isOn(key, channel)}
                onChange={next => onChoose(key, channel, next)}
              />
            )}
          </td>
        )
      })}
    </tr>
  )
}

type CellProps = { label: string; checked: boolean; onChange: (checked: boolean) => void }

/** A native checkbox of 44 by 44 to touch. */
const Cell = ({ label, checked, onChange }: CellProps) => (
  <span className="relative mx-auto grid size-11 place-items-center">
    <input
      type="checkbox"
      aria-label={label}
      checked={checked}
      onChange={event => onChange(event.currentTarget.checked)}
      className="peer absolute inset-0 size-full opacity-0"
    />
    <span
      aria-hidden="true"
      className={cx(
        'grid size-7 place-items-center rounded-pic border peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ai',
        checked ? 'border-ai bg-ai text-on-ai' : 'border-line-strong',
      )}
    >
      {checked && <Icon of={Check} size="s" />}
    </span>
  </span>
)
